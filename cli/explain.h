/* explain.h - why is an output wrong?  Puts together the known faults that
 * print the same and the patterns in the difference. */
#ifndef NQ_CLI_EXPLAIN_H
#define NQ_CLI_EXPLAIN_H

#include <stdatomic.h>

#include "formats/reader.h"
#include "verify/patterns.h"

/* Runs with more sizes are not compared with faults. */
enum { NQ_EXPLAIN_SIZES = 64 };

struct nq_explain_input {
    enum nq_expect expect; /* what was asked for */
    uint64_t first;        /* NQ_EXPECT_FIRST: how many boards */
    bool order;            /* the order of the boards counts as well */
    bool unread;           /* parts of the output could not be read: then only
                              what was read is described */
    bool base_certain;     /* not used: both bases are tried */
    /* What was printed: `check` has one run of one size, `judge` many. */
    const struct nq_observed_run *run;
    size_t runs;
    /* The boards of one size, all claims and missing ones added; or NULL. */
    const struct nq_patterns *patterns;
    const atomic_int *stop; /* or NULL */
};

/* Explains a wrong output: the known faults that reproduce all of it, the most
 * usual first, then what is peculiar about the difference.  Call it only when
 * the verdict is "wrong"; the explanation of a right output is nonsense.
 *
 * Cost:   some million placements, about a second at most; for n > 11 not all
 *         faults are tried.  The same input gives the same explanation on every
 *         machine.
 * Fails:  NQ_STOPPED; *EXPLANATION is then empty.
 */
enum nq_status nq_explain(const struct nq_explain_input *input,
                          struct nq_explanation *explanation,
                          struct nq_error *err);

#endif
