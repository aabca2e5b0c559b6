/* column_differences.c - the column of each row; two queens attack each other
 * if their columns differ by nothing or by as much as their rows.
 *
 * The queens above are compared from the nearest row back. */
#include "solvers/solver.h"

#include <stdlib.h>

/* The queens as the method sees them are the board that it hands on. */
struct state {
    struct nq_search *search;
    struct nq_board board;
};

static bool can_stand(struct state *state, unsigned row, unsigned col)
{
    for (unsigned apart = 1; apart <= row; apart++) {
        state->search->stats.work++;
        const int difference = (int)col - state->board.col[row - apart];
        if (difference == 0 || abs(difference) == (int)apart)
            return false;
    }
    return true;
}

static enum nq_walk place(struct state *state, unsigned row)
{
    state->search->stats.nodes++;
    if (row == state->board.n)
        return nq_search_hand_on(state->search, &state->board, 1);
    if (nq_search_stopped(state->search))
        return NQ_STOP;
    for (unsigned col = 0; col < state->board.n; col++) {
        if (!can_stand(state, row, col))
            continue;
        state->board.col[row] = (uint8_t)col;
        if (place(state, row + 1) == NQ_STOP)
            return NQ_STOP;
    }
    return NQ_CONTINUE;
}

static enum nq_status search(const struct nq_puzzle *puzzle,
                             struct nq_search *search, struct nq_error *err)
{
    struct state state = {.search = search, .board.n = (uint8_t)puzzle->n};
    return nq_search_end(search, place(&state, 0), err);
}

const struct nq_solver nq_solver_column_differences = {
    .name = "column_differences",
    .method = "one column a row; |rows| = |columns| apart, nearest row first",
    .source = "textbooks",
    .work_unit = "queens compared",
    .version = 1,
    .max_n = NQ_MAX_N,
    .sensible_n = 14,
    .order = NQ_LEXICOGRAPHIC,
    .row_by_row = true,
    .search = search,
};
