/* tally.c - counts and fingerprints the boards that a method hands on. */
#include "verify/tally.h"

#include <assert.h>
#include <string.h>

#include "board/symmetry.h"

/* See nq_board_image. */
enum { MIRROR = 1, TRANSPOSE = 4 };

void nq_tally_init(struct nq_tally *tally, unsigned n, bool expand)
{
    assert(n >= 1 && n <= NQ_MAX_N);
    *tally = (struct nq_tally){.n = n, .expand = expand};
}

bool nq_board_is_sound(const struct nq_board *board)
{
    uint64_t columns = 0;
    uint64_t sums = 0;        /* row + column: 0..2n-2 */
    uint64_t differences = 0; /* row - column + n-1: the same range */
    for (unsigned row = 0; row < board->n; row++) {
        const unsigned col = board->col[row];
        const uint64_t column = UINT64_C(1) << col;
        const uint64_t sum = UINT64_C(1) << (row + col);
        const uint64_t difference = UINT64_C(1) << (row + board->n - 1 - col);
        if ((columns & column) || (sums & sum) || (differences & difference))
            return false;
        columns |= column;
        sums |= sum;
        differences |= difference;
    }
    return true;
}

bool nq_tally_same(const struct nq_tally *a, const struct nq_tally *b)
{
    return a->boards == b->boards && nq_digest_equal(&a->set, &b->set) &&
           memcmp(a->first, b->first, sizeof a->first) == 0;
}

enum nq_walk nq_orbit_visit(const struct nq_board *board, nq_visit_fn *visit,
                            void *ctx)
{
    struct nq_board images[NQ_IMAGES];
    unsigned different = 0;
    for (unsigned image = 0; image < NQ_IMAGES; image++) {
        images[different] = nq_board_image(board, image);
        unsigned earlier = 0;
        while (nq_board_compare(&images[earlier], &images[different]) != 0)
            earlier++;
        if (earlier < different)
            continue;
        if (visit(&images[different], ctx) == NQ_STOP)
            return NQ_STOP;
        different++;
    }
    return NQ_CONTINUE;
}

static enum nq_walk count_class(struct nq_tally *tally,
                                const struct nq_board *board,
                                enum nq_symmetry symmetry)
{
    tally->classes++;
    tally->half_classes += symmetry == NQ_HALF_TURN;
    tally->quarter_classes += symmetry == NQ_QUARTER_TURN;
    tally->orbits += nq_symmetry_orbit_size(symmetry, tally->n);
    return tally->on_class ? tally->on_class(board, tally->class_ctx)
                           : NQ_CONTINUE;
}

static enum nq_walk count_sound(struct nq_tally *tally,
                                const struct nq_board *board)
{
    const struct nq_board mirrored = nq_board_image(board, MIRROR);
    const struct nq_board transposed = nq_board_image(board, TRANSPOSE);
    nq_digest_add(&tally->mirrored, &mirrored);
    nq_digest_add(&tally->transposed, &transposed);
    const enum nq_symmetry symmetry = nq_board_symmetry(board);
    tally->half_turn += symmetry != NQ_NO_SYMMETRY;
    tally->quarter_turn += symmetry == NQ_QUARTER_TURN;
    if (nq_board_is_canonical(board))
        return count_class(tally, board, symmetry);
    return NQ_CONTINUE;
}

static enum nq_walk count(const struct nq_board *board, void *ctx)
{
    struct nq_tally *tally = ctx;
    tally->boards++;
    tally->first[board->col[0]]++;
    nq_digest_add(&tally->set, board);
    if (board->n == tally->n && nq_board_is_sound(board))
        return count_sound(tally, board);
    if (tally->unsound++ == 0)
        tally->example = *board;
    return NQ_CONTINUE;
}

enum nq_walk nq_tally_visit(const struct nq_board *board, void *ctx)
{
    struct nq_tally *tally = ctx;
    if (tally->handed++ && nq_board_compare(board, &tally->last) <= 0)
        tally->not_later++;
    tally->last = *board;
    if (!tally->expand || !nq_board_is_permutation(board))
        return count(board, tally);
    tally->not_least += !nq_board_is_canonical(board);
    return nq_orbit_visit(board, count, tally);
}
