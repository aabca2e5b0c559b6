/* fault_output.c - what a faulty program prints, as a checker sees it. */
#include "cli/fault_output.h"

static enum nq_walk see_claim(const struct nq_claim *claim, void *ctx)
{
    struct nq_fault_output *output = ctx;
    nq_observe_claim(&output->size[output->sizes], claim);
    return NQ_CONTINUE;
}

static void see_total(uint64_t total, void *ctx)
{
    struct nq_fault_output *output = ctx;
    nq_observe_total(&output->size[output->sizes], total);
}

static void see_none(void *ctx)
{
    struct nq_fault_output *output = ctx;
    output->size[output->sizes].none = true;
}

static void see_done(unsigned n, bool crashed, void *ctx)
{
    struct nq_fault_output *output = ctx;
    output->size[output->sizes++].n = n;
    output->crashed = crashed;
}

enum nq_status nq_fault_observe(const struct nq_fault *fault, const unsigned *n,
                                size_t count,
                                const struct nq_fault_limits *limits,
                                struct nq_fault_output *output,
                                struct nq_error *err)
{
    const struct nq_fault_sink sink = {.claim = see_claim,
                                       .total = see_total,
                                       .none = see_none,
                                       .done = see_done,
                                       .ctx = output};
    *output = (struct nq_fault_output){0};
    if (count > NQ_FAULT_MAX_N)
        return nq_fail(err, NQ_RANGE, "%zu sizes in one run, not 0..%d", count,
                       NQ_FAULT_MAX_N);
    return nq_fault_run(fault, n, count, &sink, limits, err);
}
