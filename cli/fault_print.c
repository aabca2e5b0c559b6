/* fault_print.c - prints what a faulty program prints. */
#include "cli/fault_print.h"

#include <inttypes.h>
#include <stdio.h>

struct printer {
    FILE *out;
    bool drawn;
};

/* Does the claim have its queens in rows 0, 1, 2 ..., one each? */
static bool is_list(const struct nq_claim *claim)
{
    for (size_t i = 0; i < claim->count; i++)
        if (claim->square[i].row != (int32_t)i)
            return false;
    return claim->count > 0;
}

static bool is_inside(const struct nq_claim *claim)
{
    for (size_t i = 0; i < claim->count; i++) {
        const struct nq_square at = claim->square[i];
        if (at.row < 0 || at.col < 0 || (unsigned)at.row >= claim->rows ||
            (unsigned)at.col >= claim->cols)
            return false;
    }
    return true;
}

static bool has_queen(const struct nq_claim *claim, unsigned row, unsigned col)
{
    for (size_t i = 0; i < claim->count; i++)
        if ((unsigned)claim->square[i].row == row &&
            (unsigned)claim->square[i].col == col)
            return true;
    return false;
}

static void draw(const struct nq_claim *claim, FILE *out)
{
    for (unsigned row = 0; row < claim->rows; row++) {
        for (unsigned col = 0; col < claim->cols; col++)
            (void)fputc(has_queen(claim, row, col) ? 'Q' : '.', out);
        (void)fputc('\n', out);
    }
    (void)fputc('\n', out);
}

static enum nq_walk print_claim(const struct nq_claim *claim, void *ctx)
{
    const struct printer *printer = ctx;
    FILE *out = printer->out;
    const bool list = !printer->drawn && is_list(claim);
    if (!list && is_inside(claim)) {
        draw(claim, out);
        return ferror(out) ? NQ_STOP : NQ_CONTINUE;
    }
    for (size_t i = 0; i < claim->count; i++) {
        const struct nq_square at = claim->square[i];
        const char *between = i > 0 ? " " : "";
        if (list)
            (void)fprintf(out, "%s%" PRId32, between, at.col + 1);
        else
            (void)fprintf(out, "%s(%" PRId32 ", %" PRId32 ")", between,
                          at.row + 1, at.col + 1);
    }
    (void)fputc('\n', out);
    return ferror(out) ? NQ_STOP : NQ_CONTINUE;
}

static void print_total(uint64_t total, void *ctx)
{
    const struct printer *printer = ctx;
    (void)fprintf(printer->out, "Number of solutions: %" PRIu64 "\n", total);
}

static void print_none(void *ctx)
{
    const struct printer *printer = ctx;
    (void)fputs("No solution\n", printer->out);
}

static void note_done(unsigned n, bool crashed, void *ctx)
{
    const struct printer *printer = ctx;
    if (!crashed)
        return;
    (void)fflush(printer->out);
    (void)fprintf(stderr, "nqueens faults: at n = %u the program breaks off\n",
                  n);
}

enum nq_status nq_fault_print(const struct nq_fault *fault, const unsigned *n,
                              size_t count, const atomic_int *stop,
                              struct nq_error *err)
{
    struct printer printer = {.out = stdout, .drawn = fault->drawn};
    const struct nq_fault_limits limits = {.stop = stop};
    const struct nq_fault_sink sink = {.claim = print_claim,
                                       .total = print_total,
                                       .none = print_none,
                                       .done = note_done,
                                       .ctx = &printer};
    return nq_fault_run(fault, n, count, &sink, &limits, err);
}
