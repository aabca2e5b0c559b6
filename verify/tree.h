/* tree.h - the published size of the row-by-row search tree. */
#ifndef NQ_VERIFY_TREE_H
#define NQ_VERIFY_TREE_H

#include <stdint.h>

/* The number of ways to place k queens on the first k of N rows so that none
 * attacks another, added up over k = 0..N: the nodes that every method visits
 * that fills the board row by row and looks no further ahead.  0 if no value is
 * at hand.
 *
 * Source: row sums (OEIS A319283) of the profiles printed in OEIS A319284 for
 *         n <= 12 and in A319236 for n = 16; D. E. Knuth, The Art of Computer
 *         Programming, volume 4B, section 7.2.2.
 */
uint64_t nq_known_nodes(unsigned n);

#endif
