/* fault.h - wrong programs: each is an n-queens program with one known mistake.
 *
 * They test the checkers (a check that no wrong program fails is worthless),
 * they explain wrong outputs (the fault that prints the same is the diagnosis)
 * and they measure test data (which n tell which fault from a right program).
 */
#ifndef NQ_FAULTS_FAULT_H
#define NQ_FAULTS_FAULT_H

#include <stdatomic.h>
#include <stddef.h>

#include "board/claim.h"
#include "board/visit.h"

/* What a faulty program prints for each size. */
enum nq_fault_prints {
    NQ_PRINTS_BOARDS,      /* boards, then how many it printed */
    NQ_PRINTS_OTHER_TOTAL, /* boards, then another number or none */
    NQ_PRINTS_TOTAL        /* only a number, right or wrong */
};

/* What has to be looked at to see the fault. */
enum nq_fault_shows {
    NQ_SHOWS_ALONE,    /* what is printed for one size in a run of its own */
    NQ_SHOWS_ORDER,    /* the order of the boards, which are the right ones */
    NQ_SHOWS_TOGETHER, /* several sizes in one run; each size alone is right */
};

/* The bits of a set of sizes. */
enum { NQ_FAULT_MAX_N = 31 };

/* The sizes FIRST..LAST as a set of bits, for constants. */
#define NQ_SIZES(first, last)                                                  \
    ((UINT32_MAX << (first)) & (UINT32_MAX >> (31 - (last))))

struct nq_program;

struct nq_fault {
    const char *name;     /* as typed on the command line */
    const char *family;   /* the file in this folder */
    const char *sentence; /* what is wrong, in words a student understands */
    enum nq_fault_prints prints;
    enum nq_fault_shows shows_in;
    /* Bit n: what is printed for n differs from what a right program prints,
     * by `shows_in`.  For NQ_SHOWS_TOGETHER: when n comes after 4. Sizes above
     * max_n: 0. */
    uint32_t shows;
    bool drawn;      /* its boards have to be drawn: no list of columns */
    unsigned common; /* 3: one of the usual mistakes .. 1: a rare one */
    unsigned max_n;  /* larger sizes take too long, or prove nothing new */
    /* One of these: what the program does for one size; or the whole program,
     * if it keeps something between sizes.  Call nq_fault_run instead. */
    void (*solve)(struct nq_program *program, unsigned n);
    void (*main)(struct nq_program *program);
};

/* Takes what a program prints.  A function that is NULL is not called.  */
struct nq_fault_sink {
    /* One solution, lent; NQ_STOP ends the program. */
    enum nq_walk (*claim)(const struct nq_claim *claim, void *ctx);
    void (*total)(uint64_t total, void *ctx); /* a number of solutions */
    void (*none)(void *ctx);                  /* "there is no solution" */
    /* All was printed for N; or, CRASHED, the program broke off there and
     * prints nothing more. */
    void (*done)(unsigned n, bool crashed, void *ctx);
    void *ctx; /* for all of them */
};

/* How long a program may run.  Zeros: for ever. */
struct nq_fault_limits {
    uint64_t steps;  /* placements tried; the same on every machine */
    uint64_t *spent; /* if not NULL: the steps taken are added */
    const atomic_int *stop;
};

/* All faults, the families one after the other; *COUNT of them.  Static. */
const struct nq_fault *const *nq_faults(size_t *count);

/* The fault called NAME, or NULL.  Static. */
const struct nq_fault *nq_fault_find(const char *name);

/* Runs FAULT once on the COUNT sizes at N, one after the other, and hands to
 * SINK what it prints.
 *
 * Range:  1 <= n <= NQ_FAULT_MAX_N for all sizes; above max_n it works but
 *         takes long, see LIMITS (NULL: none).
 * Fails:  NQ_RANGE; NQ_STOPPED if a limit was reached; NQ_MEMORY.  A sink that
 *         stops and a program that crashes are no failures.
 */
enum nq_status nq_fault_run(const struct nq_fault *fault, const unsigned *n,
                            size_t count, const struct nq_fault_sink *sink,
                            const struct nq_fault_limits *limits,
                            struct nq_error *err);

/* The same for callers that know only boards. */
struct nq_fault_boards {
    nq_visit_fn *visit; /* takes what has one queen in each of n rows */
    void *ctx;          /* for visit */
    uint64_t boards;    /* out: handed on */
    uint64_t others;    /* out: printed, but no board of that size */
    bool has_total;     /* out: a number was printed, */
    uint64_t total;     /* out: this one */
};

/* Runs FAULT on the sizes FIRST..LAST in one run and hands on what it prints
 * for LAST, so that faults show that keep something between sizes.
 *
 * Range:  1 <= FIRST <= LAST <= NQ_FAULT_MAX_N.
 * Fails:  as nq_fault_run.
 */
enum nq_status nq_fault_visit(const struct nq_fault *fault, unsigned first,
                              unsigned last, struct nq_fault_boards *boards,
                              const struct nq_fault_limits *limits,
                              struct nq_error *err);

#endif
