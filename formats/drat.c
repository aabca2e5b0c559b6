/* drat.c - reads a DRAT proof, text or binary, step by step. */
#include "formats/drat.h"

#include <inttypes.h>
#include <stdlib.h>

#include "formats/dimacs.h"

/* A binary step begins with 'a' or 'd', a text with a digit, '-', 'd' or 'c'.
 * Behind its 'd' a text has a blank; in binary that would be the literal of
 * variable 16, which no real proof deletes first. */
static void tell_form(struct nq_drat *proof)
{
    int c = getc(proof->in);
    proof->binary = c == 'a';
    if (c == 'd') {
        proof->taken = true;
        c = getc(proof->in);
        proof->binary = c != ' ' && c != '\t';
    }
    if (c != EOF)
        (void)ungetc(c, proof->in);
}

/* The byte that says what kind of step comes, taken if it is 'a' or 'd'. */
static int step_kind(struct nq_drat *proof)
{
    if (proof->taken) {
        proof->taken = false;
        return 'd';
    }
    const int c = getc(proof->in);
    if (c != EOF && c != 'a' && c != 'd')
        (void)ungetc(c, proof->in);
    return c;
}

void nq_drat_init(struct nq_drat *proof, FILE *in)
{
    *proof = (struct nq_drat){.in = in};
    nq_integers_init(&proof->text, in);
}

void nq_drat_release(struct nq_drat *proof)
{
    free(proof->literal);
    proof->literal = NULL;
    proof->capacity = 0;
}

static enum nq_status append(struct nq_drat *proof, size_t *count,
                             int32_t literal, struct nq_error *err)
{
    if (literal > NQ_MAX_VARIABLE || literal < -NQ_MAX_VARIABLE)
        return nq_fail(err, NQ_SYNTAX,
                       "proof step %" PRIu64 ": literal %" PRId32
                       " is beyond variable %d",
                       proof->steps + 1, literal, NQ_MAX_VARIABLE);
    if (*count == proof->capacity) {
        const size_t wanted = proof->capacity ? proof->capacity * 2 : 64;
        int32_t *larger =
            realloc(proof->literal, wanted * sizeof *proof->literal);
        if (!larger)
            return nq_fail(err, NQ_MEMORY, "out of memory");
        proof->literal = larger;
        proof->capacity = wanted;
    }
    proof->literal[(*count)++] = literal;
    return NQ_OK;
}

/* A binary literal: 7 bits a byte, lowest first; 2 V for V, 2 V + 1 for -V.
 * 0 at the end of the step. */
static enum nq_status binary_literal(struct nq_drat *proof, int32_t *literal,
                                     struct nq_error *err)
{
    uint64_t value = 0;
    for (unsigned shift = 0; shift < 35; shift += 7) {
        const int byte = getc_unlocked(proof->in);
        if (byte == EOF)
            return nq_fail(err, NQ_SYNTAX, "proof step %" PRIu64 " is cut off",
                           proof->steps + 1);
        value |= (uint64_t)(byte & 0x7f) << shift;
        if ((byte & 0x80) == 0) {
            if (value / 2 > NQ_MAX_VARIABLE || value == 1)
                break;
            const int32_t variable = (int32_t)(value / 2);
            *literal = value & 1 ? -variable : variable;
            return NQ_OK;
        }
    }
    return nq_fail(err, NQ_SYNTAX,
                   "proof step %" PRIu64 " has a literal out of range",
                   proof->steps + 1);
}

static enum nq_status next_binary(struct nq_drat *proof,
                                  struct nq_drat_step *step, bool *more,
                                  struct nq_error *err)
{
    const int kind = step_kind(proof);
    *more = kind != EOF;
    if (!*more)
        return NQ_OK;
    if (kind != 'a' && kind != 'd')
        return nq_fail(err, NQ_SYNTAX,
                       "proof step %" PRIu64
                       " begins with byte 0x%02x, not with 'a' or 'd'",
                       proof->steps + 1, (unsigned)kind);
    size_t count = 0;
    int32_t literal = 0;
    enum nq_status status = binary_literal(proof, &literal, err);
    while (!status && literal != 0) {
        status = append(proof, &count, literal, err);
        if (!status)
            status = binary_literal(proof, &literal, err);
    }
    *step = (struct nq_drat_step){
        .deletion = kind == 'd', .count = count, .literal = proof->literal};
    return status;
}

static enum nq_status next_text(struct nq_drat *proof,
                                struct nq_drat_step *step, bool *more,
                                struct nq_error *err)
{
    while (!proof->taken && nq_integers_skip_comment(&proof->text, 'c'))
        continue;
    const int first = step_kind(proof);
    size_t count = 0;
    int32_t literal = 0;
    bool end = false;
    enum nq_status status = nq_integers_next(&proof->text, &literal, &end, err);
    *more = first != EOF && (!end || first == 'd');
    while (!status && !end && literal != 0) {
        status = append(proof, &count, literal, err);
        if (!status)
            status = nq_integers_next(&proof->text, &literal, &end, err);
    }
    if (!status && *more && end)
        status = nq_fail(err, NQ_SYNTAX,
                         "proof line %" PRIu64 ": the last step has no 0 at "
                         "its end",
                         proof->text.line);
    *step = (struct nq_drat_step){
        .deletion = first == 'd', .count = count, .literal = proof->literal};
    return status;
}

enum nq_status nq_drat_next(struct nq_drat *proof, struct nq_drat_step *step,
                            bool *more, struct nq_error *err)
{
    if (proof->steps == 0)
        tell_form(proof);
    enum nq_status status = proof->binary ? next_binary(proof, step, more, err)
                                          : next_text(proof, step, more, err);
    if (ferror(proof->in))
        status = nq_fail(err, NQ_IO, "cannot read the proof");
    if (!status && *more)
        proof->steps++;
    return status;
}
