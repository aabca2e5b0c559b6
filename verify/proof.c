/* proof.c - checks a proof that a formula has no solution. */
#include "verify/proof.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "verify/clauses.h"

struct checker {
    struct nq_clauses *set;
    uint32_t next_id; /* of the next clause, for LRAT */
    nq_clause empty;  /* a clause with only false literals: the end */
    FILE *lrat;
    uint8_t *seen;  /* of each variable, zero between uses */
    uint32_t *code; /* the literals of the present step, each once */
    size_t count;
    size_t room; /* of seen; code has room for every literal once */
    struct nq_proof_result *result;
};

static enum nq_status no_memory(struct nq_error *err)
{
    return nq_fail(err, NQ_MEMORY, "out of memory");
}

/* Room for VARIABLES variables, of which checker->room have it already. */
static bool make_room(struct checker *checker, uint32_t variables)
{
    const size_t now = (size_t)variables + 1;
    uint8_t *seen = realloc(checker->seen, now);
    if (!seen)
        return false;
    checker->seen = seen;
    uint32_t *code = realloc(checker->code, 2 * now * sizeof *code);
    if (!code)
        return false;
    checker->code = code;
    memset(seen + checker->room, 0, now - checker->room);
    checker->room = now;
    return true;
}

/* Codes the COUNT literals into checker->code, each once, in their order.
 * *TRUE_ANYWAY: one of them and its negation are there. */
static enum nq_status take_literals(struct checker *checker,
                                    const int32_t *literal, size_t count,
                                    bool *true_anyway, struct nq_error *err)
{
    uint32_t widest = checker->set->variables;
    for (size_t i = 0; i < count; i++)
        if (nq_literal_code(literal[i]) / 2 > widest)
            widest = nq_literal_code(literal[i]) / 2;
    if (widest > checker->set->variables &&
        (!make_room(checker, widest) ||
         nq_clauses_widen(checker->set, widest, err)))
        return no_memory(err);
    *true_anyway = false;
    checker->count = 0;
    for (size_t i = 0; i < count; i++) {
        const uint32_t code = nq_literal_code(literal[i]);
        const uint8_t sign = (uint8_t)(1U << (code & 1));
        if (checker->seen[code / 2] & sign)
            continue;
        *true_anyway |= checker->seen[code / 2] != 0;
        checker->seen[code / 2] |= sign;
        checker->code[checker->count++] = code;
    }
    for (size_t i = 0; i < checker->count; i++)
        checker->seen[checker->code[i] / 2] = 0;
    return NQ_OK;
}

/* Writes the clauses from which the conflict in CONFLICT follows, in the order
 * in which they became unit, then CONFLICT itself. */
static void write_hints(struct checker *checker, nq_clause conflict)
{
    const struct nq_clauses *set = checker->set;
    if (!checker->lrat)
        return;
    const uint32_t *literal = nq_clause_literals(set, conflict);
    for (uint32_t i = 0; i < set->arena[conflict + NQ_CLAUSE_SIZE]; i++)
        checker->seen[literal[i] / 2] = 1;
    size_t first = set->trail_size;
    for (size_t at = set->trail_size; at-- > 0;) {
        const uint32_t variable = set->trail[at] / 2;
        const nq_clause reason = set->reason[variable];
        if (!checker->seen[variable] || !reason || reason == conflict)
            continue;
        first = at;
        literal = nq_clause_literals(set, reason);
        for (uint32_t i = 0; i < set->arena[reason + NQ_CLAUSE_SIZE]; i++)
            checker->seen[literal[i] / 2] = 1;
    }
    for (size_t at = 0; at < set->trail_size; at++) {
        const uint32_t variable = set->trail[at] / 2;
        const nq_clause reason = set->reason[variable];
        if (at >= first && checker->seen[variable] && reason &&
            reason != conflict)
            (void)fprintf(checker->lrat, " %" PRIu32,
                          set->arena[reason + NQ_CLAUSE_ID]);
        checker->seen[variable] = 0;
    }
    literal = nq_clause_literals(set, conflict);
    for (uint32_t i = 0; i < set->arena[conflict + NQ_CLAUSE_SIZE]; i++)
        checker->seen[literal[i] / 2] = 0;
    (void)fprintf(checker->lrat, " %" PRIu32,
                  set->arena[conflict + NQ_CLAUSE_ID]);
}

/* Why some literals cannot all be false. */
struct conflict {
    nq_clause clause; /* that cannot be satisfied then, or 0 */
    bool assumed;     /* one of them was assumed true: no clause is needed */
};

