/* fault_kill.h - which sizes tell a faulty program from a right one? */
#ifndef NQ_CLI_FAULT_KILL_H
#define NQ_CLI_FAULT_KILL_H

#include "faults/fault.h"

/* How an output is judged. */
enum nq_kill {
    NQ_KILL_NUMBER, /* by the number of solutions alone */
    NQ_KILL_BOARDS, /* by all boards in any order, and the number if printed */
    NQ_KILL_ORDER,  /* by all boards in dictionary order */
    NQ_KILLS
};

/* "number", "boards", "order". Static. */
extern const char *const nq_kill_names[NQ_KILLS];

enum { NQ_KILL_MAX_N = 16 };

/* What became of one fault.  Bit n stands for size n. */
struct nq_killed {
    const struct nq_fault *fault;
    uint32_t by[NQ_KILLS]; /* sizes that tell it, each in a run of its own */
    uint32_t not_run;      /* sizes that take it too long */
    bool in_one_run;       /* told by all sizes up and down again in one run */
};

/* Runs FAULT on each size FIRST..LAST and compares with the truth.
 *
 * Range:  1 <= FIRST <= LAST <= NQ_KILL_MAX_N.
 * Cost:   at most some ten million placements a size; what takes longer is not
 *         run.
 * Fails:  NQ_RANGE, NQ_STOPPED, NQ_MEMORY.
 */
struct nq_truths;
enum nq_status nq_fault_kill(const struct nq_fault *fault,
                             const struct nq_truths *truths,
                             const atomic_int *stop, struct nq_killed *killed,
                             struct nq_error *err);

/* Finds all solutions for FIRST..LAST.
 *
 * Owns:   *TRUTHS until nq_truths_close.
 * Fails:  NQ_RANGE, NQ_STOPPED, NQ_MEMORY; *TRUTHS is then NULL.
 */
enum nq_status nq_truths_open(struct nq_truths **truths, unsigned first,
                              unsigned last, const atomic_int *stop,
                              struct nq_error *err);
void nq_truths_close(struct nq_truths *truths);

#endif
