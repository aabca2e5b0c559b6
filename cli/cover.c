/* cover.c - the fewest sizes that tell all faults. */
#include "cli/cover.h"

struct search {
    const uint32_t *sets;
    size_t count;
    uint32_t best; /* the best cover so far */
};

static unsigned size_of(uint32_t set)
{
    return (unsigned)__builtin_popcount(set);
}

static unsigned sum_of(uint32_t set)
{
    unsigned sum = 0;
    for (; set; set &= set - 1)
        sum += (unsigned)__builtin_ctz(set);
    return sum;
}

static int is_better(uint32_t cover, uint32_t than)
{
    return size_of(cover) < size_of(than) ||
           (size_of(cover) == size_of(than) && sum_of(cover) < sum_of(than));
}

/* The set with the fewest bits that CHOSEN does not meet, or 0. */
static uint32_t hardest(const struct search *search, uint32_t chosen)
{
    uint32_t found = 0;
    for (size_t i = 0; i < search->count; i++) {
        const uint32_t set = search->sets[i];
        if (set && !(set & chosen) && (!found || size_of(set) < size_of(found)))
            found = set;
    }
    return found;
}

/* Bits of EXCLUDED were tried before and would only give the same again. */
static void extend(struct search *search, uint32_t chosen, uint32_t excluded)
{
    const uint32_t open = hardest(search, chosen);
    if (!open) {
        if (is_better(chosen, search->best))
            search->best = chosen;
        return;
    }
    if (size_of(chosen) + 1 > size_of(search->best))
        return;
    for (uint32_t left = open & ~excluded; left; left &= left - 1) {
        const uint32_t bit = left & (0 - left);
        extend(search, chosen | bit, excluded);
        excluded |= bit;
    }
}

uint32_t nq_cover(const uint32_t *sets, size_t count)
{
    struct search search = {.sets = sets, .count = count, .best = UINT32_MAX};
    extend(&search, 0, 0);
    return search.best;
}
