/* board_scan.c - a board of zeros and ones, filled line by line.
 *
 * Before each try the line is cleared, then the column and both diagonals are
 * looked through, from the square backwards to the edge, for a one. */
#include "solvers/solver.h"

#include <string.h>

struct state {
    struct nq_search *search;
    unsigned n;
    int square[NQ_MAX_N][NQ_MAX_N]; /* 1: a queen */
};

/* Is there a one above (ROW, COL), going up and STEP to the side? */
static bool queen_above(struct state *state, int row, int col, int step)
{
    for (row--, col += step; row >= 0 && col >= 0 && col < (int)state->n;
         row--, col += step) {
        state->search->stats.work++;
        if (state->square[row][col] == 1)
            return true;
    }
    return false;
}

static bool is_free(struct state *state, int row, int col)
{
    return !queen_above(state, row, col, 0) &&
           !queen_above(state, row, col, -1) &&
           !queen_above(state, row, col, 1);
}

static enum nq_walk hand_on(struct state *state)
{
    struct nq_board board = {.n = (uint8_t)state->n};
    for (unsigned row = 0; row < state->n; row++)
        for (unsigned col = 0; col < state->n; col++)
            if (state->square[row][col] == 1)
                board.col[row] = (uint8_t)col;
    return nq_search_hand_on(state->search, &board, 1);
}

static enum nq_walk fill(struct state *state, unsigned row)
{
    state->search->stats.nodes++;
    if (row == state->n)
        return hand_on(state);
    if (nq_search_stopped(state->search))
        return NQ_STOP;
    for (unsigned col = 0; col < state->n; col++) {
        memset(state->square[row], 0, sizeof state->square[row]);
        if (!is_free(state, (int)row, (int)col))
            continue;
        state->square[row][col] = 1;
        if (fill(state, row + 1) == NQ_STOP)
            return NQ_STOP;
    }
    return NQ_CONTINUE;
}

static enum nq_status search(const struct nq_puzzle *puzzle,
                             struct nq_search *search, struct nq_error *err)
{
    struct state state = {.search = search, .n = puzzle->n};
    return nq_search_end(search, fill(&state, 0), err);
}

const struct nq_solver nq_solver_board_scan = {
    .name = "board_scan",
    .method = "board of zeros and ones, scanned back along three lines",
    .source = "textbooks",
    .work_unit = "squares looked at",
    .version = 1,
    .max_n = NQ_MAX_N,
    .sensible_n = 14,
    .order = NQ_LEXICOGRAPHIC,
    .row_by_row = true,
    .search = search,
};
