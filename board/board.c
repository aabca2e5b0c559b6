/* board.c - a placement of queens, one in each row. */
#include "board/board.h"

#include <string.h>

enum nq_status nq_board_from_columns(struct nq_board *board, unsigned n,
                                     const unsigned *col, struct nq_error *err)
{
    if (n < 1 || n > NQ_MAX_N)
        return nq_fail(err, NQ_RANGE, "n is %u, not 1..%d", n, NQ_MAX_N);
    struct nq_board made = {.n = (uint8_t)n};
    for (unsigned row = 0; row < n; row++) {
        if (col[row] >= n)
            return nq_fail(err, NQ_RANGE, "column %u in row %u is not 0..%u",
                           col[row], row, n - 1);
        made.col[row] = (uint8_t)col[row];
    }
    *board = made;
    return NQ_OK;
}

int nq_board_compare(const struct nq_board *a, const struct nq_board *b)
{
    if (a->n != b->n)
        return a->n < b->n ? -1 : 1;
    return memcmp(a->col, b->col, a->n);
}

bool nq_board_is_permutation(const struct nq_board *board)
{
    uint64_t taken = 0;
    for (unsigned row = 0; row < board->n; row++)
        taken |= UINT64_C(1) << board->col[row];
    return taken == (UINT64_C(1) << board->n) - 1;
}
