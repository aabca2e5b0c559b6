/* check_keep.c - the boards of an output: their places, their order, which of
 * them are kept. */
#include <stdlib.h>
#include <string.h>

#include "board/symmetry.h"
#include "verify/check_state.h"

enum { TRANSPOSE = 4 }; /* see nq_board_image */

static uint32_t saturated(uint64_t number)
{
    return number > UINT32_MAX ? UINT32_MAX : (uint32_t)number;
}

enum nq_status nq_check_place(struct nq_check *check,
                              const struct nq_place *place,
                              struct nq_error *err)
{
    if (check->places == NQ_KEPT_PLACES)
        return NQ_OK;
    if (check->places == check->place_room) {
        const size_t room = check->place_room ? 2 * check->place_room : 256;
        struct nq_kept_place *kept =
            realloc(check->place, room * sizeof *check->place);
        if (!kept)
            return nq_fail(err, NQ_MEMORY, "no memory for %zu places", room);
        check->place = kept;
        check->place_room = room;
    }
    check->place[check->places++] = (struct nq_kept_place){
        .line = saturated(place->line), .column = saturated(place->column)};
    return NQ_OK;
}

struct nq_spot nq_check_spot(const struct nq_check *check, uint64_t number)
{
    struct nq_spot spot = {.number = number};
    if (number >= 1 && number <= check->places) {
        spot.line = check->place[number - 1].line;
        spot.column = check->place[number - 1].column;
    }
    return spot;
}

void nq_check_repeated(struct nq_check *check, uint64_t copy, uint64_t before)
{
    struct nq_checked *out = &check->out;
    out->repeated++;
    unsigned at = out->repeats;
    if (at == NQ_SHOWN) {
        if (copy > out->repeat[--at][0].number)
            return;
    } else {
        out->repeats++;
    }
    for (; at > 0 && out->repeat[at - 1][0].number > copy; at--)
        memcpy(out->repeat[at], out->repeat[at - 1], sizeof out->repeat[at]);
    out->repeat[at][0] = nq_check_spot(check, copy);
    out->repeat[at][1] = nq_check_spot(check, before);
}

enum nq_status nq_check_observe(struct nq_check *check, struct nq_error *err)
{
    const unsigned n = check->question.n;
    if (check->observing || n > NQ_MAX_N)
        return NQ_OK;
    const enum nq_status status = nq_patterns_open(&check->patterns, n, err);
    if (status)
        return status;
    check->observing = true;
    for (size_t i = 0; i < check->ledger.count; i++) {
        const struct nq_board board =
            nq_key_board(nq_entry_key(&check->ledger.entry[i]), n);
        nq_observe_board(&check->out.seen, &board);
        nq_patterns_board(check->patterns, &board);
    }
    return NQ_OK;
}

/* The ledger is full: the boards go on beside the truth while they are in
 * order, else they are only counted. */
static enum nq_status leave_ledger(struct nq_check *check, struct nq_error *err)
{
    enum nq_status status = nq_check_observe(check, err);
    check->keeping = check->ascending ? NQ_IN_WALK : NQ_IN_DIGEST;
    if (!status && check->ascending)
        status = nq_check_walk(check, err);
    for (size_t i = 0; !status && i < check->ledger.count; i++) {
        if (!nq_entry_solves(&check->ledger.entry[i]))
            continue;
        const struct nq_board board = nq_key_board(
            nq_entry_key(&check->ledger.entry[i]), check->question.n);
        nq_digest_add(&check->digest, &board);
        if (check->walking)
            status = nq_truth_walk_take(&check->walk, &board, err);
    }
    uint64_t solved = 0;
    if (!status)
        status = nq_check_sort(check, &solved, err);
    nq_ledger_release(&check->ledger);
    return status;
}

/* Where does BOARD stand in the order?  Less than 0: before the last one. */
static int follow_order(struct nq_check *check, const struct nq_board *board)
{
    struct nq_checked *out = &check->out;
    const int order = check->any ? nq_board_compare(board, &check->last) : 1;
    if (check->any) {
        check->ascending &= order > 0;
        check->descending &= order < 0;
        if (order < 0 && out->disorder[0].number == 0) {
            out->disorder[0] = nq_check_spot(check, out->claims);
            out->disorder[1] = nq_check_spot(check, check->last_number);
        }
    }
    if (check->question.lexicographic && check->transposed_ascending &&
        nq_board_is_permutation(board)) {
        const struct nq_board transposed = nq_board_image(board, TRANSPOSE);
        if (check->any)
            check->transposed_ascending =
                nq_board_compare(&transposed, &check->last_transposed) > 0;
        check->last_transposed = transposed;
    }
    check->any = true;
    check->last = *board;
    return order;
}

static enum nq_status keep_board(struct nq_check *check,
                                 const struct nq_board *board, bool solves,
                                 int order, struct nq_error *err)
{
    const uint64_t number = check->out.claims;
    if (check->keeping == NQ_IN_LEDGER) {
        if (!nq_ledger_full(&check->ledger, number))
            return nq_ledger_add(&check->ledger, nq_board_key(board), number,
                                 solves, err);
        const enum nq_status status = leave_ledger(check, err);
        if (status)
            return status;
    }
    if (check->keeping == NQ_IN_WALK && order < 0)
        check->keeping = NQ_IN_DIGEST;
    if (solves)
        nq_digest_add(&check->digest, board);
    if (check->keeping == NQ_IN_WALK && order == 0) {
        nq_check_repeated(check, number, check->last_number);
        return NQ_OK;
    }
    if (check->keeping == NQ_IN_WALK && check->walking && solves)
        return nq_truth_walk_take(&check->walk, board, err);
    return NQ_OK;
}

enum nq_status nq_check_board(struct nq_check *check,
                              const struct nq_board *board, bool solves,
                              struct nq_error *err)
{
    if (check->observing) {
        nq_observe_board(&check->out.seen, board);
        nq_patterns_board(check->patterns, board);
    }
    check->out.solutions += solves;
    const int order = follow_order(check, board);
    const enum nq_status status = keep_board(check, board, solves, order, err);
    check->last_number = check->out.claims;
    return status;
}
