/* orbit_search.c - one board of each symmetry class, with the size of its
 * orbit.
 *
 * The board of a class is the lexicographically least of its eight images.  An
 * image begins with the distance of the first, last, leftmost or rightmost
 * queen from a corner, so with the first queen at column FIRST of row 0:
 * - FIRST < n / 2, else the mirrored board is less.  (In the middle of an odd
 *   board the next rule would ask for two queens in the middle row.)
 * - The last row's queen stays FIRST columns away from both corners, and the
 *   queens of the edge columns stay FIRST rows away from them.
 * Where a distance equals FIRST, the next rows decide.  The mirrored places of
 * the first queen are attacked by her, so for FIRST > 0 only the three turns
 * can begin alike: they are compared when the board is full.  For FIRST = 0
 * only the reflection in the diagonal begins alike; the queen of column 1 must
 * then stand below the row that the second queen's column would be.
 *
 * A node is a placement that keeps these bounds. */
#include "solvers/solver.h"

#include <string.h>

enum { NODES_BETWEEN_LOOKS = 4096 };

struct state {
    struct nq_search *search;
    uint32_t edges;    /* first and last column */
    unsigned edge_row; /* the last row in which edge columns may be taken */
    uint32_t open[NQ_MAX_N]; /* squares that the bounds leave */
    struct nq_board board;
};

enum turn { HALF, CLOCKWISE, COUNTERCLOCKWISE };

/* Negative, zero or positive as BOARD turned by TURN comes before, equals or
 * follows BOARD. */
static int compare_turned(struct state *state, enum turn turn)
{
    const struct nq_board *board = &state->board;
    const unsigned edge = board->n - 1U;
    uint8_t turned[NQ_MAX_N];
    state->search->stats.work++;
    for (unsigned row = 0; row <= edge; row++) {
        const unsigned col = board->col[row];
        switch (turn) {
        case HALF:
            turned[edge - row] = (uint8_t)(edge - col);
            break;
        case CLOCKWISE:
            turned[col] = (uint8_t)(edge - row);
            break;
        case COUNTERCLOCKWISE:
            turned[edge - col] = (uint8_t)row;
            break;
        }
    }
    return memcmp(turned, board->col, board->n);
}

/* The orbit size of the full board; 0 if one of its turns is less. */
static unsigned orbit_size(struct state *state)
{
    const uint8_t *col = state->board.col;
    const unsigned edge = state->board.n - 1U;
    const unsigned first = col[0];
    unsigned size = 8;
    if (col[edge] == edge - first) {
        const int order = compare_turned(state, HALF);
        if (order < 0)
            return 0;
        if (order == 0)
            size = 4;
    }
    if (col[edge - first] == 0) {
        const int order = compare_turned(state, CLOCKWISE);
        if (order < 0)
            return 0;
        if (order == 0)
            return 2;
    }
    if (col[first] == edge && compare_turned(state, COUNTERCLOCKWISE) < 0)
        return 0;
    return size;
}

static enum nq_walk hand_on(struct state *state)
{
    const unsigned size = orbit_size(state);
    if (size == 0)
        return NQ_CONTINUE;
    return nq_search_hand_on(state->search, &state->board, size);
}

static enum nq_walk place(struct state *state, unsigned row, uint32_t taken,
                          uint32_t left, uint32_t right)
{
    struct nq_stats *stats = &state->search->stats;
    stats->nodes++;
    if (row == state->board.n)
        return hand_on(state);
    if (stats->nodes % NODES_BETWEEN_LOOKS == 0 &&
        nq_search_stopped(state->search))
        return NQ_STOP;
    uint32_t choices = state->open[row] & ~(taken | left | right);
    if (row == state->edge_row) {
        const uint32_t missing = state->edges & ~taken;
        if (missing == state->edges)
            return NQ_CONTINUE;
        if (missing)
            choices &= missing;
    }
    for (; choices; choices &= choices - 1) {
        const uint32_t queen = choices & (0 - choices);
        state->board.col[row] = (uint8_t)__builtin_ctz(queen);
        if (place(state, row + 1, taken | queen, (left | queen) << 1,
                  (right | queen) >> 1) == NQ_STOP)
            return NQ_STOP;
    }
    return NQ_CONTINUE;
}

/* Sets the squares that the first queen at column FIRST leaves. */
static void bound(struct state *state, unsigned first)
{
    const unsigned n = state->board.n;
    const uint32_t full = UINT32_MAX >> (NQ_MAX_N - n);
    state->edge_row = n - 1 - first;
    for (unsigned row = 0; row < n; row++)
        state->open[row] =
            row < first || row > state->edge_row ? full & ~state->edges : full;
    state->open[n - 1] &= (full << first) & (full >> first);
}

/* All boards with the first queen in the corner: for each place of the second
 * queen column 1 is closed down to the row that reflects her. */
static enum nq_walk place_from_corner(struct state *state)
{
    state->search->stats.nodes++;
    state->board.col[0] = 0;
    for (unsigned second = 2; second < state->board.n; second++) {
        bound(state, 0);
        for (unsigned row = 2; row < second; row++)
            state->open[row] &= ~UINT32_C(2);
        const uint32_t queen = UINT32_C(1) << second;
        state->board.col[1] = (uint8_t)second;
        if (place(state, 2, queen | 1, (queen | 2) << 1, queen >> 1) == NQ_STOP)
            return NQ_STOP;
    }
    return NQ_CONTINUE;
}

static enum nq_walk run(struct state *state)
{
    state->search->stats.nodes++;
    if (state->board.n == 1) {
        state->search->stats.nodes++;
        return nq_search_hand_on(state->search, &state->board, 1);
    }
    if (place_from_corner(state) == NQ_STOP)
        return NQ_STOP;
    for (unsigned first = 1; first < state->board.n / 2U; first++) {
        const uint32_t queen = UINT32_C(1) << first;
        bound(state, first);
        state->board.col[0] = (uint8_t)first;
        if (place(state, 1, queen, queen << 1, queen >> 1) == NQ_STOP)
            return NQ_STOP;
    }
    return NQ_CONTINUE;
}

static enum nq_status search(const struct nq_puzzle *puzzle,
                             struct nq_search *search, struct nq_error *err)
{
    struct state state = {
        .search = search,
        .edges = UINT32_C(1) << (puzzle->n - 1) | 1,
        .board.n = (uint8_t)puzzle->n,
    };
    return nq_search_end(search, run(&state), err);
}

const struct nq_solver nq_solver_orbit_search = {
    .name = "orbit_search",
    .method = "least board of each class, bounded by the first queen",
    .source = "after Takaken, N-Queens programs, 2003",
    .work_unit = "turned boards compared",
    .version = 1,
    .max_n = NQ_MAX_N,
    .sensible_n = 17,
    .order = NQ_LEXICOGRAPHIC,
    .canonical = true,
    .search = search,
};
