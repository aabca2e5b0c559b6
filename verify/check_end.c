/* check_end.c - everything was read: what is the verdict? */
#include <string.h>

#include "verify/check_state.h"

enum {
    /* Up to here all missing boards are found, beyond only the first. */
    THOROUGH_MAX_N = 14,
    /* Up to here all solutions are searched for the sake of their digest. */
    DIGEST_MAX_N = 18
};

static enum nq_walk note_missing(const struct nq_board *board, void *ctx)
{
    struct nq_check *check = ctx;
    if (check->out.misses < NQ_SHOWN)
        check->out.miss[check->out.misses++] = *board;
    if (check->patterns)
        nq_patterns_missing(check->patterns, board);
    return check->out.misses == NQ_SHOWN && check->question.n > THOROUGH_MAX_N
               ? NQ_STOP
               : NQ_CONTINUE;
}

enum nq_status nq_check_walk(struct nq_check *check, struct nq_error *err)
{
    if (!check->truth || check->walking)
        return NQ_OK;
    check->walk = (struct nq_truth_walk){
        .n = check->question.n,
        .limit = check->question.expect == NQ_EXPECT_FIRST
                     ? check->question.first
                     : UINT64_MAX,
        .truth = check->truth,
        .truth_ctx = check->truth_ctx,
        .missing = note_missing,
        .missing_ctx = check,
    };
    check->walking = true;
    return nq_truth_walk_open(&check->walk, err);
}

enum nq_status nq_check_sort(struct nq_check *check, uint64_t *solved,
                             struct nq_error *err)
{
    struct nq_ledger *ledger = &check->ledger;
    if (!check->ascending) {
        const enum nq_status status = nq_check_observe(check, err);
        if (status)
            return status;
        nq_ledger_sort(ledger);
    }
    *solved = 0;
    for (size_t i = 0; i < ledger->count; i++) {
        const struct nq_entry *entry = &ledger->entry[i];
        if (i > 0 && nq_entry_key(entry) == nq_entry_key(entry - 1))
            nq_check_repeated(check, nq_entry_number(entry),
                              nq_entry_number(entry - 1));
        else
            *solved += nq_entry_solves(entry);
    }
    return NQ_OK;
}

/* Walks along the truth with what is in the sorted ledger. */
static enum nq_status walk_ledger(struct nq_check *check, struct nq_error *err)
{
    const struct nq_ledger *ledger = &check->ledger;
    enum nq_status status = nq_check_observe(check, err);
    if (!status)
        status = nq_check_walk(check, err);
    for (size_t i = 0; !status && check->walking && i < ledger->count; i++) {
        const struct nq_entry *entry = &ledger->entry[i];
        const bool copy =
            i > 0 && nq_entry_key(entry) == nq_entry_key(entry - 1);
        if (copy || !nq_entry_solves(entry))
            continue;
        const struct nq_board board =
            nq_key_board(nq_entry_key(entry), ledger->n);
        status = nq_truth_walk_take(&check->walk, &board, err);
    }
    return status;
}

struct digesting {
    struct nq_digest digest;
    uint64_t count;
};

static enum nq_walk add_to_digest(const struct nq_board *board, void *ctx)
{
    struct digesting *truth = ctx;
    nq_digest_add(&truth->digest, board);
    truth->count++;
    return NQ_CONTINUE;
}

/* As many solutions as there should be, in no order, too many to keep. */
static enum nq_status compare_digest(struct nq_check *check,
                                     struct nq_error *err)
{
    struct nq_checked *out = &check->out;
    out->evidence = NQ_BY_COUNT_ALONE;
    if (!check->truth || check->question.n > DIGEST_MAX_N)
        return NQ_OK;
    struct digesting truth = {.count = 0};
    const enum nq_status status = check->truth(
        check->question.n, NULL, add_to_digest, &truth, check->truth_ctx, err);
    if (status)
        return status;
    out->evidence = NQ_BY_DIGEST;
    if (nq_digest_equal(&truth.digest, &check->digest)) {
        out->repeated_known = true;
        out->missing_known = true;
    } else { /* the number is right: some are there twice, others missing */
        out->complaints |= 1U << NQ_REPEATED | 1U << NQ_MISSING;
    }
    return NQ_OK;
}

/* What is wanted is known: how much of it is there? */
static void count_missing(struct nq_check *check, uint64_t there)
{
    struct nq_checked *out = &check->out;
    out->missing_known = true;
    out->missing = out->wanted > there ? out->wanted - there : 0;
}

static enum nq_status end_walk(struct nq_check *check, struct nq_error *err)
{
    struct nq_checked *out = &check->out;
    struct nq_truth_walk *walk = &check->walk;
    if (!check->walking)
        return NQ_OK;
    const enum nq_status status = nq_truth_walk_end(walk, err);
    if (status)
        return status;
    out->evidence = NQ_BY_SEARCH;
    if (check->question.expect == NQ_EXPECT_FIRST) {
        out->not_asked += walk->beyond;
        out->wanted = walk->matched + walk->missed;
        out->missing = walk->missed;
        out->missing_known = out->wanted_known = !walk->stopped;
    } else if (!out->wanted_known) {
        out->missing = walk->missed;
        out->missing_known = out->wanted_known = !walk->stopped;
        out->wanted = walk->matched + walk->missed;
    }
    return NQ_OK;
}

