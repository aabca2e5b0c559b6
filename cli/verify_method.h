/* verify_method.h - one method under verification, run for one n at a time. */
#ifndef NQ_CLI_VERIFY_METHOD_H
#define NQ_CLI_VERIFY_METHOD_H

#include "cli/class_list.h"
#include "cli/progress.h"
#include "faults/fault.h"
#include "solvers/solver.h"
#include "verify/compare.h"

/* What runs: a solver, or a planted fault.  Starts as {.name, .solver} or
 * {.name, .fault, .first}. */
struct nq_method {
    const char *name;
    const struct nq_solver *solver; /* NULL: */
    const struct nq_fault *fault;   /* a program that is run on the sizes */
    unsigned first;                 /* first..n, and speaks about n */
    double seconds[NQ_MAX_N + 1];   /* wall clock by n; 0: not known */
    unsigned overran;               /* the n that took too long; 0: none yet */
};

/* Runs METHOD on PUZZLE, which has no more features than METHOD, and hands the
 * boards to VISIT as they are: canonical ones only, if METHOD finds no others.
 * All of ANSWER is set but `tally`.
 *
 * Fails:  NQ_RANGE if n is too large for METHOD; NQ_STOPPED if nq_interrupted
 *         was set; NQ_MEMORY.
 */
enum nq_status nq_method_run(const struct nq_method *method,
                             const struct nq_puzzle *puzzle, nq_visit_fn *visit,
                             void *ctx, struct nq_answer *answer,
                             struct nq_error *err);

/* What a run of one method for one n gave. */
struct nq_trial {
    struct nq_answer answer;
    double wall_seconds, cpu_seconds;
    int64_t started, finished; /* seconds since 1970, UTC */
};

/* How to run. */
struct nq_trial_plan {
    unsigned n;
    double budget; /* wall-clock seconds for one run */
    /* Takes the classes if it is not whole yet and has room for n. */
    struct nq_class_list *classes;
    struct nq_progress *progress;
};

/* Runs METHOD as PLAN says.  *RAN is false if METHOD cannot do this n, took
 * longer than the budget or, by what it took for smaller n, would take more
 * than twice the budget; *TRIAL is then unchanged.
 *
 * Fails:  NQ_STOPPED if a signal asked for it; NQ_MEMORY; NQ_IO.
 */
enum nq_status nq_method_try(struct nq_method *method,
                             const struct nq_trial_plan *plan,
                             struct nq_trial *trial, bool *ran,
                             struct nq_error *err);

#endif