/* Makes the COUNT literals at CODE false, but for KEEP, and propagates. */
static enum nq_status refute(struct nq_clauses *set, const uint32_t *code,
                             size_t count, uint32_t keep,
                             struct conflict *conflict, struct nq_error *err)
{
    *conflict = (struct conflict){0};
    for (size_t i = 0; i < count; i++) {
        if (code[i] == keep || set->value[code[i]] < 0)
            continue;
        if (set->value[code[i]] == 0) {
            nq_clauses_assign(set, code[i] ^ 1, 0);
            continue;
        }
        /* true already: its reason is what cannot be satisfied */
        conflict->clause = set->reason[code[i] / 2];
        conflict->assumed = conflict->clause == 0;
        return NQ_OK;
    }
    return nq_clauses_propagate(set, &conflict->clause, err);
}

/* Writes the head of an LRAT line: number, literals, 0. */
static void write_lemma(struct checker *checker)
{
    if (!checker->lrat)
        return;
    (void)fprintf(checker->lrat, "%" PRIu32, checker->next_id);
    for (size_t i = 0; i < checker->count; i++)
        (void)fprintf(checker->lrat, " %" PRId32,
                      nq_literal_decode(checker->code[i]));
    (void)fputs(" 0", checker->lrat);
}

static void end_line(struct checker *checker)
{
    if (checker->lrat)
        (void)fputs(" 0\n", checker->lrat);
}

/* The second rule: the literals of the step are false, and nothing follows. */
static enum nq_status check_rat(struct checker *checker, bool *holds,
                                struct nq_error *err)
{
    struct nq_clauses *set = checker->set;
    const uint32_t negation = checker->code[0] ^ 1;
    const size_t base = set->trail_size;
    nq_clause next = 0;
    *holds = true;
    for (nq_clause at = 1; *holds && at < set->used; at = next) {
        const uint32_t size = set->arena[at + NQ_CLAUSE_SIZE];
        const uint32_t *literal = nq_clause_literals(set, at);
        next = at + NQ_CLAUSE_HEADER + size;
        bool concerned = false;
        for (uint32_t i = 0; i < size; i++)
            concerned |= literal[i] == negation;
        if (!concerned || !set->arena[at + NQ_CLAUSE_LIVE])
            continue;
        struct conflict conflict;
        const enum nq_status status =
            refute(set, literal, size, negation, &conflict, err);
        if (status)
            return status;
        *holds = conflict.clause != 0 || conflict.assumed;
        if (checker->lrat && *holds)
            (void)fprintf(checker->lrat, " -%" PRIu32,
                          set->arena[at + NQ_CLAUSE_ID]);
        if (conflict.clause)
            write_hints(checker, conflict.clause);
        nq_clauses_backtrack(set, base);
    }
    return NQ_OK;
}

/* May the step's clause be added?  Nothing is assigned beyond what was. */
static enum nq_status check_lemma(struct checker *checker, bool *holds,
                                  struct nq_error *err)
{
    struct nq_clauses *set = checker->set;
    const size_t base = set->trail_size;
    struct conflict conflict;
    enum nq_status status =
        refute(set, checker->code, checker->count, 0, &conflict, err);
    *holds = conflict.clause != 0;
    if (!status) {
        write_lemma(checker);
        if (conflict.clause)
            write_hints(checker, conflict.clause);
        else if (checker->count > 0) {
            checker->result->rat++;
            status = check_rat(checker, holds, err);
        }
        end_line(checker);
    }
    nq_clauses_backtrack(set, base);
    return status;
}

/* Adds the step's clause for good, with what follows from it. */
static enum nq_status keep_clause(struct checker *checker, struct nq_error *err)
{
    struct nq_clauses *set = checker->set;
    nq_clause clause = 0;
    enum nq_status status = nq_clauses_add(set, checker->code, checker->count,
                                           checker->next_id++, &clause, err);
    if (status)
        return status;
    const uint32_t *literal = nq_clause_literals(set, clause);
    const size_t count = checker->count;
    if (count == 0 || set->value[literal[0]] < 0)
        checker->empty = clause;
    else if (set->value[literal[0]] == 0 &&
             (count == 1 || set->value[literal[1]] < 0))
        nq_clauses_assign(set, literal[0], clause);
    return NQ_OK;
}

