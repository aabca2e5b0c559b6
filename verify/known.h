/* known.h - the published numbers of solutions, each with its source. */
#ifndef NQ_VERIFY_KNOWN_H
#define NQ_VERIFY_KNOWN_H

#include <stdint.h>

enum { NQ_KNOWN_MAX_N = 27 };

/* What is published about one n.  Boards counted, not classes of them, but
 * for `classes`. */
struct nq_known {
    uint64_t solutions;    /* OEIS A000170 */
    uint64_t classes;      /* up to rotation and reflection: OEIS A002562 */
    uint64_t half_turn;    /* solutions that a half turn leaves as they are,
                              those of the next line among them: OEIS A032522 */
    uint64_t quarter_turn; /* that a quarter turn leaves as they are: OEIS
                              A033148 */
};

/* The published values for N, or NULL if there are none.  For n > 1 they obey
 * 8 classes = solutions + half_turn + 2 quarter_turn.  N = 0 is the empty
 * board, which A000170 counts as one solution; the other three sequences begin
 * with n = 1, and the one class of n = 0 follows from the definition.  Static.
 *
 * Range:  any N; not NULL for 0..NQ_KNOWN_MAX_N.
 * Source: https://oeis.org/A000170 and the others named above.  n = 27: T.
 *         Preusser, M. Engelhardt, Putting queens in carry chains No 27,
 *         J. Signal Processing Systems 88, 2017; the same value: Yao, Li,
 *         arXiv:2511.12009, 2025.
 */
const struct nq_known *nq_known(unsigned n);

#endif
