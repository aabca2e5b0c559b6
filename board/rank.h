/* rank.h - the place of a board among all n! permutations: its name. */
#ifndef NQ_BOARD_RANK_H
#define NQ_BOARD_RANK_H

#include "board/board.h"

/* 20! is the last factorial below 2^63. */
enum { NQ_MAX_RANKED_N = 20 };

/* N!, the number of ranks.
 *
 * Range:  N <= NQ_MAX_RANKED_N.
 */
int64_t nq_factorial(unsigned n);

/* The lexicographic rank of BOARD among all permutations of its n columns,
 * from 0 (columns 0, 1, 2, ...) to n! - 1.  Keeps the order of boards.
 *
 * Range:  BOARD is a permutation with n <= NQ_MAX_RANKED_N.
 * Cost:   O(n), by population count of the columns not yet taken.
 * Source: Lehmer code.
 */
int64_t nq_board_rank(const struct nq_board *board);

/* The board of N rows whose rank is RANK.
 *
 * Range:  1 <= N <= NQ_MAX_RANKED_N, 0 <= RANK < N!.
 * Fails:  NQ_RANGE; *BOARD is then unchanged.
 */
enum nq_status nq_board_unrank(struct nq_board *board, unsigned n, int64_t rank,
                               struct nq_error *err);

#endif