static enum nq_status add_step(struct checker *checker,
                               const struct nq_drat_step *step,
                               struct nq_error *err)
{
    struct nq_proof_result *result = checker->result;
    bool true_anyway = false;
    bool holds = false;
    enum nq_status status =
        take_literals(checker, step->literal, step->count, &true_anyway, err);
    if (status || true_anyway)
        return status; /* a clause that is always true adds nothing */
    status = check_lemma(checker, &holds, err);
    if (status)
        return status;
    if (!holds) {
        (void)snprintf(result->reason, sizeof result->reason,
                       "step %" PRIu64 " of the proof does not follow: a "
                       "clause of %zu literals that begins with %" PRId32,
                       result->steps, step->count,
                       step->count > 0 ? step->literal[0] : 0);
        return NQ_OK;
    }
    result->added++;
    status = keep_clause(checker, err);
    if (!status && !checker->empty)
        status = nq_clauses_propagate(checker->set, &checker->empty, err);
    return status;
}

static enum nq_status delete_step(struct checker *checker,
                                  const struct nq_drat_step *step,
                                  struct nq_error *err)
{
    struct nq_clauses *set = checker->set;
    bool true_anyway = false;
    const enum nq_status status =
        take_literals(checker, step->literal, step->count, &true_anyway, err);
    if (status)
        return status;
    const nq_clause clause =
        nq_clauses_find(set, checker->code, checker->count);
    bool is_reason = false;
    for (size_t i = 0; clause && i < checker->count; i++)
        is_reason |= set->value[checker->code[i]] > 0 &&
                     set->reason[checker->code[i] / 2] == clause;
    if (!clause || is_reason) {
        checker->result->passed_over++;
        return NQ_OK;
    }
    checker->result->deleted++;
    if (checker->lrat)
        (void)fprintf(checker->lrat, "%" PRIu32 " d %" PRIu32 " 0\n",
                      checker->next_id - 1, set->arena[clause + NQ_CLAUSE_ID]);
    nq_clauses_delete(set, clause);
    return NQ_OK;
}

static enum nq_status take_formula(struct checker *checker,
                                   const struct nq_formula *formula,
                                   struct nq_error *err)
{
    enum nq_status status = NQ_OK;
    for (size_t i = 0; !status && i < formula->clauses; i++) {
        bool true_anyway = false;
        status = take_literals(checker, formula->literal + formula->start[i],
                               formula->start[i + 1] - formula->start[i],
                               &true_anyway, err);
        if (!status && true_anyway)
            checker->next_id++; /* keeps its number, says nothing */
        else if (!status)
            status = keep_clause(checker, err);
    }
    if (!status && !checker->empty)
        status = nq_clauses_propagate(checker->set, &checker->empty, err);
    return status;
}

static enum nq_status run(struct checker *checker,
                          const struct nq_formula *formula,
                          struct nq_drat *proof, struct nq_error *err)
{
    struct nq_proof_result *result = checker->result;
    enum nq_status status = take_formula(checker, formula, err);
    bool more = true;
    while (!status && !checker->empty && !result->reason[0]) {
        struct nq_drat_step step;
        status = nq_drat_next(proof, &step, &more, err);
        if (status || !more)
            break;
        result->steps++;
        status = step.deletion ? delete_step(checker, &step, err)
                               : add_step(checker, &step, err);
    }
    if (status || result->reason[0])
        return status;
    result->proved = checker->empty != 0;
    if (!result->proved) {
        (void)snprintf(result->reason, sizeof result->reason,
                       "the proof ends after step %" PRIu64
                       " without the empty clause",
                       result->steps);
        return NQ_OK;
    }
    checker->count = 0;
    write_lemma(checker);
    write_hints(checker, checker->empty);
    end_line(checker);
    return NQ_OK;
}

enum nq_status nq_proof_check(const struct nq_formula *formula,
                              struct nq_drat *proof, FILE *lrat,
                              struct nq_proof_result *result,
                              struct nq_error *err)
{
    struct nq_proof_result found = {0};
    struct nq_clauses set;
    struct checker checker = {
        .set = &set, .next_id = 1, .lrat = lrat, .result = &found};
    enum nq_status status =
        nq_clauses_init(&set, (uint32_t)formula->variables, err);
    if (status)
        return status;
    status = make_room(&checker, (uint32_t)formula->variables)
                 ? run(&checker, formula, proof, err)
                 : no_memory(err);
    found.propagations = set.propagations;
    nq_clauses_release(&set);
    free(checker.seen);
    free(checker.code);
    if (!status && lrat && ferror(lrat))
        status = nq_fail(err, NQ_IO, "cannot write the LRAT proof");
    if (!status)
        *result = found;
    return status;
}
