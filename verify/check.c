/* check.c - takes what a program printed, board by board. */
#include "verify/check.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "verify/check_state.h"
#include "verify/known.h"
#include "verify/tally.h"

const char *nq_outcome_name(enum nq_outcome outcome)
{
    static const char *const names[] = {"right", "wrong", "unreadable",
                                        "undecided"};
    return names[outcome];
}

const char *nq_complaint_name(enum nq_complaint complaint)
{
    static const char *const names[NQ_COMPLAINTS] = {
        "no output",   "not readable",   "other size",
        "other base",  "invalid boards", "repeated boards",
        "denied",      "missing",        "not asked for",
        "transposed",  "order",          "total contradicts boards",
        "wrong count", "layout",
    };
    assert(complaint < NQ_COMPLAINTS);
    return names[complaint];
}

static enum nq_status prepare(struct nq_check *check, struct nq_error *err)
{
    const unsigned n = check->question.n;
    if (check->question.expect == NQ_EXPECT_FIRST) {
        if (check->question.first < 1)
            return nq_fail(err, NQ_RANGE, "first 0 boards are none");
        check->question.lexicographic = true;
    }
    if (n > NQ_MAX_N && check->question.expect != NQ_EXPECT_ONE)
        return nq_fail(err, NQ_RANGE,
                       "n is %u; more than %d only for one solution", n,
                       NQ_MAX_N);
    const struct nq_known *known = nq_known(n);
    check->known = known != NULL;
    check->number = known ? known->solutions : 0;
    check->out.published = check->number;
    check->ledger.n = n;
    check->keeping = NQ_IN_LEDGER;
    nq_observation_init(&check->out.seen, n);
    const enum nq_status status = nq_rules_init(&check->rules, n, err);
    if (status || n <= NQ_LEDGER_MAX_N || n > NQ_MAX_N)
        return status;
    check->keeping = NQ_IN_WALK;
    const enum nq_status observed = nq_check_observe(check, err);
    return observed ? observed : nq_check_walk(check, err);
}

enum nq_status nq_check_open(struct nq_check **check,
                             const struct nq_question *question,
                             nq_truth_fn *truth, void *truth_ctx,
                             struct nq_error *err)
{
    *check = NULL;
    struct nq_check *made = calloc(1, sizeof *made);
    if (!made)
        return nq_fail(err, NQ_MEMORY, "no memory to check anything");
    *made = (struct nq_check){.question = *question,
                              .truth = truth,
                              .truth_ctx = truth_ctx,
                              .ascending = true,
                              .descending = true,
                              .transposed_ascending = true};
    const enum nq_status status = prepare(made, err);
    if (status) {
        nq_check_close(made);
        return status;
    }
    *check = made;
    return NQ_OK;
}

void nq_check_close(struct nq_check *check)
{
    if (!check)
        return;
    nq_rules_release(&check->rules);
    nq_ledger_release(&check->ledger);
    nq_truth_walk_close(&check->walk);
    nq_patterns_close(check->patterns);
    free(check->place);
    free(check->turned);
    free(check);
}

const struct nq_patterns *nq_check_patterns(const struct nq_check *check)
{
    return check->patterns;
}

/* CLAIM with every square moved, or its rows and columns exchanged. */
static enum nq_status turn(struct nq_check *check, struct nq_claim *claim,
                           bool transpose, struct nq_square by,
                           struct nq_error *err)
{
    if (claim->count > check->turned_room) {
        struct nq_square *square =
            realloc(check->turned, claim->count * sizeof *check->turned);
        if (!square)
            return nq_fail(err, NQ_MEMORY, "no memory for %zu queens",
                           claim->count);
        check->turned = square;
        check->turned_room = claim->count;
    }
    for (size_t i = 0; i < claim->count; i++) {
        const struct nq_square at = claim->square[i];
        check->turned[i] =
            transpose ? (struct nq_square){.row = at.col, .col = at.row}
                      : (struct nq_square){.row = at.row + by.row,
                                           .col = at.col + by.col};
    }
    claim->square = check->turned;
    if (transpose) {
        const unsigned rows = claim->rows;
        claim->rows = claim->cols;
        claim->cols = rows;
    }
    return NQ_OK;
}

/* By how much must numbers LEAST..MOST move to be 0..n-1? */
static int32_t shift(int32_t least, int32_t most, unsigned n)
{
    if (least == -1 && most < (int32_t)n - 1)
        return 1;
    return least > 0 && most == (int32_t)n ? -1 : 0;
}

/* If CLAIM is a solution when counted from the other base, make it that one.
 */
static enum nq_status try_other_base(struct nq_check *check,
                                     struct nq_claim *claim,
                                     struct nq_flaws *flaws,
                                     struct nq_error *err)
{
    const unsigned n = check->question.n;
    struct nq_square least = claim->square[0];
    struct nq_square most = least;
    for (size_t i = 1; i < claim->count; i++) {
        const struct nq_square at = claim->square[i];
        least.row = at.row < least.row ? at.row : least.row;
        least.col = at.col < least.col ? at.col : least.col;
        most.row = at.row > most.row ? at.row : most.row;
        most.col = at.col > most.col ? at.col : most.col;
    }
    const struct nq_square by = {.row = shift(least.row, most.row, n),
                                 .col = shift(least.col, most.col, n)};
    if (by.row == 0 && by.col == 0)
        return NQ_OK;
    struct nq_claim moved = *claim;
    const enum nq_status status = turn(check, &moved, false, by, err);
    if (status)
        return status;
    const struct nq_flaws left = nq_rules_check(&check->rules, &moved);
    if (nq_flaws_any(&left))
        return NQ_OK;
    *claim = moved;
    *flaws = left;
    if (check->out.other_base++ == 0)
        check->out.base_spot = nq_check_spot(check, check->out.claims);
    return NQ_OK;
}

