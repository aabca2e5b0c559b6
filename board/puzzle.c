/* puzzle.c - everything that a solver can be asked. */
#include "board/puzzle.h"

#include <assert.h>

enum nq_status nq_puzzle_init(struct nq_puzzle *puzzle, unsigned n,
                              struct nq_error *err)
{
    if (n < 1 || n > NQ_MAX_N)
        return nq_fail(err, NQ_RANGE, "n is %u, not 1..%d", n, NQ_MAX_N);
    *puzzle = (struct nq_puzzle){.n = n, .rule = NQ_RULE_QUEEN};
    return NQ_OK;
}

unsigned nq_puzzle_features(const struct nq_puzzle *puzzle)
{
    uint32_t blocked = 0;
    uint32_t placed = 0;
    for (unsigned row = 0; row < puzzle->n; row++) {
        blocked |= puzzle->blocked[row];
        placed |= puzzle->placed[row];
    }
    unsigned features = 0;
    if (blocked)
        features |= NQ_FEATURE_BLOCKED;
    if (placed)
        features |= NQ_FEATURE_PLACED;
    if (puzzle->rule == NQ_RULE_SUPERQUEEN)
        features |= NQ_FEATURE_SUPERQUEEN;
    return features;
}

const char *nq_features_text(unsigned features)
{
    static const char *const text[8] = {
        "a plain board",
        "blocked squares",
        "placed queens",
        "blocked squares and placed queens",
        "the superqueen rule",
        "blocked squares and the superqueen rule",
        "placed queens and the superqueen rule",
        "blocked squares, placed queens and the superqueen rule",
    };
    assert(features < sizeof text / sizeof *text);
    return text[features];
}
