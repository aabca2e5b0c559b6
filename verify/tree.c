/* tree.c - the published size of the row-by-row search tree. */
#include "verify/tree.h"

uint64_t nq_known_nodes(unsigned n)
{
    static const uint64_t nodes[] = {
        [0] = 1,       [1] = 2,
        [2] = 3,       [3] = 6,
        [4] = 17,      [5] = 54,
        [6] = 153,     [7] = 552,
        [8] = 2057,    [9] = 8394,
        [10] = 35539,  [11] = 166926,
        [12] = 856189, [16] = UINT64_C(1141190303),
    };
    return n < sizeof nodes / sizeof *nodes ? nodes[n] : 0;
}
