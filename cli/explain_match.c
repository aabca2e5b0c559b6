/* explain_match.c - does a known fault print what was printed? */
#include "cli/explain_match.h"

#include <assert.h>

/* The placements that one fault may try in one run. */
enum { FAULT_STEPS = 2000000 };

/* A fault being compared with one run. */
struct comparison {
    const struct nq_explain_input *input;
    const struct nq_fault *fault;
    const struct nq_observed_run *run;
    struct nq_observation now; /* what the fault printed for this size */
    size_t at;                 /* which size of the run this is */
    int shift;                 /* added to its columns */
    bool differs;
    bool finished; /* the last size was compared */
    bool shown;    /* the same, and wrong */
    bool loose;    /* printed 0 where nothing was seen */
};

static const struct nq_observation *seen_now(const struct comparison *compared)
{
    return &compared->run->size[compared->at];
}

/* How many boards of a size are printed, as far as the question goes. */
static uint64_t wanted_claims(const struct nq_explain_input *input)
{
    switch (input->expect) {
    case NQ_EXPECT_ONE:
        return 1;
    case NQ_EXPECT_FIRST:
        return input->first;
    case NQ_EXPECT_COUNT:
    case NQ_EXPECT_ALL:
        break;
    }
    return UINT64_MAX;
}

/* Are boards compared, or only their number? */
static bool boards_matter(const struct comparison *compared)
{
    const struct nq_observation *seen = seen_now(compared);
    return compared->input->expect != NQ_EXPECT_COUNT &&
           (seen->claims > 0 || seen->totals == 0);
}

static bool same_boards(const struct comparison *compared)
{
    const struct nq_observation *seen = seen_now(compared);
    const struct nq_observation *now = &compared->now;
    if (now->claims != seen->claims || now->set[0] != seen->set[0] ||
        now->set[1] != seen->set[1])
        return false;
    return compared->fault->shows_in != NQ_SHOWS_ORDER ||
           now->sequence == seen->sequence;
}

static bool is_silent(const struct nq_observation *seen)
{
    return seen->claims == 0 && seen->totals == 0 && !seen->none;
}

/* Nothing found may be told by 0 or by words. */
static bool same_total(const struct comparison *compared)
{
    const struct nq_observation *seen = seen_now(compared);
    const struct nq_observation *now = &compared->now;
    if (seen->totals > 0)
        return (now->totals > 0 && now->total == seen->total) ||
               (now->none && seen->total == 0);
    if (seen->none)
        return now->none || (now->totals > 0 && now->total == 0);
    return boards_matter(compared) || is_silent(now);
}

/* One size is done: was it the same?  Goes on to the next. */
static void compare_size(struct comparison *compared)
{
    const struct nq_observation *seen = seen_now(compared);
    if ((boards_matter(compared) && !same_boards(compared)) ||
        !same_total(compared))
        compared->differs = true;
    else if (compared->fault->shows >> seen->n & 1U)
        compared->shown |=
            compared->at > 0 || compared->fault->shows_in != NQ_SHOWS_TOGETHER;
    compared->at++;
    compared->finished = compared->at == compared->run->count;
    if (!compared->finished)
        nq_observation_init(&compared->now, seen_now(compared)->n);
}

static bool too_many(const struct comparison *compared)
{
    const struct nq_observation *seen = seen_now(compared);
    if (boards_matter(compared))
        return compared->now.claims > seen->claims;
    return compared->fault->prints == NQ_PRINTS_BOARDS && seen->totals > 0 &&
           compared->now.claims > seen->total;
}

/* Adds CLAIM to what the fault printed; notes if it was not seen at all. */
static void compare_claim(struct comparison *compared,
                          const struct nq_claim *claim)
{
    const struct nq_patterns *patterns = compared->input->patterns;
    nq_observe_claim(&compared->now, claim);
    compared->differs =
        too_many(compared) || (boards_matter(compared) && patterns &&
                               !nq_patterns_may_have(patterns, claim));
}

