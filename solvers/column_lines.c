/* column_lines.c - the column of each row; two queens attack each other if they
 * have the same column, the same row - column or the same row + column.
 *
 * The queens above are compared from the first row on. */
#include "solvers/solver.h"

struct state {
    struct nq_search *search;
    unsigned n;
    int cols[NQ_MAX_N];
};

static bool on_one_line(int row_a, int col_a, int row_b, int col_b)
{
    return col_a == col_b || row_a - col_a == row_b - col_b ||
           row_a + col_a == row_b + col_b;
}

static bool fits(struct state *state, int row, int col)
{
    for (int above = 0; above < row; above++) {
        state->search->stats.work++;
        if (on_one_line(above, state->cols[above], row, col))
            return false;
    }
    return true;
}

static enum nq_walk hand_on(const struct state *state)
{
    struct nq_board board = {.n = (uint8_t)state->n};
    for (unsigned row = 0; row < state->n; row++)
        board.col[row] = (uint8_t)state->cols[row];
    return nq_search_hand_on(state->search, &board, 1);
}

static enum nq_walk place(struct state *state, unsigned row)
{
    state->search->stats.nodes++;
    if (row == state->n)
        return hand_on(state);
    if (nq_search_stopped(state->search))
        return NQ_STOP;
    for (int col = 0; col < (int)state->n; col++) {
        if (!fits(state, (int)row, col))
            continue;
        state->cols[row] = col;
        if (place(state, row + 1) == NQ_STOP)
            return NQ_STOP;
    }
    return NQ_CONTINUE;
}

static enum nq_status search(const struct nq_puzzle *puzzle,
                             struct nq_search *search, struct nq_error *err)
{
    struct state state = {.search = search, .n = puzzle->n};
    return nq_search_end(search, place(&state, 0), err);
}

const struct nq_solver nq_solver_column_lines = {
    .name = "column_lines",
    .method = "one column a row; equal column, row - column or row + column",
    .source = "textbooks",
    .work_unit = "queens compared",
    .version = 1,
    .max_n = NQ_MAX_N,
    .sensible_n = 14,
    .order = NQ_LEXICOGRAPHIC,
    .row_by_row = true,
    .search = search,
};
