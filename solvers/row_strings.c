/* row_strings.c - the board as n strings of '.' and 'Q'.
 *
 * A square is valid if there is no 'Q' in its column, looked through from the
 * first string on, nor up-left, nor up-right of it. */
#include "solvers/solver.h"

#include <string.h>

struct state {
    struct nq_search *search;
    unsigned n;
    char rows[NQ_MAX_N][NQ_MAX_N + 1];
};

static bool is_valid(struct state *state, unsigned row, unsigned col)
{
    uint64_t *looked = &state->search->stats.work;
    for (unsigned r = 0; r < row; r++) {
        ++*looked;
        if (state->rows[r][col] == 'Q')
            return false;
    }
    for (unsigned r = row, c = col; r > 0 && c > 0; r--, c--) {
        ++*looked;
        if (state->rows[r - 1][c - 1] == 'Q')
            return false;
    }
    for (unsigned r = row, c = col; r > 0 && c + 1 < state->n; r--, c++) {
        ++*looked;
        if (state->rows[r - 1][c + 1] == 'Q')
            return false;
    }
    return true;
}

static enum nq_walk hand_on(struct state *state)
{
    struct nq_board board = {.n = (uint8_t)state->n};
    for (unsigned row = 0; row < state->n; row++)
        board.col[row] = (uint8_t)strcspn(state->rows[row], "Q");
    return nq_search_hand_on(state->search, &board, 1);
}

static enum nq_walk backtrack(struct state *state, unsigned row)
{
    state->search->stats.nodes++;
    if (row == state->n)
        return hand_on(state);
    if (nq_search_stopped(state->search))
        return NQ_STOP;
    for (unsigned col = 0; col < state->n; col++) {
        if (!is_valid(state, row, col))
            continue;
        state->rows[row][col] = 'Q';
        if (backtrack(state, row + 1) == NQ_STOP)
            return NQ_STOP;
        state->rows[row][col] = '.';
    }
    return NQ_CONTINUE;
}

static enum nq_status search(const struct nq_puzzle *puzzle,
                             struct nq_search *search, struct nq_error *err)
{
    struct state state = {.search = search, .n = puzzle->n};
    for (unsigned row = 0; row < puzzle->n; row++)
        memset(state.rows[row], '.', puzzle->n);
    return nq_search_end(search, backtrack(&state, 0), err);
}

const struct nq_solver nq_solver_row_strings = {
    .name = "row_strings",
    .method = "strings of '.' and 'Q', looked through up and along diagonals",
    .source = "LeetCode problem 51, the usual answer",
    .work_unit = "characters looked at",
    .version = 1,
    .max_n = NQ_MAX_N,
    .sensible_n = 14,
    .order = NQ_LEXICOGRAPHIC,
    .row_by_row = true,
    .search = search,
};
