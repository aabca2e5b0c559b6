/* cover.h - the fewest sizes that tell all faults: an exact set cover. */
#ifndef NQ_CLI_COVER_H
#define NQ_CLI_COVER_H

#include <stddef.h>
#include <stdint.h>

/* The smallest set of bits that has a bit in common with each of the COUNT sets
 * at SETS that is not empty; among sets of that size the one whose bits have
 * the least sum, that is, the smallest sizes.
 *
 * Cost:   exponential in the size of the result only: branch and bound over
 *         the bits of the set with the fewest of them.
 */
uint32_t nq_cover(const uint32_t *sets, size_t count);

#endif