/* A board of another size: does it solve that size? */
static bool solves_its_size(const struct nq_claim *claim)
{
    struct nq_board board;
    return claim->rows == claim->cols &&
           nq_claim_board(claim, claim->rows, &board) &&
           nq_board_is_sound(&board);
}

static void note_wrong(struct nq_check *check, const struct nq_item *item,
                       const struct nq_claim *claim,
                       const struct nq_flaws *flaws)
{
    struct nq_checked *out = &check->out;
    out->invalid++;
    out->other_size += flaws->other_size;
    out->other_number += flaws->other_number;
    out->off_board += flaws->off_board;
    for (unsigned line = 0; line < NQ_LINES; line++)
        out->attack[line] += flaws->lines >> line & 1;
    if (flaws->other_size) {
        out->size_solutions += solves_its_size(claim);
        if (out->size_spot.number == 0) {
            out->size_rows = claim->rows;
            out->size_cols = claim->cols;
            out->size_spot = nq_check_spot(check, out->claims);
        }
    }
    /* a board of the right size shows more */
    if (out->wrong_spot.number &&
        (flaws->other_size || !out->wrong_flaws.other_size))
        return;
    out->wrong = *claim;
    out->wrong.square = out->wrong_square;
    for (size_t i = 0; i < claim->count && i < NQ_SHOWN_SQUARES; i++)
        out->wrong_square[i] = claim->square[i];
    out->wrong_flaws = *flaws;
    out->wrong_spot = nq_check_spot(check, out->claims);
    out->wrong_end = item->end;
}

/* Whatever is not plainly a solution in the order of its rows. */
static enum nq_status take_doubtful(struct nq_check *check,
                                    const struct nq_item *item,
                                    struct nq_claim claim, struct nq_error *err)
{
    const unsigned n = check->question.n;
    struct nq_flaws flaws = nq_rules_check(&check->rules, &claim);
    if (flaws.off_board && !flaws.other_size && !flaws.other_number) {
        const enum nq_status status =
            try_other_base(check, &claim, &flaws, err);
        if (status)
            return status;
    }
    const bool solves = !nq_flaws_any(&flaws);
    if (!solves)
        note_wrong(check, item, &claim, &flaws);
    struct nq_board board;
    if (n <= NQ_MAX_N && nq_claim_board(&claim, n, &board) &&
        (n <= 16 || nq_board_is_permutation(&board)))
        return nq_check_board(check, &board, solves, err);
    check->out.solutions += solves;
    const enum nq_status status = nq_check_observe(check, err);
    if (!status && check->observing) {
        nq_observe_claim(&check->out.seen, &claim);
        nq_patterns_claim(check->patterns, &claim);
    }
    return status;
}

static enum nq_status take_claim(struct nq_check *check,
                                 const struct nq_item *item,
                                 struct nq_error *err)
{
    check->out.claims++;
    enum nq_status status = nq_check_place(check, &item->place, err);
    struct nq_claim claim = item->claim;
    if (!status && check->question.transposed)
        status = turn(check, &claim, true, (struct nq_square){0, 0}, err);
    if (status)
        return status;
    struct nq_board board;
    if (check->question.n <= NQ_MAX_N &&
        nq_claim_solves(&claim, check->question.n, &board))
        return nq_check_board(check, &board, true, err);
    return take_doubtful(check, item, claim, err);
}

static void take_count(struct nq_check *check, const struct nq_item *item)
{
    struct nq_checked *out = &check->out;
    nq_observe_total(&out->seen, item->number);
    const bool first = out->totals++ == 0;
    if (first || (check->known && out->total == check->number)) {
        out->total = item->number;
        out->total_place = item->place;
    }
}

static void take_note(struct nq_check *check, const struct nq_item *item)
{
    struct nq_checked *out = &check->out;
    if (item->kind == NQ_ITEM_PROBLEM && !item->strict) {
        if (out->problems++ == 0) {
            out->problem_place = item->place;
            (void)snprintf(out->problem, sizeof out->problem, "%s",
                           item->message);
        }
        return;
    }
    const bool counts = item->strict && check->question.strict_layout;
    const bool first_that_counts =
        counts && !(out->complaints & 1U << NQ_LAYOUT);
    if (out->remarks++ == 0 || first_that_counts) {
        out->remark_place = item->place;
        (void)snprintf(out->remark, sizeof out->remark, "%s", item->message);
    }
    if (counts)
        out->complaints |= 1U << NQ_LAYOUT;
}

enum nq_status nq_check_take(struct nq_check *check, const struct nq_item *item,
                             struct nq_error *err)
{
    switch (item->kind) {
    case NQ_ITEM_CLAIM:
        return take_claim(check, item, err);
    case NQ_ITEM_COUNT:
        take_count(check, item);
        break;
    case NQ_ITEM_NONE:
        if (!check->out.none)
            check->out.none_place = item->place;
        check->out.none = check->out.seen.none = true;
        break;
    case NQ_ITEM_PROBLEM:
    case NQ_ITEM_REMARK:
        take_note(check, item);
        break;
    case NQ_ITEM_END:
        break;
    }
    return NQ_OK;
}
