/* truth.c - where `check` gets solutions from: a search of ours. */
#include "cli/truth.h"

#include <assert.h>

#include "cli/interrupt.h"
#include "solvers/solver.h"

/* A visitor that remembers that it had enough. */
struct visit {
    nq_visit_fn *visit;
    void *ctx;
    bool enough;
};

static enum nq_walk hand_on(const struct nq_board *board, void *ctx)
{
    struct visit *visit = ctx;
    const enum nq_walk walk = visit->visit(board, visit->ctx);
    visit->enough = walk == NQ_STOP;
    return walk;
}

static enum nq_status search(const struct nq_puzzle *puzzle,
                             struct visit *visit, struct nq_error *err)
{
    const struct nq_solver *solver = nq_solver_find("bitmask");
    assert(solver && solver->order == NQ_LEXICOGRAPHIC);
    struct nq_search search = {
        .visit = hand_on, .ctx = visit, .stop = &nq_interrupted};
    return nq_solver_search(solver, puzzle, &search, err);
}

/* What comes after AFTER has the same queens in the first rows, then one
 * further to the right: the more rows are the same, the earlier it comes. */
enum nq_status nq_truth_by_search(unsigned n, const struct nq_board *after,
                                  nq_visit_fn *visit, void *visit_ctx,
                                  void *ctx, struct nq_error *err)
{
    (void)ctx;
    struct visit wrapped = {.visit = visit, .ctx = visit_ctx};
    struct nq_puzzle puzzle;
    enum nq_status status = nq_puzzle_init(&puzzle, n, err);
    if (status || !after)
        return status ? status : search(&puzzle, &wrapped, err);
    for (unsigned row = 0; row < n; row++)
        puzzle.placed[row] = UINT32_C(1) << after->col[row];
    for (unsigned row = n; row-- > 0 && !status && !wrapped.enough;) {
        const uint32_t here = puzzle.placed[row];
        puzzle.placed[row] = 0;
        puzzle.blocked[row] = here | (here - 1);
        if (after->col[row] + 1U < n)
            status = search(&puzzle, &wrapped, err);
        puzzle.blocked[row] = 0;
    }
    return status;
}
