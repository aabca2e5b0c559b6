/* bitmask.c - three words for columns and diagonals, one row at a time.
 *
 * Bit c of CHOICES is a column of the present row that no earlier queen
 * attacks.  The words for the two diagonal directions are shifted by one
 * column per row; the knight's squares of the superqueen rule travel in two
 * more words, for one and for two rows. */
#include "solvers/solver.h"

struct state {
    const struct nq_puzzle *puzzle;
    struct nq_search *search;
    uint32_t full;              /* all columns */
    uint32_t allowed[NQ_MAX_N]; /* squares that blocked and placed leave */
    uint32_t knight;            /* all ones if the rule has the knight */
    struct nq_board board;
};

/* What the queens above leave for the rows below. */
struct lines {
    uint32_t columns;
    uint32_t left, right;        /* diagonals, as they cross this row */
    uint32_t knight_1, knight_2; /* knight's squares: this row, the next */
};

static enum nq_walk hand_on(struct state *state)
{
    state->search->stats.solutions++;
    if (!state->search->visit)
        return NQ_CONTINUE;
    return state->search->visit(&state->board, state->search->ctx);
}

/* NQ_STOP when the visitor or the stop flag ended the search. */
static enum nq_walk place(struct state *state, struct lines above, unsigned row)
{
    struct nq_stats *stats = &state->search->stats;
    stats->nodes++;
    if (row == state->puzzle->n)
        return hand_on(state);
    if ((stats->nodes & 0xfffU) == 0 && nq_search_stopped(state->search))
        return NQ_STOP;
    uint32_t choices = state->allowed[row] & ~(above.columns | above.left |
                                               above.right | above.knight_1);
    while (choices) {
        const uint32_t queen = choices & (0 - choices);
        choices ^= queen;
        state->board.col[row] = (uint8_t)__builtin_ctz(queen);
        const struct lines below = {
            .columns = above.columns | queen,
            .left = (above.left | queen) << 1,
            .right = (above.right | queen) >> 1,
            .knight_1 = above.knight_2 |
                        (((queen << 2) | (queen >> 2)) & state->knight),
            .knight_2 = ((queen << 1) | (queen >> 1)) & state->knight,
        };
        if (place(state, below, row + 1) == NQ_STOP)
            return NQ_STOP;
    }
    return NQ_CONTINUE;
}

static enum nq_status search(const struct nq_puzzle *puzzle,
                             struct nq_search *search, struct nq_error *err)
{
    struct state state = {
        .puzzle = puzzle,
        .search = search,
        .full = UINT32_MAX >> (32 - puzzle->n),
        .knight = puzzle->rule == NQ_RULE_SUPERQUEEN ? UINT32_MAX : 0,
        .board.n = (uint8_t)puzzle->n,
    };
    for (unsigned row = 0; row < puzzle->n; row++) {
        state.allowed[row] = state.full & ~puzzle->blocked[row];
        if (puzzle->placed[row])
            state.allowed[row] &= puzzle->placed[row];
        if (puzzle->placed[row] & (puzzle->placed[row] - 1))
            state.allowed[row] = 0; /* two in a row */
    }
    if (place(&state, (struct lines){0}, 0) == NQ_STOP &&
        nq_search_stopped(search))
        return nq_fail(err, NQ_STOPPED, "stopped");
    return NQ_OK;
}

const struct nq_solver nq_solver_bitmask = {
    .name = "bitmask",
    .method = "three words, shifted one row at a time, lowest free bit first",
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
