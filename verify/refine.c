/* refine.c - where exactly do two methods differ?
 *
 * While there are too many boards to keep, they are counted and fingerprinted
 * by the column of the next queen, and the first column that differs is entered
 * (one queen more is placed).  When there are few, they are sorted and merged.
 */
#include "verify/refine.h"

#include <stdlib.h>
#include <string.h>

#include "board/digest.h"

enum { KEPT = 1 << 16 };

/* What one method has behind the prefix. */
struct side {
    const struct nq_board *prefix;
    unsigned depth;
    uint64_t boards;
    uint64_t by_column[NQ_MAX_N]; /* of the queen behind the prefix */
    struct nq_digest digest[NQ_MAX_N];
    struct nq_board *kept; /* the first KEPT boards */
};

static bool begins_with(const struct nq_board *board,
                        const struct nq_board *prefix, unsigned depth)
{
    return board->n == prefix->n && memcmp(board->col, prefix->col, depth) == 0;
}

static enum nq_walk take(const struct nq_board *board, void *ctx)
{
    struct side *side = ctx;
    if (!begins_with(board, side->prefix, side->depth))
        return NQ_CONTINUE;
    if (side->boards < KEPT)
        side->kept[side->boards] = *board;
    side->boards++;
    if (side->depth < board->n) {
        const unsigned col = board->col[side->depth];
        side->by_column[col]++;
        nq_digest_add(&side->digest[col], board);
    }
    return NQ_CONTINUE;
}

static enum nq_status run(const struct nq_producer *producer, struct side *side,
                          const struct nq_board *prefix, unsigned depth,
                          struct nq_error *err)
{
    struct nq_puzzle puzzle;
    const enum nq_status status = nq_puzzle_init(&puzzle, prefix->n, err);
    if (status)
        return status;
    for (unsigned row = 0; row < depth; row++)
        puzzle.placed[row] = UINT32_C(1) << prefix->col[row];
    *side = (struct side){.prefix = prefix, .depth = depth, .kept = side->kept};
    return producer->produce(producer->method, &puzzle, take, side, err);
}

/* The first column in which the two differ, n if there is none. */
static unsigned first_difference(const struct side side[2], unsigned n)
{
    unsigned col = 0;
    while (col < n && side[0].by_column[col] == side[1].by_column[col] &&
           nq_digest_equal(&side[0].digest[col], &side[1].digest[col]))
        col++;
    return col;
}

static int by_columns(const void *a, const void *b)
{
    return nq_board_compare(a, b);
}

/* Walks through two sorted lists at once. */
struct merge {
    const struct nq_board *at[2], *end[2];
};

/* The next board of the lists and how often each has it; false at the end. */
static bool merge_next(struct merge *merge, struct nq_odd_board *next)
{
    const bool left[2] = {merge->at[0] < merge->end[0],
                          merge->at[1] < merge->end[1]};
    if (!left[0] && !left[1])
        return false;
    const bool from_1 =
        !left[0] ||
        (left[1] && nq_board_compare(merge->at[1], merge->at[0]) < 0);
    *next = (struct nq_odd_board){.board = *merge->at[from_1]};
    for (unsigned i = 0; i < 2; i++)
        while (merge->at[i] < merge->end[i] &&
               nq_board_compare(merge->at[i], &next->board) == 0) {
            next->times[i]++;
            merge->at[i]++;
        }
    return true;
}

static struct merge merge_begin(const struct side side[2])
{
    struct merge merge;
    for (unsigned i = 0; i < 2; i++) {
        merge.at[i] = side[i].kept;
        merge.end[i] = side[i].kept + side[i].boards;
    }
    return merge;
}

static unsigned common_length(const struct nq_board *a,
                              const struct nq_board *b)
{
    unsigned row = 0;
    while (row < a->n && a->col[row] == b->col[row])
        row++;
    return row;
}

