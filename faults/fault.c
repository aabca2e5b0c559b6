/* fault.c - the list of faults and how one of them is run. */
#include "faults/fault.h"

#include <string.h>

#include "faults/list.h"
#include "faults/program.h"

#define DECLARE(name) extern const struct nq_fault nq_fault_##name;
NQ_FAULT_LIST(DECLARE)
#undef DECLARE

#define ADDRESS(name) &nq_fault_##name,
static const struct nq_fault *const faults[] = {NQ_FAULT_LIST(ADDRESS)};
#undef ADDRESS

const struct nq_fault *const *nq_faults(size_t *count)
{
    *count = sizeof faults / sizeof *faults;
    return faults;
}

const struct nq_fault *nq_fault_find(const char *name)
{
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
        if (strcmp(faults[i]->name, name) == 0)
            return faults[i];
    return NULL;
}

/* The main program of those that keep nothing between sizes. */
static void solve_each(struct nq_program *program, const struct nq_fault *fault)
{
    unsigned n = 0;
    while (nq_read_size(program, &n))
        fault->solve(program, n);
}

enum nq_status nq_fault_run(const struct nq_fault *fault, const unsigned *n,
                            size_t count, const struct nq_fault_sink *sink,
                            const struct nq_fault_limits *limits,
                            struct nq_error *err)
{
    for (size_t i = 0; i < count; i++)
        if (n[i] < 1 || n[i] > NQ_FAULT_MAX_N)
            return nq_fail(err, NQ_RANGE, "n is %u, not 1..%d", n[i],
                           NQ_FAULT_MAX_N);
    struct nq_program program = {.sink = sink, .n = n, .count = count};
    if (limits)
        program.limits = *limits;
    if (fault->main)
        fault->main(&program);
    else
        solve_each(&program, fault);
    if (limits && limits->spent)
        *limits->spent += program.steps;
    if (program.state == NQ_PROGRAM_STOPPED)
        return nq_fail(err, NQ_STOPPED, "fault %s: stopped after %ju steps",
                       fault->name, (uintmax_t)program.steps);
    if (program.state == NQ_PROGRAM_NO_MEMORY)
        return nq_fail(err, NQ_MEMORY, "fault %s: out of memory", fault->name);
    return NQ_OK;
}

/* Lets through what is printed for the last size. */
struct last_size {
    unsigned at, last;
    struct nq_fault_boards *boards;
};

static enum nq_walk take_claim(const struct nq_claim *claim, void *ctx)
{
    const struct last_size *size = ctx;
    struct nq_fault_boards *boards = size->boards;
    struct nq_board board;
    if (size->at != size->last)
        return NQ_CONTINUE;
    if (!nq_claim_board(claim, size->last, &board)) {
        boards->others++;
        return NQ_CONTINUE;
    }
    boards->boards++;
    return boards->visit ? boards->visit(&board, boards->ctx) : NQ_CONTINUE;
}

static void take_total(uint64_t total, void *ctx)
{
    const struct last_size *size = ctx;
    if (size->at != size->last)
        return;
    size->boards->has_total = true;
    size->boards->total = total;
}

static void take_done(unsigned n, bool crashed, void *ctx)
{
    struct last_size *size = ctx;
    (void)crashed;
    size->at = n + 1;
}

enum nq_status nq_fault_visit(const struct nq_fault *fault, unsigned first,
                              unsigned last, struct nq_fault_boards *boards,
                              const struct nq_fault_limits *limits,
                              struct nq_error *err)
{
    unsigned n[NQ_FAULT_MAX_N];
    boards->boards = boards->others = boards->total = 0;
    boards->has_total = false;
    if (first < 1 || last > NQ_FAULT_MAX_N || first > last)
        return nq_fail(err, NQ_RANGE, "sizes %u..%u are not within 1..%d",
                       first, last, NQ_FAULT_MAX_N);
    for (unsigned i = 0; i <= last - first; i++)
        n[i] = first + i;
    struct last_size size = {.at = first, .last = last, .boards = boards};
    const struct nq_fault_sink sink = {.claim = take_claim,
                                       .total = take_total,
                                       .done = take_done,
                                       .ctx = &size};
    return nq_fault_run(fault, n, last - first + 1, &sink, limits, err);
}
