/* hash.h - mixing bits. */
#ifndef NQ_BASE_HASH_H
#define NQ_BASE_HASH_H

#include <stdint.h>

/* Spreads every bit of X over all 64 bits of the result; one to one.
 *
 * Source: the finaliser of SplitMix64 (David Stafford's variant 13).
 */
static inline uint64_t nq_mix64(uint64_t x)
{
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

#endif
