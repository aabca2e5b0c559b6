/* random.h - random numbers that are the same everywhere for the same seed. */
#ifndef NQ_BASE_RANDOM_H
#define NQ_BASE_RANDOM_H

#include <stdint.h>

/* A SplitMix64 generator; any seed is a good seed. */
struct nq_random {
    uint64_t state;
};

/* The next 64 random bits.
 *
 * Source: Steele, Lea, Flood: Fast splittable pseudorandom number generators,
 *         OOPSLA 2014.
 */
uint64_t nq_random_next(struct nq_random *random);

/* A number in 0..LIMIT-1, each equally likely (by rejection).
 *
 * Range:  LIMIT >= 1.
 */
uint64_t nq_random_below(struct nq_random *random, uint64_t limit);

#endif