static void compare_shifted(struct comparison *compared,
                            const struct nq_claim *claim)
{
    struct nq_square square[NQ_MAX_N * NQ_MAX_N];
    struct nq_claim shifted = *claim;
    assert(claim->count <= sizeof square / sizeof *square);
    for (size_t i = 0; i < claim->count; i++) {
        square[i] = claim->square[i];
        square[i].col += compared->shift;
    }
    shifted.square = square;
    compare_claim(compared, &shifted);
}

static enum nq_walk take_claim(const struct nq_claim *claim, void *ctx)
{
    struct comparison *compared = ctx;
    const struct nq_explain_input *input = compared->input;
    if (compared->differs || compared->finished)
        return NQ_STOP;
    if (boards_matter(compared) && compared->now.claims == wanted_claims(input))
        return NQ_CONTINUE;
    if (compared->shift)
        compare_shifted(compared, claim);
    else
        compare_claim(compared, claim);
    if (compared->differs)
        return NQ_STOP;
    if (input->expect != NQ_EXPECT_ONE || compared->run->count > 1)
        return NQ_CONTINUE;
    compare_size(compared);
    return NQ_STOP;
}

static void take_total(uint64_t total, void *ctx)
{
    struct comparison *compared = ctx;
    if (!compared->finished)
        nq_observe_total(&compared->now, total);
}

static void take_none(void *ctx)
{
    struct comparison *compared = ctx;
    compared->now.none = true;
}

static void take_done(unsigned n, bool crashed, void *ctx)
{
    struct comparison *compared = ctx;
    (void)n;
    if (!compared->finished && !compared->differs)
        compare_size(compared);
    while (crashed && !compared->finished && !compared->differs)
        compare_size(compared);
}

/* Does CANDIDATE print the same in this run? */
static enum nq_match compare_run(const struct nq_explain_input *input,
                                 const struct nq_candidate *candidate,
                                 const struct nq_observed_run *run,
                                 uint64_t *steps)
{
    const struct nq_fault *fault = candidate->fault;
    unsigned n[NQ_EXPLAIN_SIZES];
    uint64_t spent = 0;
    struct comparison compared = {
        .input = input, .fault = fault, .run = run, .shift = candidate->shift};
    const struct nq_fault_limits limits = {
        .steps = *steps < FAULT_STEPS ? *steps : FAULT_STEPS,
        .spent = &spent,
        .stop = input->stop};
    const struct nq_fault_sink sink = {.claim = take_claim,
                                       .total = take_total,
                                       .none = take_none,
                                       .done = take_done,
                                       .ctx = &compared};
    if (run->count == 0 || run->count > NQ_EXPLAIN_SIZES || *steps == 0)
        return NQ_NOT_COMPARED;
    for (size_t i = 0; i < run->count; i++) {
        n[i] = run->size[i].n;
        if (n[i] < 1 || n[i] > fault->max_n)
            return NQ_NOT_COMPARED;
    }
    nq_observation_init(&compared.now, n[0]);
    const enum nq_status status =
        nq_fault_run(fault, n, run->count, &sink, &limits, NULL);
    *steps -= spent < *steps ? spent : *steps;
    if (compared.differs)
        return NQ_DIFFERENT;
    if (status || !compared.finished || !compared.shown)
        return NQ_NOT_COMPARED;
    return compared.loose ? NQ_LIKE : NQ_SAME;
}

enum nq_match nq_fault_match(const struct nq_explain_input *input,
                             const struct nq_candidate *candidate,
                             uint64_t *steps)
{
    const struct nq_fault *fault = candidate->fault;
    enum nq_match worst = NQ_NOT_COMPARED;
    if (fault->shows_in == NQ_SHOWS_ORDER && !input->order)
        return NQ_NOT_COMPARED;
    for (size_t i = 0; i < input->runs; i++) {
        const enum nq_match match =
            compare_run(input, candidate, &input->run[i], steps);
        if (match == NQ_DIFFERENT)
            return match;
        if (match != NQ_NOT_COMPARED &&
            (worst == NQ_NOT_COMPARED || match == NQ_LIKE))
            worst = match;
    }
    return worst;
}
