/* truth.c - walks along all solutions beside a list of boards in order. */
#include "verify/truth.h"

#include <stdlib.h>

/* Solutions read ahead: to find the place again costs a search of its own. */
enum { AHEAD = 4096 };

enum nq_status nq_truth_walk_open(struct nq_truth_walk *walk,
                                  struct nq_error *err)
{
    walk->ahead = malloc(AHEAD * sizeof *walk->ahead);
    if (!walk->ahead)
        return nq_fail(err, NQ_MEMORY, "no memory for %d boards", AHEAD);
    return NQ_OK;
}

static enum nq_walk keep(const struct nq_board *board, void *ctx)
{
    struct nq_truth_walk *walk = ctx;
    walk->ahead[walk->count++] = *board;
    return walk->count == AHEAD ? NQ_STOP : NQ_CONTINUE;
}

/* The solution at which the walk stands, or NULL behind the last. */
static enum nq_status present(struct nq_truth_walk *walk,
                              const struct nq_board **solution,
                              struct nq_error *err)
{
    *solution = NULL;
    if (walk->passed >= walk->limit)
        return NQ_OK;
    if (walk->at == walk->count && !walk->ended) {
        struct nq_board last = {0};
        if (walk->count)
            last = walk->ahead[walk->count - 1];
        walk->at = walk->count = 0;
        const enum nq_status status = walk->truth(
            walk->n, last.n ? &last : NULL, keep, walk, walk->truth_ctx, err);
        if (status)
            return status;
        walk->ended = walk->count < AHEAD;
    }
    if (walk->at < walk->count)
        *solution = &walk->ahead[walk->at];
    return NQ_OK;
}

static void pass(struct nq_truth_walk *walk)
{
    walk->at++;
    walk->passed++;
}

/* Everything before BOARD (NULL: everything) is missing. */
static enum nq_status miss_until(struct nq_truth_walk *walk,
                                 const struct nq_board *board,
                                 const struct nq_board **solution,
                                 struct nq_error *err)
{
    while (!walk->stopped) {
        const enum nq_status status = present(walk, solution, err);
        if (status || !*solution)
            return status;
        if (board && nq_board_compare(*solution, board) >= 0)
            return NQ_OK;
        walk->missed++;
        walk->stopped = walk->missing(*solution, walk->missing_ctx) == NQ_STOP;
        pass(walk);
    }
    return NQ_OK;
}

enum nq_status nq_truth_walk_take(struct nq_truth_walk *walk,
                                  const struct nq_board *board,
                                  struct nq_error *err)
{
    const struct nq_board *solution = NULL;
    const enum nq_status status = miss_until(walk, board, &solution, err);
    if (status || walk->stopped)
        return status;
    if (solution && nq_board_compare(solution, board) == 0) {
        walk->matched++;
        pass(walk);
    } else {
        walk->beyond++;
    }
    return NQ_OK;
}

enum nq_status nq_truth_walk_end(struct nq_truth_walk *walk,
                                 struct nq_error *err)
{
    const struct nq_board *solution = NULL;
    return miss_until(walk, NULL, &solution, err);
}

void nq_truth_walk_close(struct nq_truth_walk *walk)
{
    free(walk->ahead);
    walk->ahead = NULL;
}
