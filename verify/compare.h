/* compare.h - do the methods agree about one n, with each other, with the laws
 * and with what is published? */
#ifndef NQ_VERIFY_COMPARE_H
#define NQ_VERIFY_COMPARE_H

#include <stddef.h>

#include "verify/known.h"
#include "verify/tally.h"

/* What one method answered. */
struct nq_answer {
    const char *method;
    bool counts_only;  /* hands on no boards; of `tally` only n is of use */
    bool witness;      /* its agreement counts; not that of a planted fault */
    bool ordered;      /* says that its boards come in lexicographic order */
    bool row_by_row;   /* says that it visits the row-by-row search tree */
    bool says_nothing; /* prints no number of solutions, though it should */
    uint64_t claimed;  /* solutions that it says it found */
    uint64_t strange;  /* solutions handed on that are no boards at all */
    uint64_t nodes;
    struct nq_tally tally;
};

/* What is published about the n in question; zeros where nothing is. */
struct nq_published {
    const struct nq_known *known; /* or NULL */
    uint64_t nodes;
};

struct nq_verdict {
    const struct nq_answer *reference; /* whose boards stand for all; NULL if
                                          no answer has boards */
    unsigned witnesses; /* witnesses with the boards of the reference and
                           without a finding against them */
    bool agree;         /* there is no finding at all */
};

/* Takes one thing that is wrong with ANSWER, in words that follow the name of
 * its method: "has 5 solutions, bitmask has 4".  TEXT is lent. */
typedef void nq_finding_fn(const struct nq_answer *answer, const char *text,
                           void *ctx);

/* Compares COUNT answers about one n and hands every contradiction to FINDING.
 *
 * The reference is the answer that obeys the laws and the published values; of
 * several, the one that most witnesses share; of these, the first.
 */
struct nq_verdict nq_compare(const struct nq_answer *answers, size_t count,
                             const struct nq_published *published,
                             nq_finding_fn *finding, void *ctx);

#endif
