/* bitmask.c - three words for columns and diagonals, one row at a time.
 *
 * A bit of COLUMNS, LEFT or RIGHT is a column of the present row that an
 * earlier queen attacks; the two diagonal words shift by one column a row.  The
 * columns off the board count as taken, so COLUMNS is all ones when the board
 * is full.  Two recursions: one for the plain board, which everything else is
 * compared with for speed, and one for all the rest. */
#include "solvers/solver.h"

enum { NODES_BETWEEN_LOOKS = 4096 };

struct state {
    struct nq_search *search;
    uint64_t nodes; /* here: one address less in the inner loop */
    struct nq_board board;
    uint32_t open[NQ_MAX_N]; /* squares that blocked and placed leave */
    uint32_t knight;         /* all ones if the rule has the knight */
};

/* Counts a placement.  NQ_STOP if it is time to look and the flag is set. */
static inline enum nq_walk count_node(struct state *state)
{
    state->nodes++;
    const bool look = state->nodes % NODES_BETWEEN_LOOKS == 0;
    return __builtin_expect(look, 0) && nq_search_stopped(state->search)
               ? NQ_STOP
               : NQ_CONTINUE;
}

/* Tries the CHOICES of ROW, at least one.  A row without a choice is never
 * entered: that saves a third of the calls. */
static enum nq_walk place(struct state *state, unsigned row, uint32_t columns,
                          uint32_t left, uint32_t right, uint32_t choices)
{
    do {
        const uint32_t queen = choices & (0 - choices);
        state->board.col[row] = (uint8_t)__builtin_ctz(choices);
        choices &= choices - 1;
        const uint32_t columns_below = columns | queen;
        const uint32_t left_below = (left | queen) << 1;
        const uint32_t right_below = (right | queen) >> 1;
        const uint32_t choices_below =
            ~(columns_below | left_below | right_below);
        if (count_node(state) == NQ_STOP)
            return NQ_STOP;
        if (choices_below) {
            if (place(state, row + 1, columns_below, left_below, right_below,
                      choices_below) == NQ_STOP)
                return NQ_STOP;
        } else if (columns_below == UINT32_MAX) {
            if (nq_search_hand_on(state->search, &state->board, 1) == NQ_STOP)
                return NQ_STOP;
        }
    } while (choices);
    return NQ_CONTINUE;
}

/* What the queens above leave for the rows below. */
struct lines {
    uint32_t columns;
    uint32_t left, right;        /* diagonals, as they cross this row */
    uint32_t knight_1, knight_2; /* knight's squares: this row, the next */
};

static enum nq_walk place_any(struct state *state, unsigned row,
                              const struct lines *above)
{
    if (count_node(state) == NQ_STOP)
        return NQ_STOP;
    if (above->columns == UINT32_MAX)
        return nq_search_hand_on(state->search, &state->board, 1);
    uint32_t choices = state->open[row] & ~(above->columns | above->left |
                                            above->right | above->knight_1);
    while (choices) {
        const uint32_t queen = choices & (0 - choices);
        choices ^= queen;
        state->board.col[row] = (uint8_t)__builtin_ctz(queen);
        const struct lines below = {
            .columns = above->columns | queen,
            .left = (above->left | queen) << 1,
            .right = (above->right | queen) >> 1,
            .knight_1 = above->knight_2 |
                        (((queen << 2) | (queen >> 2)) & state->knight),
            .knight_2 = ((queen << 1) | (queen >> 1)) & state->knight,
        };
        if (place_any(state, row + 1, &below) == NQ_STOP)
            return NQ_STOP;
    }
    return NQ_CONTINUE;
}

/* The squares of a row: with one queen placed hers, with more none. */
static uint32_t open_squares(uint32_t blocked, uint32_t placed)
{
    if (placed & (placed - 1))
        return 0;
    return placed ? placed & ~blocked : ~blocked;
}

static enum nq_status search(const struct nq_puzzle *puzzle,
                             struct nq_search *search, struct nq_error *err)
{
    struct state state = {
        .search = search,
        .board.n = (uint8_t)puzzle->n,
        .knight = puzzle->rule == NQ_RULE_SUPERQUEEN ? UINT32_MAX : 0,
    };
    const uint32_t off_board = ~(UINT32_MAX >> (NQ_MAX_N - puzzle->n));
    enum nq_walk walk;
    if (nq_puzzle_features(puzzle) == 0) {
        state.nodes = 1; /* the empty board */
        walk = place(&state, 0, off_board, 0, 0, ~off_board);
    } else {
        for (unsigned row = 0; row < puzzle->n; row++)
            state.open[row] =
                open_squares(puzzle->blocked[row], puzzle->placed[row]);
        walk = place_any(&state, 0, &(struct lines){.columns = off_board});
    }
    search->stats.nodes = state.nodes;
    search->stats.work = state.nodes - 1; /* all but the empty board */
    return nq_search_end(search, walk, err);
}

const struct nq_solver nq_solver_bitmask = {
    .name = "bitmask",
    .method = "three words, shifted a row at a time, lowest free bit first",
    .source = "M. Richards, Backtracking algorithms in MCPL, 1997",
    .work_unit = "lowest bits taken",
    .version = 1,
    .max_n = NQ_MAX_N,
    .sensible_n = 16,
    .features = NQ_FEATURE_BLOCKED | NQ_FEATURE_PLACED | NQ_FEATURE_SUPERQUEEN,
    .order = NQ_LEXICOGRAPHIC,
    .row_by_row = true,
    .search = search,
};
