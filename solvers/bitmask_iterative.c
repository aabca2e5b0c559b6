/* bitmask_iterative.c - bit masks with an explicit stack, no recursion.
 *
 * Each row has a frame: the lines that the queens above attack in it and the
 * columns still to be tried.  One step of the loop takes the lowest of these
 * and goes a row down, or goes back when none is left. */
#include "solvers/solver.h"

enum { STEPS_BETWEEN_LOOKS = 4096 };

struct frame {
    uint32_t columns, left, right;
    uint32_t choices; /* still to be tried */
};

struct state {
    struct nq_search *search;
    uint32_t full; /* all columns */
    struct nq_board board;
    struct frame stack[NQ_MAX_N];
};

static inline struct frame frame_below(const struct frame *above,
                                       uint32_t queen, uint32_t full)
{
    struct frame below = {
        .columns = above->columns | queen,
        .left = (above->left | queen) << 1,
        .right = (above->right | queen) >> 1,
    };
    below.choices = full & ~(below.columns | below.left | below.right);
    return below;
}

static enum nq_walk run(struct state *state)
{
    struct nq_stats *stats = &state->search->stats;
    const unsigned n = state->board.n;
    unsigned row = 0;
    struct frame now = {.choices = state->full};
    stats->nodes = 1;
    for (;;) {
        if (++stats->work % STEPS_BETWEEN_LOOKS == 0 &&
            nq_search_stopped(state->search))
            return NQ_STOP;
        if (now.choices == 0) {
            if (row == 0)
                return NQ_CONTINUE;
            now = state->stack[--row];
            continue;
        }
        const uint32_t queen = now.choices & (0 - now.choices);
        now.choices ^= queen;
        state->board.col[row] = (uint8_t)__builtin_ctz(queen);
        stats->nodes++;
        if (row + 1 < n) {
            state->stack[row++] = now;
            now = frame_below(&now, queen, state->full);
        } else if (nq_search_hand_on(state->search, &state->board, 1) ==
                   NQ_STOP) {
            return NQ_STOP;
        }
    }
}

static enum nq_status search(const struct nq_puzzle *puzzle,
                             struct nq_search *search, struct nq_error *err)
{
    struct state state = {
        .search = search,
        .full = UINT32_MAX >> (NQ_MAX_N - puzzle->n),
        .board.n = (uint8_t)puzzle->n,
    };
    return nq_search_end(search, run(&state), err);
}

const struct nq_solver nq_solver_bitmask_iterative = {
    .name = "bitmask_iterative",
    .method = "the same words, an explicit stack instead of recursion",
    .source = "J. Somers, The N Queens problem, 2002",
    .work_unit = "steps down and back",
    .version = 1,
    .max_n = NQ_MAX_N,
    .sensible_n = 16,
    .order = NQ_LEXICOGRAPHIC,
    .row_by_row = true,
    .search = search,
};
