/* class_check.h - is a list of symmetry classes what it says it is?  By the
 * rules of the game and the group of the square; no solver has a part in it. */
#ifndef NQ_VERIFY_CLASS_CHECK_H
#define NQ_VERIFY_CLASS_CHECK_H

#include <stddef.h>

#include "board/digest.h"
#include "board/symmetry.h"

/* What the classes so far stand for. */
struct nq_class_check {
    unsigned n;
    int64_t last;                              /* rank before; -1: none yet */
    uint64_t classes, half_turn, quarter_turn; /* of these so many are so */
    uint64_t boards;                           /* in all their orbits */
    struct nq_digest digest;                   /* of these boards */
};

/* Starts a list of classes of N queens.
 *
 * Range:  1 <= N <= NQ_MAX_RANKED_N.
 */
void nq_class_check_init(struct nq_class_check *check, unsigned n);

/* Takes the next class: its board has rank RANK and is said to have SYMMETRY.
 * True if there is such a board, it is a solution and the least of its images,
 * the symmetry is its own and its rank is above the one before; the orbit is
 * then added up, and *BOARD (unless NULL) is the board.  Otherwise CLAIM, of
 * SIZE bytes, says what is false: "class 1234 of n = 8 is not canonical".
 *
 * Cost:   O(n), well below a microsecond for n = 16.
 */
bool nq_class_check_add(struct nq_class_check *check, int64_t rank,
                        enum nq_symmetry symmetry, struct nq_board *board,
                        char *claim, size_t size);

#endif
