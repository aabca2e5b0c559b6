/* permutations.c - every permutation of the columns, then all pairs: no pruning
 * at all.  The yardstick.
 *
 * A node is a whole permutation, n! of them; the pairs of each are all tested,
 * even when the first pair attacks. */
#include "solvers/solver.h"

#include <stdlib.h>

static void swap(uint8_t *a, uint8_t *b)
{
    const uint8_t kept = *a;
    *a = *b;
    *b = kept;
}

/* Turns COL into the next permutation in lexicographic order; false if it is
 * the last. */
static bool next_permutation(uint8_t *col, unsigned n)
{
    unsigned tail = n - 1; /* start of the longest falling tail */
    while (tail > 0 && col[tail - 1] > col[tail])
        tail--;
    if (tail == 0)
        return false;
    unsigned next = n - 1; /* the least in the tail that is larger */
    while (col[next] < col[tail - 1])
        next--;
    swap(&col[tail - 1], &col[next]);
    for (unsigned last = n - 1; tail < last; tail++, last--)
        swap(&col[tail], &col[last]);
    return true;
}

static unsigned attacking_pairs(const struct nq_board *board)
{
    unsigned pairs = 0;
    for (int below = 1; below < board->n; below++)
        for (int above = 0; above < below; above++)
            pairs +=
                abs(board->col[below] - board->col[above]) == below - above;
    return pairs;
}

static enum nq_status search(const struct nq_puzzle *puzzle,
                             struct nq_search *search, struct nq_error *err)
{
    const unsigned n = puzzle->n;
    struct nq_board board = {.n = (uint8_t)n};
    for (unsigned row = 0; row < n; row++)
        board.col[row] = (uint8_t)row;
    enum nq_walk walk = NQ_CONTINUE;
    do {
        search->stats.nodes++;
        search->stats.work += n * (n - 1) / 2;
        if (nq_search_stopped(search))
            walk = NQ_STOP;
        else if (attacking_pairs(&board) == 0)
            walk = nq_search_hand_on(search, &board, 1);
    } while (walk == NQ_CONTINUE && next_permutation(board.col, n));
    return nq_search_end(search, walk, err);
}

const struct nq_solver nq_solver_permutations = {
    .name = "permutations",
    .method = "every permutation of the columns, then all pairs",
    .source = "folklore: generate and test",
    .work_unit = "pairs tested",
    .version = 1,
    .max_n = NQ_MAX_N,
    .sensible_n = 11,
    .order = NQ_LEXICOGRAPHIC,
    .search = search,
};
