/* claim.c - what somebody says is a solution: any number of queens anywhere. */
#include "board/claim.h"

bool nq_claim_board(const struct nq_claim *claim, unsigned n,
                    struct nq_board *board)
{
    if (n < 1 || n > NQ_MAX_N || claim->count != n || claim->rows != n ||
        claim->cols != n)
        return false;
    struct nq_board made = {.n = (uint8_t)n};
    uint64_t seen = 0;
    for (size_t i = 0; i < n; i++) {
        const struct nq_square at = claim->square[i];
        if (at.row < 0 || at.col < 0 || (unsigned)at.row >= n ||
            (unsigned)at.col >= n)
            return false;
        seen |= UINT64_C(1) << at.row;
        made.col[at.row] = (uint8_t)at.col;
    }
    if (seen != (UINT64_C(1) << n) - 1)
        return false;
    *board = made;
    return true;
}
