/* explain_match.h - does a known fault print what was printed? */
#ifndef NQ_CLI_EXPLAIN_MATCH_H
#define NQ_CLI_EXPLAIN_MATCH_H

#include "cli/explain.h"
#include "faults/fault.h"

enum nq_match {
    NQ_NOT_COMPARED, /* it is right there, or would take too long */
    NQ_DIFFERENT,
    NQ_LIKE, /* the same, but for saying 0 where nothing was printed */
    NQ_SAME
};

struct nq_candidate {
    const struct nq_fault *fault;
    int shift; /* added to its columns */
};

/* Compares what CANDIDATE prints with all runs of INPUT: the same only if it
 * prints the same in all that can be compared, and is wrong in one of them.
 * The placements that it tries are taken from *STEPS; at 0 nothing is compared.
 *
 * Cost:   a run ends at the first difference, or after some million placements.
 */
enum nq_match nq_fault_match(const struct nq_explain_input *input,
                             const struct nq_candidate *candidate,
                             uint64_t *steps);

#endif
