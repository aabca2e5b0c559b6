/* attack_board.c - a board of attacked squares, copied before each placement.
 *
 * The board is copied, the new queen marks all squares that she attacks along
 * the eight directions (and the knight's squares of the superqueen rule), and
 * on return the copy is put back.  Squares that blocked squares and placed
 * queens close are marked from the start. */
#include "solvers/solver.h"

struct squares {
    bool attacked[NQ_MAX_N][NQ_MAX_N];
};

struct state {
    const struct nq_puzzle *puzzle;
    struct nq_search *search;
    struct squares squares;
    struct nq_board board;
};

/* Marks every STEP-th square from the queen to the edge, at most REACH. */
static void mark_along(struct state *state, int row, int col, const int step[2],
                       unsigned reach)
{
    const int n = (int)state->puzzle->n;
    for (row += step[0], col += step[1];
         reach > 0 && row >= 0 && row < n && col >= 0 && col < n;
         row += step[0], col += step[1], reach--)
        state->squares.attacked[row][col] = true;
}

static void mark(struct state *state, unsigned row, unsigned col)
{
    static const int queen[8][2] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1},
                                    {0, 1},   {1, -1}, {1, 0},  {1, 1}};
    static const int knight[8][2] = {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2},
                                     {1, -2},  {1, 2},  {2, -1},  {2, 1}};
    for (unsigned i = 0; i < 8; i++) {
        mark_along(state, (int)row, (int)col, queen[i], NQ_MAX_N);
        if (state->puzzle->rule == NQ_RULE_SUPERQUEEN)
            mark_along(state, (int)row, (int)col, knight[i], 1);
    }
}

static enum nq_walk place(struct state *state, unsigned row)
{
    struct nq_stats *stats = &state->search->stats;
    stats->nodes++;
    if (row == state->puzzle->n)
        return nq_search_hand_on(state->search, &state->board, 1);
    if (nq_search_stopped(state->search))
        return NQ_STOP;
    for (unsigned col = 0; col < state->puzzle->n; col++) {
        if (state->squares.attacked[row][col])
            continue;
        const struct squares copy = state->squares;
        stats->work++;
        mark(state, row, col);
        state->board.col[row] = (uint8_t)col;
        if (place(state, row + 1) == NQ_STOP)
            return NQ_STOP;
        state->squares = copy;
    }
    return NQ_CONTINUE;
}

/* Closes the blocked squares, and in a row with a placed queen all the squares
 * that are not hers: with two in the row none is left. */
static void close_squares(struct state *state)
{
    const struct nq_puzzle *puzzle = state->puzzle;
    for (unsigned row = 0; row < puzzle->n; row++)
        for (unsigned col = 0; col < puzzle->n; col++) {
            const uint32_t square = UINT32_C(1) << col;
            const bool another = (puzzle->placed[row] & ~square) != 0;
            if ((puzzle->blocked[row] & square) || another)
                state->squares.attacked[row][col] = true;
        }
}

static enum nq_status search(const struct nq_puzzle *puzzle,
                             struct nq_search *search, struct nq_error *err)
{
    struct state state = {
        .puzzle = puzzle,
        .search = search,
        .board.n = (uint8_t)puzzle->n,
    };
    close_squares(&state);
    return nq_search_end(search, place(&state, 0), err);
}

const struct nq_solver nq_solver_attack_board = {
    .name = "attack_board",
    .method =
        "board of attacked squares, copied before each queen, then put back",
    .source = "textbooks",
    .work_unit = "boards copied",
    .version = 1,
    .max_n = NQ_MAX_N,
    .sensible_n = 14,
    .features = NQ_FEATURE_BLOCKED | NQ_FEATURE_PLACED | NQ_FEATURE_SUPERQUEEN,
    .order = NQ_LEXICOGRAPHIC,
    .row_by_row = true,
    .search = search,
};
