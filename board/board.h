/* board.h - a placement of queens, one in each row. */
#ifndef NQ_BOARD_BOARD_H
#define NQ_BOARD_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

enum { NQ_MAX_N = 32 };

/* N rows and the column of the queen in each.  Row 0 is the first row, column
 * 0 the first column.  Every column is below N; nothing says that the queens
 * leave each other alone or even stand in different columns.  Entries from N
 * on are zero, so equal boards are equal bytes.  A value: copy it. */
struct nq_board {
    uint8_t n;
    uint8_t col[NQ_MAX_N];
};

/* Makes a board of N queens from the N columns at COL.
 *
 * Range:  1 <= N <= NQ_MAX_N and every column < N.
 * Fails:  NQ_RANGE; *BOARD is then unchanged.
 */
enum nq_status nq_board_from_columns(struct nq_board *board, unsigned n,
                                     const unsigned *col, struct nq_error *err);

/* Negative, zero or positive as A comes before, equals or follows B: by n,
 * then lexicographically by columns. */
int nq_board_compare(const struct nq_board *a, const struct nq_board *b);

/* Is every column taken exactly once? */
bool nq_board_is_permutation(const struct nq_board *board);

#endif
