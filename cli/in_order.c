/* in_order.c - every method's boards in lexicographic order.
 *
 * A pass of the method keeps the least boards behind those handed on so far.
 * When there are too many, the greater half is dropped and comes back in the
 * next pass. */
#include "cli/in_order.h"

#include <stdlib.h>

#include "board/symmetry.h"

struct keeper {
    bool canonical; /* boards stand for their classes */
    bool started;   /* boards up to `last` were handed on */
    struct nq_board last;
    bool cut; /* boards from `limit` on were dropped */
    struct nq_board limit;
    struct nq_board *kept;
    size_t count, room, most;
    bool no_memory;
};

static int compare(const void *a, const void *b)
{
    return nq_board_compare(a, b);
}

static bool make_room(struct keeper *keeper)
{
    if (keeper->room == keeper->most) {
        qsort(keeper->kept, keeper->count, sizeof *keeper->kept, compare);
        keeper->count /= 2;
        keeper->limit = keeper->kept[keeper->count];
        keeper->cut = true;
        return true;
    }
    size_t room = keeper->room ? 2 * keeper->room : 64;
    if (room > keeper->most)
        room = keeper->most;
    struct nq_board *kept = realloc(keeper->kept, room * sizeof *kept);
    if (!kept)
        return false;
    keeper->kept = kept;
    keeper->room = room;
    return true;
}

static enum nq_walk keep(struct keeper *keeper, const struct nq_board *board)
{
    if (keeper->started && nq_board_compare(board, &keeper->last) <= 0)
        return NQ_CONTINUE;
    if (keeper->cut && nq_board_compare(board, &keeper->limit) >= 0)
        return NQ_CONTINUE;
    if (keeper->count == keeper->room && !make_room(keeper)) {
        keeper->no_memory = true;
        return NQ_STOP;
    }
    if (keeper->cut && nq_board_compare(board, &keeper->limit) >= 0)
        return NQ_CONTINUE;
    keeper->kept[keeper->count++] = *board;
    return NQ_CONTINUE;
}

/* Keeps every different image of the least board of a class. */
static enum nq_walk keep_class(struct keeper *keeper,
                               const struct nq_board *board)
{
    struct nq_board image[NQ_IMAGES];
    for (unsigned i = 0; i < NQ_IMAGES; i++)
        image[i] = nq_board_image(board, i);
    qsort(image, NQ_IMAGES, sizeof *image, compare);
    for (unsigned i = 0; i < NQ_IMAGES; i++) {
        if (i > 0 && nq_board_compare(&image[i - 1], &image[i]) == 0)
            continue;
        if (keep(keeper, &image[i]) == NQ_STOP)
            return NQ_STOP;
    }
    return NQ_CONTINUE;
}

static enum nq_walk visit(const struct nq_board *board, void *ctx)
{
    struct keeper *keeper = ctx;
    return keeper->canonical ? keep_class(keeper, board) : keep(keeper, board);
}

static enum nq_walk hand_on(struct keeper *keeper, struct nq_search *search)
{
    qsort(keeper->kept, keeper->count, sizeof *keeper->kept, compare);
    for (size_t i = 0; i < keeper->count; i++) {
        if (nq_search_stopped(search))
            return NQ_STOP;
        if (search->visit(&keeper->kept[i], search->ctx) == NQ_STOP)
            return NQ_STOP;
    }
    if (!keeper->cut)
        return NQ_STOP;
    keeper->started = true;
    keeper->last = keeper->kept[keeper->count - 1];
    keeper->cut = false;
    keeper->count = 0;
    return NQ_CONTINUE;
}

static enum nq_status sorted(struct keeper *keeper,
                             const struct nq_solver *solver,
                             const struct nq_puzzle *puzzle,
                             struct nq_search *search, struct nq_error *err)
{
    enum nq_walk walk = NQ_CONTINUE;
    while (walk == NQ_CONTINUE) {
        struct nq_search pass = {
            .visit = visit, .ctx = keeper, .stop = search->stop};
        const enum nq_status status =
            nq_solver_search(solver, puzzle, &pass, err);
        search->stats = pass.stats;
        if (status)
            return status;
        if (keeper->no_memory)
            return nq_fail(err, NQ_MEMORY, "no memory to sort %zu boards",
                           keeper->count);
        walk = hand_on(keeper, search);
    }
    if (nq_search_stopped(search))
        return nq_fail(err, NQ_STOPPED, "stopped");
    return NQ_OK;
}

enum nq_status nq_search_in_order(const struct nq_solver *solver,
                                  const struct nq_puzzle *puzzle,
                                  struct nq_search *search, size_t held,
                                  struct nq_error *err)
{
    const bool ordered =
        solver->order == NQ_LEXICOGRAPHIC && !solver->canonical;
    if (ordered || !search->visit)
        return nq_solver_search(solver, puzzle, search, err);
    struct keeper keeper = {.canonical = solver->canonical, .most = held};
    const enum nq_status status = sorted(&keeper, solver, puzzle, search, err);
    free(keeper.kept);
    return status;
}
