/* compare.c - do the methods agree about one n? */
#include "verify/compare.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "verify/laws.h"

struct comparison {
    const struct nq_answer *answers;
    size_t count;
    const struct nq_published *published;
    const struct nq_answer *reference;
    nq_finding_fn *finding;
    void *ctx;
    const struct nq_answer *answer; /* under examination */
    unsigned findings;              /* against it */
};

static void report(struct comparison *at, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void report(struct comparison *at, const char *format, ...)
{
    char text[256];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(text, sizeof text, format, args);
    va_end(args);
    at->findings++;
    at->finding(at->answer, text, at->ctx);
}

static const char *plural(uint64_t number)
{
    return number == 1 ? "" : "s";
}

static bool is_lawful(const struct nq_answer *answer,
                      const struct nq_known *known)
{
    char text[NQ_LAW_TEXT_SIZE];
    for (unsigned law = 0; law < NQ_LAWS; law++)
        if (nq_law_broken((enum nq_law)law, &answer->tally, text))
            return false;
    return answer->strange == 0 &&
           (!known || known->solutions == answer->tally.boards);
}

static unsigned count_witnesses(const struct comparison *at,
                                const struct nq_answer *answer)
{
    unsigned witnesses = 0;
    for (size_t i = 0; i < at->count; i++)
        witnesses += at->answers[i].witness && !at->answers[i].counts_only &&
                     at->answers[i].strange == answer->strange &&
                     nq_tally_same(&at->answers[i].tally, &answer->tally);
    return witnesses;
}

static const struct nq_answer *choose_reference(const struct comparison *at)
{
    const struct nq_answer *best = NULL;
    unsigned best_score = 0;
    for (size_t i = 0; i < at->count; i++) {
        const struct nq_answer *answer = &at->answers[i];
        if (answer->counts_only)
            continue;
        unsigned score = 1 + 2 * count_witnesses(at, answer);
        if (is_lawful(answer, at->published->known))
            score += 2 * (unsigned)at->count + 2;
        /* of equals the one that visits the tree, for its nodes */
        score += answer->row_by_row && answer->witness;
        if (score > best_score) {
            best = answer;
            best_score = score;
        }
    }
    return best;
}

/* The boards against those of the reference. */
static void compare_boards(struct comparison *at)
{
    const struct nq_tally *mine = &at->answer->tally;
    const struct nq_tally *right = &at->reference->tally;
    if (nq_tally_same(mine, right))
        return;
    if (mine->boards == right->boards)
        report(at, "has %" PRIu64 " solution%s as %s has, but not the same",
               mine->boards, plural(mine->boards), at->reference->method);
    else
        report(at, "has %" PRIu64 " solution%s, %s has %" PRIu64, mine->boards,
               plural(mine->boards), at->reference->method, right->boards);
    for (unsigned col = 0; col < NQ_MAX_N; col++)
        if (mine->first[col] != right->first[col]) {
            report(at,
                   "has %" PRIu64 " solution%s with the first queen in column "
                   "%u, %s has %" PRIu64,
                   mine->first[col], plural(mine->first[col]), col + 1,
                   at->reference->method, right->first[col]);
            return;
        }
}

/* What the method says about itself. */
static void compare_with_itself(struct comparison *at)
{
    const struct nq_answer *answer = at->answer;
    const struct nq_tally *tally = &answer->tally;
    if (answer->strange)
        report(at, "has %" PRIu64 " solution%s that cannot be a board",
               answer->strange, plural(answer->strange));
    if (answer->says_nothing)
        report(at, "does not say how many solutions there are");
    else if (answer->claimed != tally->boards + answer->strange)
        report(at,
               "says that it found %" PRIu64
               " solution%s, but hands on %" PRIu64,
               answer->claimed, plural(answer->claimed),
               tally->boards + answer->strange);
    if (answer->ordered && tally->not_later)
        report(at,
               "breaks the order: %" PRIu64 " x a board that does not come "
               "after the one before",
               tally->not_later);
    if (tally->not_least)
        report(at,
               "hands on %" PRIu64 " x a board that is not the least of its "
               "class",
               tally->not_least);
}

static void compare_with_laws(struct comparison *at)
{
    char text[NQ_LAW_TEXT_SIZE];
    for (unsigned law = 0; law < NQ_LAWS; law++)
        if (nq_law_broken((enum nq_law)law, &at->answer->tally, text))
            report(at, "%s", text);
}

static void compare_number(struct comparison *at, const char *what,
                           uint64_t number, uint64_t published,
                           const char *source)
{
    if (number != published)
        report(at, "has %" PRIu64 " %s, published are %" PRIu64 " (OEIS %s)",
               number, what, published, source);
}

/* Only those that agree with the reference are compared with what is published:
 * the others have been found wrong or will show it in the reference. */
static void compare_with_published(struct comparison *at)
{
    const struct nq_known *known = at->published->known;
    const struct nq_tally *tally = &at->answer->tally;
    if (!known || !nq_tally_same(tally, &at->reference->tally))
        return;
    compare_number(at, "solutions", tally->boards, known->solutions, "A000170");
    compare_number(at, "classes", tally->classes, known->classes, "A002562");
    compare_number(at, "half-turn symmetric solutions", tally->half_turn,
                   known->half_turn, "A032522");
    compare_number(at, "quarter-turn symmetric solutions", tally->quarter_turn,
                   known->quarter_turn, "A033148");
}

static void compare_nodes(struct comparison *at)
{
    const struct nq_answer *answer = at->answer;
    const struct nq_answer *right = at->reference;
    if (!answer->row_by_row)
        return;
    if (at->published->nodes)
        compare_number(at, "nodes", answer->nodes, at->published->nodes,
                       "A319283");
    else if (right->row_by_row && answer->nodes != right->nodes)
        report(at, "visits %" PRIu64 " nodes, %s visits %" PRIu64,
               answer->nodes, right->method, right->nodes);
}

/* The number alone; without a reference there is only the published one. */
static void compare_count(struct comparison *at)
{
    const uint64_t claimed = at->answer->claimed;
    const struct nq_answer *right = at->reference;
    if (right && claimed != right->tally.boards)
        report(at, "says %" PRIu64 " solution%s, %s has %" PRIu64, claimed,
               plural(claimed), right->method, right->tally.boards);
    else if (at->published->known)
        compare_number(at, "solutions", claimed,
                       at->published->known->solutions, "A000170");
}

static unsigned examine(struct comparison *at, const struct nq_answer *answer)
{
    at->answer = answer;
    at->findings = 0;
    if (answer->counts_only) {
        compare_count(at);
        return at->findings;
    }
    compare_boards(at);
    compare_with_itself(at);
    compare_with_laws(at);
    compare_with_published(at);
    compare_nodes(at);
    return at->findings;
}

struct nq_verdict nq_compare(const struct nq_answer *answers, size_t count,
                             const struct nq_published *published,
                             nq_finding_fn *finding, void *ctx)
{
    struct comparison at = {.answers = answers,
                            .count = count,
                            .published = published,
                            .finding = finding,
                            .ctx = ctx};
    at.reference = choose_reference(&at);
    struct nq_verdict verdict = {.reference = at.reference, .agree = true};
    for (size_t i = 0; i < count; i++) {
        if (examine(&at, &answers[i]) > 0)
            verdict.agree = false;
        else
            verdict.witnesses += answers[i].witness;
    }
    return verdict;
}
