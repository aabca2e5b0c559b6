/* fault_output.h - what a faulty program prints, as a checker sees it. */
#ifndef NQ_CLI_FAULT_OUTPUT_H
#define NQ_CLI_FAULT_OUTPUT_H

#include "faults/fault.h"
#include "verify/observe.h"

/* One run of a program. */
struct nq_fault_output {
    size_t sizes; /* observed, in the order in which they were read */
    struct nq_observation size[NQ_FAULT_MAX_N];
    bool crashed; /* broke off at the last of them */
};

/* Runs FAULT once on the COUNT sizes at N.
 *
 * Range:  COUNT <= NQ_FAULT_MAX_N, sizes as for nq_fault_run.
 * Fails:  as nq_fault_run; what was printed until then is in *OUTPUT.
 */
enum nq_status nq_fault_observe(const struct nq_fault *fault, const unsigned *n,
                                size_t count,
                                const struct nq_fault_limits *limits,
                                struct nq_fault_output *output,
                                struct nq_error *err);

#endif
