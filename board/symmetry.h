/* symmetry.h - the eight images of a board under the group of the square. */
#ifndef NQ_BOARD_SYMMETRY_H
#define NQ_BOARD_SYMMETRY_H

#include "board/board.h"

enum { NQ_IMAGES = 8 };

/* What maps a board to itself, beside the identity.  For n > 1 a solution is
 * never its own reflection (two queens would share a line), so these three
 * kinds are all.  For n = 1 every image is the board: NQ_QUARTER_TURN by
 * definition, orbit size 1. */
enum nq_symmetry {
    NQ_NO_SYMMETRY,  /* orbit of 8 */
    NQ_HALF_TURN,    /* orbit of 4 */
    NQ_QUARTER_TURN, /* orbit of 2; 1 if n = 1 */
};

/* The word for SYMMETRY: "none", "half turn", "quarter turn".  Static. */
const char *nq_symmetry_name(enum nq_symmetry symmetry);

/* Image IMAGE of BOARD.  0 is the board itself; bit 2 exchanges rows and
 * columns, then bit 1 turns the rows upside down, then bit 0 mirrors the
 * columns.  Boards only: every column taken once.
 *
 * Range:  IMAGE < NQ_IMAGES.
 */
struct nq_board nq_board_image(const struct nq_board *board, unsigned image);

/* The lexicographically least image of BOARD: the name of its class. */
struct nq_board nq_board_canonical(const struct nq_board *board);

/* Is BOARD the least of its images?  Stops at the first smaller one.
 *
 * Cost:   O(n), a few rows for most boards.
 */
bool nq_board_is_canonical(const struct nq_board *board);

/* The symmetry of BOARD.  A solution of n-queens only. */
enum nq_symmetry nq_board_symmetry(const struct nq_board *board);

/* The number of different images of any permutation, solution or not: 8
 * divided by the number of images that equal BOARD. */
unsigned nq_board_orbit_size(const struct nq_board *board);

/* The orbit size that goes with SYMMETRY on a board of N rows: 8, 4, 2 or
 * (n = 1) 1. */
unsigned nq_symmetry_orbit_size(enum nq_symmetry symmetry, unsigned n);

#endif
