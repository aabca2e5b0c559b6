/* verify_fault.c - a planted fault, run so that it can show. */
#include "cli/verify_fault.h"

/* Lets through what is printed for the last of the sizes. */
struct last_size {
    size_t left; /* sizes before it */
    unsigned n;
    struct nq_fault_boards *boards;
};

static enum nq_walk take_claim(const struct nq_claim *claim, void *ctx)
{
    const struct last_size *size = ctx;
    struct nq_fault_boards *boards = size->boards;
    struct nq_board board;
    if (size->left > 0)
        return NQ_CONTINUE;
    if (!nq_claim_board(claim, size->n, &board)) {
        boards->others++;
        return NQ_CONTINUE;
    }
    boards->boards++;
    return boards->visit(&board, boards->ctx);
}

static void take_total(uint64_t total, void *ctx)
{
    const struct last_size *size = ctx;
    if (size->left > 0)
        return;
    size->boards->has_total = true;
    size->boards->total = total;
}

static void take_done(unsigned n, bool crashed, void *ctx)
{
    struct last_size *size = ctx;
    (void)n;
    (void)crashed;
    if (size->left > 0)
        size->left--;
}

enum nq_status nq_planted_visit(const struct nq_fault *fault, unsigned first,
                                unsigned last, struct nq_fault_boards *boards,
                                const struct nq_fault_limits *limits,
                                struct nq_error *err)
{
    if (fault->shows_in != NQ_SHOWS_TOGETHER || last > NQ_FAULT_MAX_N)
        return nq_fault_visit(fault, first, last, boards, limits, err);
    unsigned n[1 + NQ_FAULT_MAX_N] = {4};
    size_t count = 1;
    for (unsigned size = first; size <= last; size++)
        n[count++] = size;
    struct last_size size = {.left = count - 1, .n = last, .boards = boards};
    const struct nq_fault_sink sink = {.claim = take_claim,
                                       .total = take_total,
                                       .done = take_done,
                                       .ctx = &size};
    return nq_fault_run(fault, n, count, &sink, limits, err);
}
