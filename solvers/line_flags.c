/* line_flags.c - one flag for each column and each diagonal.
 *
 * The flags of the three lines through a queen are set before the recursive
 * call and cleared after it; the path is a list of columns that grows and
 * shrinks with them.  The knight's squares of the superqueen rule are seen in
 * the last two of the path. */
#include "solvers/solver.h"

#include <stdlib.h>

enum { DIAGONALS = 2 * NQ_MAX_N - 1 };

struct path {
    unsigned length;
    uint8_t col[NQ_MAX_N];
};

struct state {
    const struct nq_puzzle *puzzle;
    struct nq_search *search;
    bool column[NQ_MAX_N];
    bool falling[DIAGONALS]; /* row - column + n - 1 */
    bool rising[DIAGONALS];  /* row + column */
    struct path path;
};

static bool is_flagged(struct state *state, bool flag)
{
    state->search->stats.work++;
    return flag;
}

static bool is_open(const struct nq_puzzle *puzzle, unsigned row, unsigned col)
{
    const uint32_t square = UINT32_C(1) << col;
    return !(puzzle->blocked[row] & square) && !(puzzle->placed[row] & ~square);
}

/* Does a queen on the next row at COL and one ROWS above her stand a knight's
 * move apart, SIDEWAYS columns to either side? */
static bool knight_apart(const struct path *path, unsigned col, unsigned rows,
                         int sideways)
{
    return path->length >= rows &&
           abs(path->col[path->length - rows] - (int)col) == sideways;
}

static bool is_attacked(struct state *state, unsigned row, unsigned col)
{
    const unsigned n = state->puzzle->n;
    if (is_flagged(state, state->column[col]) ||
        is_flagged(state, state->falling[row + n - 1 - col]) ||
        is_flagged(state, state->rising[row + col]))
        return true;
    return state->puzzle->rule == NQ_RULE_SUPERQUEEN &&
           (knight_apart(&state->path, col, 1, 2) ||
            knight_apart(&state->path, col, 2, 1));
}

static void flag_lines(struct state *state, unsigned row, unsigned col,
                       bool flag)
{
    state->column[col] = flag;
    state->falling[row + state->puzzle->n - 1 - col] = flag;
    state->rising[row + col] = flag;
}

static enum nq_walk hand_on(const struct state *state)
{
    struct nq_board board = {.n = (uint8_t)state->path.length};
    for (unsigned row = 0; row < state->path.length; row++)
        board.col[row] = state->path.col[row];
    return nq_search_hand_on(state->search, &board, 1);
}

static enum nq_walk extend(struct state *state)
{
    const unsigned row = state->path.length;
    state->search->stats.nodes++;
    if (row == state->puzzle->n)
        return hand_on(state);
    if (nq_search_stopped(state->search))
        return NQ_STOP;
    for (unsigned col = 0; col < state->puzzle->n; col++) {
        if (!is_open(state->puzzle, row, col) || is_attacked(state, row, col))
            continue;
        flag_lines(state, row, col, true);
        state->path.col[state->path.length++] = (uint8_t)col;
        if (extend(state) == NQ_STOP)
            return NQ_STOP;
        state->path.length--;
        flag_lines(state, row, col, false);
    }
    return NQ_CONTINUE;
}

static enum nq_status search(const struct nq_puzzle *puzzle,
                             struct nq_search *search, struct nq_error *err)
{
    struct state state = {.puzzle = puzzle, .search = search};
    return nq_search_end(search, extend(&state), err);
}

const struct nq_solver nq_solver_line_flags = {
    .name = "line_flags",
    .method = "a flag for each column and diagonal, the path as a list",
    .source = "N. Wirth, Program development by stepwise refinement, 1971",
    .work_unit = "flags looked at",
    .version = 1,
    .max_n = NQ_MAX_N,
    .sensible_n = 15,
    .features = NQ_FEATURE_BLOCKED | NQ_FEATURE_PLACED | NQ_FEATURE_SUPERQUEEN,
    .order = NQ_LEXICOGRAPHIC,
    .row_by_row = true,
    .search = search,
};
