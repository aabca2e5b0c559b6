/* explain.c - why is an output wrong? */
#include "cli/explain.h"

#include <stdio.h>

#include "cli/explain_match.h"
#include "cli/fault_output.h"
#include "verify/known.h"

enum {
    NAMED_FAULTS = 3,     /* are told in full, */
    FOUND_FAULTS = 32,    /* by name */
    ASKED_N = 7,          /* the greatest n that is proposed */
    ASKED_STEPS = 20000,  /* and the placements to find that out */
    ALL_STEPS = 10000000, /* that all faults together may try */
    FACTS_BESIDE_FAULTS = 2
};

/* The faults that reproduce the output, the most usual first. */
struct found {
    const struct nq_fault *fault[FOUND_FAULTS];
    size_t count;
};

/* Adds those that match, their columns moved by SHIFT: the usual ones first. */
static void find_matches(const struct nq_explain_input *input, int shift,
                         uint64_t *steps, struct found *found)
{
    size_t count = 0;
    struct found like = {.count = 0};
    const struct nq_fault *const *faults = nq_faults(&count);
    for (size_t i = 0; i < 3 * count; i++) {
        const struct nq_candidate candidate = {faults[i % count], shift};
        if (candidate.fault->common != 3 - i / count)
            continue;
        const enum nq_match match = nq_fault_match(input, &candidate, steps);
        if (match == NQ_SAME && found->count < FOUND_FAULTS)
            found->fault[found->count++] = candidate.fault;
        if (match == NQ_LIKE && like.count < FOUND_FAULTS)
            like.fault[like.count++] = candidate.fault;
    }
    for (size_t i = 0; i < like.count && found->count < FOUND_FAULTS; i++)
        found->fault[found->count++] = like.fault[i];
}

/* A list of columns may have been read from the other base, so columns may be
 * one off. */
static void find_faults(const struct nq_explain_input *input,
                        struct found *found)
{
    static const int shifts[] = {0, -1, 1};
    const size_t tries = input->expect == NQ_EXPECT_COUNT ? 1 : 3;
    uint64_t steps = ALL_STEPS;
    for (size_t i = 0; found->count == 0 && i < tries; i++)
        find_matches(input, shifts[i], &steps, found);
}

/* How many different outputs do the faults have for N? */
static size_t count_outputs(const struct found *found, unsigned n)
{
    static const struct nq_fault_limits limits = {.steps = ASKED_STEPS};
    struct nq_observation seen[FOUND_FAULTS];
    size_t different = 0;
    for (size_t i = 0; i < found->count; i++) {
        struct nq_fault_output output;
        if (n > found->fault[i]->max_n ||
            nq_fault_observe(found->fault[i], &n, 1, &limits, &output, NULL))
            continue;
        const struct nq_observation *now = &output.size[0];
        size_t same = 0;
        while (same < different && (seen[same].sequence != now->sequence ||
                                    seen[same].claims != now->claims ||
                                    seen[same].total != now->total))
            same++;
        if (same == different)
            seen[different++] = *now;
    }
    return different;
}

/* Which n tells most about which of the faults it is? */
static void tell_question(const struct found *found,
                          struct nq_explanation *explanation)
{
    unsigned best_n = 0;
    size_t best = 1;
    for (unsigned n = 1; n <= ASKED_N; n++) {
        const size_t different = count_outputs(found, n);
        if (different > best) {
            best = different;
            best_n = n;
        }
    }
    if (best == found->count)
        nq_explanation_add(explanation, true, NULL,
                           "n = %u would tell these faults apart", best_n);
    else if (best_n > 0)
        nq_explanation_add(explanation, true, NULL,
                           "n = %u would tell more: there these %zu faults "
                           "print %zu different outputs",
                           best_n, found->count, best);
}

static void tell_others(const struct found *found,
                        struct nq_explanation *explanation)
{
    char names[NQ_REASON_SIZE] = "";
    size_t used = 0;
    for (size_t i = NAMED_FAULTS; i < found->count && used < sizeof names; i++)
        used += (size_t)snprintf(names + used, sizeof names - used, "%s%s",
                                 i > NAMED_FAULTS ? ", " : "",
                                 found->fault[i]->name);
    nq_explanation_add(explanation, true, NULL,
                       "%zu more known faults print the same: %s",
                       found->count - NAMED_FAULTS, names);
}

/* No board and no number but 0, in all runs. */
static bool nothing_found(const struct nq_explain_input *input)
{
    for (size_t i = 0; i < input->runs; i++)
        for (size_t at = 0; at < input->run[i].count; at++) {
            const struct nq_observation *seen = &input->run[i].size[at];
            if (seen->claims > 0 || seen->total > 0)
                return false;
        }
    return true;
}

static void tell_faults(const struct nq_explain_input *input,
                        const struct found *found,
                        struct nq_explanation *explanation)
{
    if (found->count > NAMED_FAULTS && nothing_found(input))
        nq_explanation_add(explanation, false, NULL,
                           "no solution is found at all: probably free squares "
                           "look attacked or are never tried, or what is found "
                           "is not counted");
    for (size_t i = 0; i < found->count && i < NAMED_FAULTS; i++)
        nq_explanation_add(explanation, false, found->fault[i]->name, "%s %s",
                           i == 0 ? "probably" : "or probably",
                           found->fault[i]->sentence);
    if (found->count > NAMED_FAULTS)
        tell_others(found, explanation);
    if (found->count > 1)
        tell_question(found, explanation);
}

static void tell_facts(const struct nq_explain_input *input, size_t most,
                       struct nq_explanation *explanation)
{
    struct nq_explanation facts = {0};
    if (input->patterns)
        nq_patterns_find(input->patterns, &facts);
    for (size_t i = 0; i < facts.count && i < most; i++)
        nq_explanation_add(explanation, facts.reason[i].certain,
                           facts.reason[i].fault, "%s", facts.reason[i].text);
}

/* One size with many numbers, each with the digits of a board? */
static bool tell_numbers(const struct nq_explain_input *input,
                         struct nq_explanation *explanation)
{
    if (input->runs != 1 || input->run[0].count != 1 ||
        input->expect == NQ_EXPECT_COUNT)
        return false;
    const struct nq_observation *seen = &input->run[0].size[0];
    if (seen->totals < 3 || seen->n < 10)
        return false;
    nq_explanation_add(explanation, false, NULL,
                       "numbers stand where boards are expected: probably the "
                       "columns of a board are run together or packed into one "
                       "number, which cannot be read (and may overflow) when "
                       "a column has two digits");
    return true;
}

enum nq_status nq_explain(const struct nq_explain_input *input,
                          struct nq_explanation *explanation,
                          struct nq_error *err)
{
    struct found found = {.count = 0};
    *explanation = (struct nq_explanation){0};
    if (tell_numbers(input, explanation))
        return NQ_OK;
    if (!input->unread)
        find_faults(input, &found);
    if (input->stop && atomic_load(input->stop) != 0)
        return nq_fail(err, NQ_STOPPED, "stopped while explaining");
    tell_faults(input, &found, explanation);
    tell_facts(input, found.count ? FACTS_BESIDE_FAULTS : NQ_REASONS,
               explanation);
    if (found.count == 0 && !input->unread)
        nq_patterns_totals(input->run, input->runs, explanation);
    return NQ_OK;
}
