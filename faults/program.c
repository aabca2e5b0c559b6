/* program.c - reading, printing and stopping of the wrong programs. */
#include "faults/program.h"

#include <stdlib.h>

bool nq_read_size(struct nq_program *program, unsigned *n)
{
    const struct nq_fault_sink *sink = program->sink;
    if (program->state != NQ_PROGRAM_RUNS)
        return false;
    if (program->read > 0 && sink->done)
        sink->done(program->n[program->read - 1], false, sink->ctx);
    if (program->read == program->count)
        return false;
    *n = program->n[program->read++];
    return true;
}

bool nq_step(struct nq_program *program)
{
    const struct nq_fault_limits *limits = &program->limits;
    program->steps++;
    if (program->state == NQ_PROGRAM_RUNS &&
        ((limits->steps && program->steps > limits->steps) ||
         (limits->stop &&
          atomic_load_explicit(limits->stop, memory_order_relaxed) != 0)))
        program->state = NQ_PROGRAM_STOPPED;
    return program->state == NQ_PROGRAM_RUNS;
}

void nq_crash(struct nq_program *program)
{
    const struct nq_fault_sink *sink = program->sink;
    if (program->state != NQ_PROGRAM_RUNS)
        return;
    program->state = NQ_PROGRAM_CRASHED;
    if (sink->done)
        sink->done(program->n[program->read - 1], true, sink->ctx);
}

void nq_print_squares(struct nq_program *program, unsigned n, size_t count,
                      const struct nq_square *square)
{
    const struct nq_fault_sink *sink = program->sink;
    const struct nq_claim claim = {
        .rows = n, .cols = n, .count = count, .square = square};
    if (program->state == NQ_PROGRAM_RUNS && sink->claim &&
        sink->claim(&claim, sink->ctx) == NQ_STOP)
        program->state = NQ_PROGRAM_ENOUGH;
}

void nq_print_columns(struct nq_program *program, unsigned n, const int *col)
{
    struct nq_square square[NQ_MAX_N];
    for (unsigned row = 0; row < n; row++)
        square[row] = (struct nq_square){.row = (int32_t)row, .col = col[row]};
    nq_print_squares(program, n, n, square);
}

void nq_print_total(struct nq_program *program, uint64_t total)
{
    const struct nq_fault_sink *sink = program->sink;
    if (program->state == NQ_PROGRAM_RUNS && sink->total)
        sink->total(total, sink->ctx);
}

void nq_print_none(struct nq_program *program)
{
    const struct nq_fault_sink *sink = program->sink;
    if (program->state == NQ_PROGRAM_RUNS && sink->none)
        sink->none(sink->ctx);
}

static void print_and_count(struct nq_rows *rows)
{
    rows->found++;
    nq_print_columns(rows->program, rows->n, rows->col);
}

void nq_fill_rows(struct nq_rows *rows, int row, nq_safe_fn *safe,
                  nq_full_fn *full)
{
    if (!nq_step(rows->program))
        return;
    if (row == (int)rows->n) {
        full ? full(rows) : print_and_count(rows);
        return;
    }
    for (int col = 0; col < (int)rows->n; col++)
        if (safe(rows, row, col)) {
            rows->col[row] = col;
            nq_fill_rows(rows, row + 1, safe, full);
        }
}

void nq_print_all(struct nq_program *program, unsigned n, nq_safe_fn *safe)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, safe, NULL);
    nq_print_total(program, rows.found);
}

bool nq_safe(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row; above++)
        if (rows->col[above] == col ||
            abs(rows->col[above] - col) == row - above)
            return false;
    return true;
}
