/* claim.h - what somebody says is a solution: any number of queens anywhere. */
#ifndef NQ_BOARD_CLAIM_H
#define NQ_BOARD_CLAIM_H

#include <stddef.h>
#include <stdint.h>

#include "board/board.h"

/* Where a queen is said to stand.  Counted from 0; may lie off the board. */
struct nq_square {
    int32_t row, col;
};

/* One solution as a program printed it, right or wrong: a board of ROWS x COLS
 * squares as far as the text shows it, and COUNT queens in the order of the
 * text.  Two queens may share a row or a square, rows may be empty, squares
 * may lie off the board.  SQUARE is lent. */
struct nq_claim {
    unsigned rows, cols;
    size_t count;
    const struct nq_square *square;
};

/* Makes a board of CLAIM if it has exactly one queen in each of its N rows and
 * all of them in columns 0..N-1 (attacks do not matter).  False, and *BOARD
 * unchanged, if not or if N is not 1..NQ_MAX_N. */
bool nq_claim_board(const struct nq_claim *claim, unsigned n,
                    struct nq_board *board);

#endif
