/* dimacs.c - formulas in conjunctive normal form, as DIMACS text. */
#include "formats/dimacs.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "formats/integers.h"

void nq_formula_init(struct nq_formula *formula)
{
    *formula = (struct nq_formula){0};
}

void nq_formula_release(struct nq_formula *formula)
{
    free(formula->start);
    free(formula->literal);
    nq_formula_init(formula);
}

/* Room for at least NEED elements of SIZE bytes; the old block if not. */
static void *grown(void *block, size_t *capacity, size_t need, size_t size)
{
    if (need <= *capacity)
        return block;
    size_t wanted = *capacity < 64 ? 64 : *capacity;
    while (wanted < need)
        wanted += wanted / 2;
    void *larger = realloc(block, wanted * size);
    if (larger)
        *capacity = wanted;
    return larger;
}

enum nq_status nq_formula_add(struct nq_formula *formula,
                              const int32_t *literal, size_t count,
                              struct nq_error *err)
{
    int32_t variables = formula->variables;
    for (size_t i = 0; i < count; i++) {
        if (literal[i] == 0 || literal[i] > NQ_MAX_VARIABLE ||
            literal[i] < -NQ_MAX_VARIABLE)
            return nq_fail(err, NQ_RANGE,
                           "literal %" PRId32 " is not 1..%d or its negation",
                           literal[i], NQ_MAX_VARIABLE);
        const int32_t variable = literal[i] < 0 ? -literal[i] : literal[i];
        if (variables < variable)
            variables = variable;
    }
    const size_t used = formula->start ? formula->start[formula->clauses] : 0;
    size_t *start = grown(formula->start, &formula->capacity[0],
                          formula->clauses + 2, sizeof *start);
    if (!start)
        return nq_fail(err, NQ_MEMORY, "out of memory");
    formula->start = start;
    start[0] = 0;
    int32_t *place = grown(formula->literal, &formula->capacity[1],
                           used + count + 1, sizeof *place);
    if (!place)
        return nq_fail(err, NQ_MEMORY, "out of memory");
    formula->literal = place;
    if (count > 0)
        memcpy(place + used, literal, count * sizeof *literal);
    start[++formula->clauses] = used + count;
    formula->variables = variables;
    return NQ_OK;
}

/* Reads the lines before the clauses, up to and with `p cnf V C`. */
static enum nq_status read_header(struct nq_integers *text, int32_t *variables,
                                  int32_t *clauses, struct nq_error *err)
{
    while (nq_integers_skip_comment(text, 'c'))
        continue;
    if (!nq_integers_word(text, "p") || !nq_integers_word(text, "cnf"))
        return nq_fail(err, NQ_SYNTAX,
                       "line %" PRIu64 ": expected 'p cnf VARIABLES CLAUSES'",
                       text->line);
    bool end = false;
    enum nq_status status = nq_integers_next(text, variables, &end, err);
    if (!status && !end)
        status = nq_integers_next(text, clauses, &end, err);
    if (!status &&
        (end || *variables < 0 || *clauses < 0 || *variables > NQ_MAX_VARIABLE))
        status = nq_fail(err, NQ_SYNTAX,
                         "line %" PRIu64 ": the header is cut short or its "
                         "numbers are out of range",
                         text->line);
    return status;
}

/* Reads clause after clause with CLAUSE as scratch space. */
static enum nq_status read_clauses(struct nq_formula *formula,
                                   struct nq_integers *text, int32_t variables,
                                   struct nq_error *err)
{
    int32_t *clause = NULL;
    size_t capacity = 0;
    size_t count = 0;
    bool end = false;
    enum nq_status status = NQ_OK;
    while (!status) {
        int32_t literal = 0;
        while (nq_integers_skip_comment(text, 'c'))
            continue;
        status = nq_integers_next(text, &literal, &end, err);
        if (status || end)
            break;
        int32_t *larger = grown(clause, &capacity, count + 1, sizeof *clause);
        if (!larger) {
            status = nq_fail(err, NQ_MEMORY, "out of memory");
            break;
        }
        clause = larger;
        if (literal > variables || literal < -variables)
            status = nq_fail(err, NQ_SYNTAX,
                             "line %" PRIu64 ": literal %" PRId32
                             " is not among the %" PRId32 " variables",
                             text->line, literal, variables);
        else if (literal != 0)
            clause[count++] = literal;
        else {
            status = nq_formula_add(formula, clause, count, err);
            count = 0;
        }
    }
    free(clause);
    if (!status && count > 0)
        status =
            nq_fail(err, NQ_SYNTAX,
                    "line %" PRIu64 ": the last clause has no 0 at its end",
                    text->line);
    return status;
}

enum nq_status nq_formula_read(struct nq_formula *formula, FILE *in,
                               struct nq_error *err)
{
    nq_formula_init(formula);
    struct nq_integers text;
    nq_integers_init(&text, in);
    int32_t variables = 0;
    int32_t clauses = 0;
    enum nq_status status = read_header(&text, &variables, &clauses, err);
    if (!status)
        status = read_clauses(formula, &text, variables, err);
    if (!status && formula->clauses != (size_t)clauses)
        status =
            nq_fail(err, NQ_SYNTAX,
                    "the header says %" PRId32 " clauses, but there are %zu",
                    clauses, formula->clauses);
    if (!status && ferror(in))
        status = nq_fail(err, NQ_IO, "cannot read the formula");
    if (status)
        nq_formula_release(formula);
    else
        formula->variables = variables;
    return status;
}
