/* class_check.c - is a list of symmetry classes what it says it is? */
#include "verify/class_check.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "board/rank.h"

void nq_class_check_init(struct nq_class_check *check, unsigned n)
{
    *check = (struct nq_class_check){.n = n, .last = -1};
}

/* Do the queens, each in a column of its own, leave each other alone?  Then no
 * two share a sum or a difference of row and column. */
static bool is_solution(const struct nq_board *board)
{
    uint64_t sums = 0;
    uint64_t differences = 0;
    for (unsigned row = 0; row < board->n; row++) {
        const unsigned col = board->col[row];
        sums |= UINT64_C(1) << (row + col);
        differences |= UINT64_C(1) << (row + board->n - col);
    }
    return __builtin_popcountll(sums) == board->n &&
           __builtin_popcountll(differences) == board->n;
}

/* Adds the different images of BOARD. */
static void add_orbit(struct nq_class_check *check,
                      const struct nq_board *board, enum nq_symmetry symmetry)
{
    struct nq_board image[NQ_IMAGES];
    for (unsigned i = 0; i < NQ_IMAGES; i++) {
        image[i] = nq_board_image(board, i);
        bool seen = false;
        if (symmetry != NQ_NO_SYMMETRY)
            for (unsigned j = 0; j < i; j++)
                seen |= memcmp(&image[i], &image[j], sizeof *image) == 0;
        if (seen)
            continue;
        check->boards++;
        nq_digest_add(&check->digest, &image[i]);
    }
}

static bool is_false(const struct nq_class_check *check, int64_t rank,
                     char *claim, size_t size, const char *what)
{
    (void)snprintf(claim, size, "class %" PRId64 " of n = %u %s", rank,
                   check->n, what);
    return false;
}

static bool wrong_symmetry(const struct nq_class_check *check, int64_t rank,
                           enum nq_symmetry said, enum nq_symmetry is,
                           char *claim, size_t size)
{
    char what[64];
    (void)snprintf(what, sizeof what, "has symmetry '%s', not '%s'",
                   nq_symmetry_name(is), nq_symmetry_name(said));
    return is_false(check, rank, claim, size, what);
}

bool nq_class_check_add(struct nq_class_check *check, int64_t rank,
                        enum nq_symmetry symmetry, struct nq_board *board,
                        char *claim, size_t size)
{
    struct nq_board made;
    if (nq_board_unrank(&made, check->n, rank, NULL))
        return is_false(check, rank, claim, size,
                        "is no board: there are only n! of them");
    if (rank <= check->last)
        return is_false(check, rank, claim, size,
                        "comes twice or out of order");
    if (!is_solution(&made))
        return is_false(check, rank, claim, size, "is not a solution");
    if (!nq_board_is_canonical(&made))
        return is_false(check, rank, claim, size, "is not canonical");
    const enum nq_symmetry own = nq_board_symmetry(&made);
    if (symmetry != own)
        return wrong_symmetry(check, rank, symmetry, own, claim, size);
    check->last = rank;
    check->classes++;
    check->half_turn += own == NQ_HALF_TURN;
    check->quarter_turn += own == NQ_QUARTER_TURN;
    add_orbit(check, &made, own);
    if (board)
        *board = made;
    return true;
}
