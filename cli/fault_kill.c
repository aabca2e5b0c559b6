/* fault_kill.c - which sizes tell a faulty program from a right one? */
#include "cli/fault_kill.h"

#include <stdlib.h>

#include "cli/fault_output.h"
#include "solvers/solver.h"

enum { KILL_STEPS = 20000000 };

const char *const nq_kill_names[NQ_KILLS] = {"number", "boards", "order"};

struct nq_truths {
    unsigned first, last;
    struct nq_observation of[NQ_KILL_MAX_N + 1]; /* by n */
};

static enum nq_walk see(const struct nq_board *board, void *ctx)
{
    nq_observe_board(ctx, board);
    return NQ_CONTINUE;
}

enum nq_status nq_truths_open(struct nq_truths **truths, unsigned first,
                              unsigned last, const atomic_int *stop,
                              struct nq_error *err)
{
    *truths = NULL;
    if (first < 1 || first > last || last > NQ_KILL_MAX_N)
        return nq_fail(err, NQ_RANGE, "sizes %u..%u are not within 1..%d",
                       first, last, NQ_KILL_MAX_N);
    struct nq_truths *made = calloc(1, sizeof *made);
    if (!made)
        return nq_fail(err, NQ_MEMORY, "out of memory for the truth");
    made->first = first;
    made->last = last;
    enum nq_status status = NQ_OK;
    for (unsigned n = first; !status && n <= last; n++) {
        struct nq_puzzle puzzle;
        struct nq_search search = {
            .visit = see, .ctx = &made->of[n], .stop = stop};
        nq_observation_init(&made->of[n], n);
        status = nq_puzzle_init(&puzzle, n, err);
        if (!status)
            status = nq_solver_search(nq_solver_find("bitmask"), &puzzle,
                                      &search, err);
        nq_observe_total(&made->of[n], search.stats.solutions);
    }
    if (status)
        nq_truths_close(made);
    else
        *truths = made;
    return status;
}

void nq_truths_close(struct nq_truths *truths)
{
    free(truths);
}

/* The number a reader would take from the output. */
static uint64_t number_in(const struct nq_observation *seen)
{
    if (seen->totals > 0)
        return seen->total;
    return seen->claims;
}

static bool differs(const struct nq_fault *fault,
                    const struct nq_observation *seen,
                    const struct nq_observation *truth, enum nq_kill by)
{
    if (number_in(seen) != truth->total)
        return true;
    if (by == NQ_KILL_NUMBER || fault->prints == NQ_PRINTS_TOTAL)
        return false;
    if (seen->claims != truth->claims || seen->set[0] != truth->set[0] ||
        seen->set[1] != truth->set[1])
        return true;
    return by == NQ_KILL_ORDER && seen->sequence != truth->sequence;
}

/* Compares the last size of OUTPUT. */
static void judge(const struct nq_fault *fault,
                  const struct nq_fault_output *output,
                  const struct nq_truths *truths, struct nq_killed *killed)
{
    const struct nq_observation *seen = &output->size[output->sizes - 1];
    for (unsigned by = 0; by < NQ_KILLS; by++)
        if (output->crashed || differs(fault, seen, &truths->of[seen->n], by))
            killed->by[by] |= UINT32_C(1) << seen->n;
}

/* FIRST..LAST and back, as far as the fault can be run. */
static size_t up_and_down(const struct nq_fault *fault,
                          const struct nq_truths *truths, unsigned *n)
{
    size_t count = 0;
    unsigned last = truths->last;
    if (last > fault->max_n)
        last = fault->max_n;
    for (unsigned size = truths->first; size <= last; size++)
        n[count++] = size;
    for (unsigned size = last; size-- > truths->first;)
        n[count++] = size;
    return count;
}

static enum nq_status judge_one_run(const struct nq_fault *fault,
                                    const struct nq_truths *truths,
                                    const struct nq_fault_limits *limits,
                                    struct nq_killed *killed,
                                    struct nq_error *err)
{
    unsigned n[NQ_FAULT_MAX_N];
    struct nq_fault_output output;
    const size_t count = up_and_down(fault, truths, n);
    const enum nq_status status =
        nq_fault_observe(fault, n, count, limits, &output, err);
    for (size_t i = 0; i < output.sizes; i++)
        killed->in_one_run |=
            differs(fault, &output.size[i], &truths->of[n[i]], NQ_KILL_BOARDS);
    return status;
}

static bool is_stopped(const atomic_int *stop)
{
    return stop && atomic_load(stop) != 0;
}

enum nq_status nq_fault_kill(const struct nq_fault *fault,
                             const struct nq_truths *truths,
                             const atomic_int *stop, struct nq_killed *killed,
                             struct nq_error *err)
{
    const struct nq_fault_limits limits = {.steps = KILL_STEPS, .stop = stop};
    *killed = (struct nq_killed){.fault = fault};
    for (unsigned n = truths->first; n <= truths->last; n++) {
        struct nq_fault_output output;
        const enum nq_status status =
            n > fault->max_n
                ? NQ_STOPPED
                : nq_fault_observe(fault, &n, 1, &limits, &output, err);
        if (status == NQ_STOPPED && !is_stopped(stop))
            killed->not_run |= UINT32_C(1) << n;
        else if (status)
            return nq_fail(err, status, "stopped");
        else
            judge(fault, &output, truths, killed);
    }
    if (fault->shows_in != NQ_SHOWS_TOGETHER || fault->max_n < truths->first)
        return NQ_OK;
    return judge_one_run(fault, truths, &limits, killed, err);
}
