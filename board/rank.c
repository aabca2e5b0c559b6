/* rank.c - the place of a board among all n! permutations: its name. */
#include "board/rank.h"

#include <assert.h>
#include <inttypes.h>

static const int64_t factorials[NQ_MAX_RANKED_N + 1] = {
    INT64_C(1),
    INT64_C(1),
    INT64_C(2),
    INT64_C(6),
    INT64_C(24),
    INT64_C(120),
    INT64_C(720),
    INT64_C(5040),
    INT64_C(40320),
    INT64_C(362880),
    INT64_C(3628800),
    INT64_C(39916800),
    INT64_C(479001600),
    INT64_C(6227020800),
    INT64_C(87178291200),
    INT64_C(1307674368000),
    INT64_C(20922789888000),
    INT64_C(355687428096000),
    INT64_C(6402373705728000),
    INT64_C(121645100408832000),
    INT64_C(2432902008176640000),
};

int64_t nq_factorial(unsigned n)
{
    assert(n <= NQ_MAX_RANKED_N);
    return factorials[n];
}

int64_t nq_board_rank(const struct nq_board *board)
{
    const unsigned n = board->n;
    assert(n >= 1 && n <= NQ_MAX_RANKED_N);
    uint32_t left = (UINT32_C(1) << n) - 1; /* columns not yet taken */
    int64_t rank = 0;
    for (unsigned row = 0; row < n; row++) {
        const uint32_t bit = UINT32_C(1) << board->col[row];
        const int smaller = __builtin_popcount(left & (bit - 1));
        rank = rank * (int64_t)(n - row) + smaller;
        left &= ~bit;
    }
    return rank;
}

enum nq_status nq_board_unrank(struct nq_board *board, unsigned n, int64_t rank,
                               struct nq_error *err)
{
    if (n < 1 || n > NQ_MAX_RANKED_N)
        return nq_fail(err, NQ_RANGE, "n is %u, not 1..%d", n, NQ_MAX_RANKED_N);
    if (rank < 0 || rank >= factorials[n])
        return nq_fail(err, NQ_RANGE,
                       "rank %" PRId64 " for n = %u is not 0..%" PRId64, rank,
                       n, factorials[n] - 1);
    struct nq_board made = {.n = (uint8_t)n};
    uint32_t left = (UINT32_C(1) << n) - 1;
    for (unsigned row = 0; row < n; row++) {
        const int64_t below = factorials[n - 1 - row];
        uint32_t pick = left;
        for (int64_t skip = rank / below; skip > 0; skip--)
            pick &= pick - 1;
        rank %= below;
        made.col[row] = (uint8_t)__builtin_ctz(pick);
        left &= ~(pick & (0 - pick));
    }
    *board = made;
    return NQ_OK;
}