/* Boards against what should be there, for NQ_EXPECT_ALL and _FIRST. */
static enum nq_status settle(struct nq_check *check, struct nq_error *err)
{
    struct nq_checked *out = &check->out;
    const bool all = check->question.expect == NQ_EXPECT_ALL;
    out->wanted_known = check->known;
    out->wanted = check->number;
    if (!all && out->wanted > check->question.first)
        out->wanted = check->question.first;
    out->repeated_known = check->keeping != NQ_IN_DIGEST;
    uint64_t there = out->solutions - out->repeated;
    if (check->keeping == NQ_IN_LEDGER) {
        const enum nq_status status = nq_check_sort(check, &there, err);
        if (status)
            return status;
    }
    if (check->keeping == NQ_IN_DIGEST) {
        if (check->known && all && there < out->wanted)
            out->missing = out->wanted - there;
        return check->known && all && there == out->wanted
                   ? compare_digest(check, err)
                   : NQ_OK;
    }
    if (out->wanted_known && all) {
        count_missing(check, there);
        out->evidence = NQ_BY_NUMBER;
        if (there == out->wanted)
            return NQ_OK;
    }
    if (check->keeping == NQ_IN_LEDGER) {
        const enum nq_status status = walk_ledger(check, err);
        if (status)
            return status;
    }
    return end_walk(check, err);
}

static void complain(struct nq_checked *out, enum nq_complaint complaint,
                     bool applies)
{
    if (applies)
        out->complaints |= 1U << complaint;
}

static bool is_silent(const struct nq_checked *out)
{
    return !out->claims && !out->totals && !out->none && !out->problems;
}

/* What is said of boards, whatever was asked for. */
static void complain_of_boards(struct nq_check *check)
{
    struct nq_checked *out = &check->out;
    complain(out, NQ_NOT_READ, out->problems > 0);
    complain(out, NQ_OTHER_SIZE, out->other_size > 0);
    complain(out, NQ_OTHER_BASE, out->other_base > 0);
    complain(out, NQ_INVALID, out->invalid > out->other_size);
    complain(out, NQ_DENIED,
             out->none &&
                 (check->known ? check->number > 0 : check->question.n > 3));
}

static void complain_of_order(struct nq_check *check)
{
    struct nq_checked *out = &check->out;
    if (!check->question.lexicographic || out->disorder[0].number == 0)
        return;
    if (check->transposed_ascending && out->invalid == 0)
        complain(out, NQ_TRANSPOSED, true);
    else
        complain(out, NQ_DISORDER, true);
    out->backwards = check->descending;
}

static void complain_of_list(struct nq_check *check)
{
    struct nq_checked *out = &check->out;
    complain(out, NQ_REPEATED, out->repeated > 0);
    complain(out, NQ_MISSING, out->missing > 0);
    complain(out, NQ_NOT_ASKED, out->not_asked > 0);
    complain_of_order(check);
    complain(out, NQ_NO_OUTPUT, is_silent(out) && out->missing > 0);
    if (out->totals == 0)
        return;
    complain(out, NQ_OTHER_COUNT, check->known && out->total != check->number);
    complain(out, NQ_OTHER_TOTAL,
             check->question.expect == NQ_EXPECT_ALL && out->claims > 0 &&
                 out->total != out->claims);
}

static void complain_of_count(struct nq_check *check)
{
    struct nq_checked *out = &check->out;
    out->wanted_known = check->known;
    out->wanted = check->number;
    out->evidence = NQ_BY_NUMBER;
    if (out->totals > 1)
        out->not_asked = out->totals - 1;
    out->not_asked += out->claims;
    complain(out, NQ_NOT_ASKED, out->not_asked > 0);
    complain(out, NQ_NO_OUTPUT, is_silent(out));
    complain(out, NQ_MISSING, !out->totals && !out->none && !is_silent(out));
    complain(out, NQ_OTHER_COUNT,
             check->known && out->totals && out->total != check->number);
}

static void complain_of_one(struct nq_check *check)
{
    struct nq_checked *out = &check->out;
    const unsigned n = check->question.n;
    out->wanted_known = true; /* Pauls 1874: none only for 2 and 3 */
    out->wanted = n == 2 || n == 3 ? 0 : 1;
    out->evidence = NQ_BY_RULES;
    out->missing_known = true;
    out->missing = out->wanted && !out->solutions;
    if (out->claims > out->wanted)
        out->not_asked = out->claims - out->wanted;
    complain(out, NQ_NO_OUTPUT, is_silent(out));
    complain(out, NQ_MISSING, out->missing > 0);
    complain(out, NQ_NOT_ASKED, out->not_asked > 0);
    complain(out, NQ_OTHER_COUNT,
             out->totals && check->known && out->total != check->number &&
                 out->total != out->wanted);
}

static void decide(struct nq_checked *out)
{
    if (out->complaints == 0) {
        out->outcome = !out->wanted_known || out->evidence == NQ_BY_COUNT_ALONE
                           ? NQ_UNDECIDED
                           : NQ_RIGHT;
        return;
    }
    out->reason = (enum nq_complaint)__builtin_ctz(out->complaints);
    const bool nothing = !out->claims && !out->totals && !out->none;
    out->outcome = nothing && out->problems ? NQ_UNREADABLE : NQ_WRONG;
}

enum nq_status nq_check_end(struct nq_check *check,
                            const struct nq_checked **checked,
                            struct nq_error *err)
{
    struct nq_checked *out = &check->out;
    enum nq_status status = NQ_OK;
    complain_of_boards(check);
    switch (check->question.expect) {
    case NQ_EXPECT_ALL:
    case NQ_EXPECT_FIRST:
        status = settle(check, err);
        if (!status)
            complain_of_list(check);
        break;
    case NQ_EXPECT_COUNT:
        complain_of_count(check);
        break;
    case NQ_EXPECT_ONE:
        complain_of_one(check);
        break;
    }
    if (status)
        return status;
    decide(out);
    if (out->outcome != NQ_RIGHT)
        status = nq_check_observe(check, err);
    *checked = out;
    return status;
}
