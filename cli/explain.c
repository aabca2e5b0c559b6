/* explain.c - why is an output wrong? */
#include "cli/explain.h"

#include <assert.h>

#include "faults/fault.h"

/* The placements that one fault may try, and how many are named. */
enum { FAULT_STEPS = 2000000, NAMED_FAULTS = 3 };

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
    return boards_matter(compared) || (now->totals == 0 && !now->none);
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

static void observe_shifted(struct comparison *compared,
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
    nq_observe_claim(&compared->now, &shifted);
}

static enum nq_walk take_claim(const struct nq_claim *claim, void *ctx)
{
    struct comparison *compared = ctx;
    if (compared->differs || compared->finished)
        return NQ_STOP;
    if (boards_matter(compared) &&
        compared->now.claims == wanted_claims(compared->input))
        return NQ_CONTINUE;
    if (compared->shift)
        observe_shifted(compared, claim);
    else
        nq_observe_claim(&compared->now, claim);
    if (too_many(compared)) {
        compared->differs = true;
        return NQ_STOP;
    }
    if (compared->input->expect == NQ_EXPECT_ONE && compared->run->count == 1) {
        compare_size(compared);
        return NQ_STOP;
    }
    return NQ_CONTINUE;
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

enum match { DIFFERENT, SAME, NOT_TRIED };

/* Does FAULT, its columns moved by SHIFT, print the same in this run?  Not
 * tried: it would take too long, or is right there. */
static enum match compare_run(const struct nq_explain_input *input,
                              const struct nq_fault *fault,
                              const struct nq_observed_run *run, int shift)
{
    unsigned n[NQ_EXPLAIN_SIZES];
    struct comparison compared = {
        .input = input, .fault = fault, .run = run, .shift = shift};
    const struct nq_fault_limits limits = {.steps = FAULT_STEPS,
                                           .stop = input->stop};
    const struct nq_fault_sink sink = {.claim = take_claim,
                                       .total = take_total,
                                       .none = take_none,
                                       .done = take_done,
                                       .ctx = &compared};
    if (run->count == 0 || run->count > NQ_EXPLAIN_SIZES)
        return NOT_TRIED;
    for (size_t i = 0; i < run->count; i++) {
        n[i] = run->size[i].n;
        if (n[i] < 1 || n[i] > fault->max_n)
            return NOT_TRIED;
    }
    nq_observation_init(&compared.now, n[0]);
    const enum nq_status status =
        nq_fault_run(fault, n, run->count, &sink, &limits, NULL);
    if (compared.differs)
        return DIFFERENT;
    if (status || !compared.finished)
        return NOT_TRIED;
    return compared.shown ? SAME : NOT_TRIED;
}

/* Does FAULT print the same in all runs that can be tried, and is it to be
 * seen in one of them? */
static bool reproduces(const struct nq_explain_input *input,
                       const struct nq_fault *fault, int shift)
{
    bool shown = false;
    if (fault->shows_in == NQ_SHOWS_ORDER && !input->order)
        return false;
    for (size_t i = 0; i < input->runs; i++) {
        const enum match match =
            compare_run(input, fault, &input->run[i], shift);
        if (match == DIFFERENT)
            return false;
        shown |= match == SAME;
    }
    return shown;
}

static bool any_shift_reproduces(const struct nq_explain_input *input,
                                 const struct nq_fault *fault)
{
    if (reproduces(input, fault, 0))
        return true;
    return !input->base_certain && input->expect != NQ_EXPECT_COUNT &&
           (reproduces(input, fault, -1) || reproduces(input, fault, 1));
}

/* Puts the faults that reproduce INPUT into FOUND, the usual ones first. */
static size_t find_faults(const struct nq_explain_input *input,
                          const struct nq_fault **found)
{
    size_t count = 0;
    size_t matches = 0;
    const struct nq_fault *const *faults = nq_faults(&count);
    for (unsigned common = 3; common > 0; common--)
        for (size_t i = 0; i < count; i++)
            if (faults[i]->common == common &&
                any_shift_reproduces(input, faults[i]) &&
                matches++ < NAMED_FAULTS)
                found[matches - 1] = faults[i];
    return matches;
}

enum nq_status nq_explain(const struct nq_explain_input *input,
                          struct nq_explanation *explanation,
                          struct nq_error *err)
{
    const struct nq_fault *found[NAMED_FAULTS];
    *explanation = (struct nq_explanation){0};
    const size_t matches = find_faults(input, found);
    if (input->stop && atomic_load(input->stop) != 0)
        return nq_fail(err, NQ_STOPPED, "stopped while explaining");
    for (size_t i = 0; i < matches && i < NAMED_FAULTS; i++)
        nq_explanation_add(explanation, false, found[i]->name, "%s %s",
                           i == 0 ? "probably" : "or probably",
                           found[i]->sentence);
    if (matches > NAMED_FAULTS)
        nq_explanation_add(explanation, true, NULL,
                           "%zu more known faults print exactly this: another "
                           "n may tell them apart",
                           matches - NAMED_FAULTS);
    if (input->patterns)
        nq_patterns_find(input->patterns, explanation);
    if (matches == 0)
        nq_patterns_totals(input->run, input->runs, explanation);
    return NQ_OK;
}