/* Sets the prefix: long enough that every board that both have leaves it. */
static void find_prefix(const struct side side[2],
                        struct nq_difference *difference)
{
    struct nq_odd_board next;
    struct merge merge = merge_begin(side);
    while (!difference->found && merge_next(&merge, &next))
        if (next.times[0] != next.times[1]) {
            difference->found = true;
            difference->prefix = next.board;
        }
    merge = merge_begin(side);
    while (difference->found && merge_next(&merge, &next)) {
        if (next.times[0] == 0 || next.times[1] == 0)
            continue;
        unsigned needed = common_length(&next.board, &difference->prefix) + 1;
        if (needed > next.board.n)
            needed = next.board.n;
        if (needed > difference->depth)
            difference->depth = needed;
    }
}

/* Lists what only one of the two has behind the prefix. */
static void list_odd_boards(const struct side side[2],
                            struct nq_difference *difference)
{
    struct nq_odd_board next;
    struct merge merge = merge_begin(side);
    while (merge_next(&merge, &next)) {
        if (next.times[0] == next.times[1] ||
            !begins_with(&next.board, &difference->prefix, difference->depth))
            continue;
        const unsigned who = next.times[1] > next.times[0];
        if (difference->more[who] < NQ_ODD_BOARDS)
            difference->odd[who][difference->more[who]] = next;
        difference->more[who]++;
    }
}

static void compare_kept(struct side side[2], struct nq_difference *difference)
{
    for (unsigned i = 0; i < 2; i++)
        if (side[i].boards > 0)
            qsort(side[i].kept, side[i].boards, sizeof *side[i].kept,
                  by_columns);
    find_prefix(side, difference);
    if (difference->found)
        list_odd_boards(side, difference);
}

/* The whole board is placed, and handed on again and again. */
static void compare_repetitions(const struct side side[2],
                                struct nq_difference *difference)
{
    const unsigned who = side[1].boards > side[0].boards;
    difference->found = side[0].boards != side[1].boards;
    difference->prefix = *side[0].prefix;
    difference->depth = side[0].depth;
    difference->more[who] = 1;
    difference->odd[who][0] = (struct nq_odd_board){
        .board = *side[0].prefix, .times = {side[0].boards, side[1].boards}};
}

static enum nq_status narrow(const struct nq_producer *const producer[2],
                             struct side side[2],
                             struct nq_difference *difference,
                             struct nq_error *err)
{
    struct nq_board prefix = difference->prefix;
    for (unsigned depth = 0;; depth++) {
        for (unsigned i = 0; i < 2; i++) {
            const enum nq_status status =
                run(producer[i], &side[i], &prefix, depth, err);
            if (status)
                return status;
        }
        const bool few = side[0].boards <= KEPT && side[1].boards <= KEPT;
        if (few) {
            difference->depth = depth;
            compare_kept(side, difference);
            return NQ_OK;
        }
        if (depth == prefix.n) {
            compare_repetitions(side, difference);
            return NQ_OK;
        }
        const unsigned col = first_difference(side, prefix.n);
        if (col == prefix.n)
            return NQ_OK;
        prefix.col[depth] = (uint8_t)col;
    }
}

enum nq_status nq_refine(const struct nq_producer *a,
                         const struct nq_producer *b, unsigned n,
                         struct nq_difference *difference, struct nq_error *err)
{
    if (n < 1 || n > NQ_MAX_N)
        return nq_fail(err, NQ_RANGE, "n is %u, not 1..%d", n, NQ_MAX_N);
    const struct nq_producer *const producer[2] = {a, b};
    struct side side[2] = {0};
    side[0].kept = malloc(KEPT * sizeof *side[0].kept);
    side[1].kept = malloc(KEPT * sizeof *side[1].kept);
    struct nq_difference found = {.prefix.n = (uint8_t)n};
    enum nq_status status = NQ_OK;
    if (!side[0].kept || !side[1].kept)
        status = nq_fail(err, NQ_MEMORY, "out of memory for %d boards", KEPT);
    else
        status = narrow(producer, side, &found, err);
    free(side[0].kept);
    free(side[1].kept);
    if (!status)
        *difference = found;
    return status;
}
