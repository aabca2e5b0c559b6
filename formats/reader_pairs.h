/* reader_pairs.h - the pairs of numbers on a line. */
#ifndef NQ_FORMATS_READER_PAIRS_H
#define NQ_FORMATS_READER_PAIRS_H

#include "formats/reader_machine.h"

enum { NQ_PAIRS_MAX = 256 };

struct nq_pair {
    int64_t row, col;
    struct nq_place at, end;
};

struct nq_pairs {
    struct nq_pair pair[NQ_PAIRS_MAX];
    unsigned length;
    unsigned tied; /* pairs with a bracket of their own, an arrow, words */
};

/* Takes the NUMBERS of LINE two by two (PLAN->arity 2), or three by three, the
 * first of which numbers the queen; words for rows and columns decide which is
 * which.  The number of pairs; 0 if they do not come out even. */
unsigned nq_pairs_find(struct nq_pairs *pairs, const struct nq_plan *plan,
                       const struct nq_line *line,
                       const struct nq_numbers *numbers);

#endif
