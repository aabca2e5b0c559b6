/* random.c - random numbers that are the same everywhere for the same seed. */
#include "base/random.h"

#include <assert.h>

#include "base/hash.h"

uint64_t nq_random_next(struct nq_random *random)
{
    random->state += UINT64_C(0x9e3779b97f4a7c15);
    return nq_mix64(random->state);
}

uint64_t nq_random_below(struct nq_random *random, uint64_t limit)
{
    assert(limit >= 1);
    const uint64_t tail = (0 - limit) % limit; /* 2^64 mod limit */
    uint64_t value;
    do
        value = nq_random_next(random);
    while (value < tail);
    return value % limit;
}
