/* symmetry.c - the eight images of a board under the group of the square. */
#include "board/symmetry.h"

#include <assert.h>
#include <string.h>

const char *nq_symmetry_name(enum nq_symmetry symmetry)
{
    switch (symmetry) {
    case NQ_NO_SYMMETRY:
        return "none";
    case NQ_HALF_TURN:
        return "half turn";
    case NQ_QUARTER_TURN:
        return "quarter turn";
    }
    return "unknown";
}

struct nq_board nq_board_image(const struct nq_board *board, unsigned image)
{
    assert(image < NQ_IMAGES);
    const unsigned last = board->n - 1U;
    struct nq_board made = {.n = board->n};
    for (unsigned row = 0; row < board->n; row++) {
        unsigned r = row;
        unsigned c = board->col[row];
        if (image & 4U) {
            const unsigned swap = r;
            r = c;
            c = swap;
        }
        if (image & 2U)
            r = last - r;
        if (image & 1U)
            c = last - c;
        made.col[r] = (uint8_t)c;
    }
    return made;
}

struct nq_board nq_board_canonical(const struct nq_board *board)
{
    struct nq_board least = *board;
    for (unsigned image = 1; image < NQ_IMAGES; image++) {
        const struct nq_board other = nq_board_image(board, image);
        if (memcmp(other.col, least.col, board->n) < 0)
            least = other;
    }
    return least;
}

/* Sign of (image - board), row by row until they differ.  COL holds the
 * columns of the board or, for images with rows and columns exchanged, the row
 * of the queen in each column. */
static int compare_image(const struct nq_board *board, const uint8_t *col,
                         unsigned image)
{
    const int last = board->n - 1;
    for (int row = 0; row <= last; row++) {
        int c = col[image & 2U ? last - row : row];
        if (image & 1U)
            c = last - c;
        if (c != board->col[row])
            return c - board->col[row];
    }
    return 0;
}

static void exchange(const struct nq_board *board, uint8_t *row_of)
{
    for (unsigned row = 0; row < board->n; row++)
        row_of[board->col[row]] = (uint8_t)row;
}

bool nq_board_is_canonical(const struct nq_board *board)
{
    uint8_t row_of[NQ_MAX_N] = {0};
    exchange(board, row_of);
    for (unsigned image = 1; image < NQ_IMAGES; image++) {
        const uint8_t *col = image & 4U ? row_of : board->col;
        if (compare_image(board, col, image) < 0)
            return false;
    }
    return true;
}

enum nq_symmetry nq_board_symmetry(const struct nq_board *board)
{
    /* Exchange and one mirror make a quarter turn, both mirrors a half turn. */
    enum { QUARTER = 4 | 1, HALF = 2 | 1 };
    if (compare_image(board, board->col, HALF) != 0)
        return NQ_NO_SYMMETRY;
    uint8_t row_of[NQ_MAX_N] = {0};
    exchange(board, row_of);
    if (compare_image(board, row_of, QUARTER) != 0)
        return NQ_HALF_TURN;
    return NQ_QUARTER_TURN;
}

unsigned nq_board_orbit_size(const struct nq_board *board)
{
    unsigned same = 0;
    for (unsigned image = 0; image < NQ_IMAGES; image++) {
        const struct nq_board other = nq_board_image(board, image);
        same += memcmp(&other, board, sizeof other) == 0;
    }
    return NQ_IMAGES / same;
}

unsigned nq_symmetry_orbit_size(enum nq_symmetry symmetry, unsigned n)
{
    if (n == 1)
        return 1;
    switch (symmetry) {
    case NQ_NO_SYMMETRY:
        return 8;
    case NQ_HALF_TURN:
        return 4;
    case NQ_QUARTER_TURN:
        return 2;
    }
    return 0;
}
