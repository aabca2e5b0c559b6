/* printing.c - the right boards are found but printed wrongly. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "faults/program.h"

static void print_twice(struct nq_rows *rows)
{
    nq_print_columns(rows->program, rows->n, rows->col);
    nq_print_columns(rows->program, rows->n, rows->col);
    rows->found += 2;
}

static void printed_twice(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_twice);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_printed_twice = {
    .name = "printed-twice",
    .family = "printing",
    .sentence = "each solution is printed twice in a row, when it is found and "
                "again on the way back",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .common = 3,
    .max_n = 12,
    .solve = printed_twice,
};

/* Prints each solution when the next one is found: the last waits for ever. */
static void print_one_before(struct nq_rows *rows)
{
    int *waiting = rows->own;
    if (rows->found++ > 0)
        nq_print_columns(rows->program, rows->n, waiting);
    memcpy(waiting, rows->col, sizeof rows->col);
}

static void last_not_printed(struct nq_program *program, unsigned n)
{
    int waiting[NQ_MAX_N] = {0};
    struct nq_rows rows = {.program = program, .n = n, .own = waiting};
    nq_fill_rows(&rows, 0, nq_safe, print_one_before);
}

const struct nq_fault nq_fault_last_not_printed = {
    .name = "last-not-printed",
    .family = "printing",
    .sentence = "the last solution is never printed: the loop over the list "
                "ends one too soon, or a buffer is not emptied at the end",
    .prints = NQ_PRINTS_OTHER_TOTAL,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .common = 3,
    .max_n = 12,
    .solve = last_not_printed,
};

static void print_later_ones(struct nq_rows *rows)
{
    if (rows->found++ > 0)
        nq_print_columns(rows->program, rows->n, rows->col);
}

static void first_not_printed(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_later_ones);
}

const struct nq_fault nq_fault_first_not_printed = {
    .name = "first-not-printed",
    .family = "printing",
    .sentence = "the first solution is never printed: the loop over the list "
                "starts at 1 instead of 0",
    .prints = NQ_PRINTS_OTHER_TOTAL,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = first_not_printed,
};

static void print_shifted(struct nq_rows *rows, int by)
{
    int col[NQ_MAX_N];
    for (unsigned row = 0; row < rows->n; row++)
        col[row] = rows->col[row] + by;
    nq_print_columns(rows->program, rows->n, col);
    rows->found++;
}

static void print_less(struct nq_rows *rows)
{
    print_shifted(rows, -1);
}

static void from_zero(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_less);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_from_zero = {
    .name = "from-zero",
    .family = "printing",
    .sentence = "columns are numbered from 0 where the first one is 1: each "
                "number is one too small, nothing else is wrong",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .common = 3,
    .max_n = 12,
    .solve = from_zero,
};

static void print_more(struct nq_rows *rows)
{
    print_shifted(rows, 1);
}

static void from_one(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_more);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_from_one = {
    .name = "from-one",
    .family = "printing",
    .sentence = "columns are numbered from 1 where the first one is 0: each "
                "number is one too great, nothing else is wrong",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .common = 3,
    .max_n = 12,
    .solve = from_one,
};

/* Prints the digits at TEXT as columns, counted from 1. */
static void print_digits(struct nq_rows *rows, const char *text)
{
    struct nq_square square[3 * NQ_MAX_N];
    size_t count = 0;
    for (; text[count] != '\0'; count++)
        square[count] = (struct nq_square){(int)count, text[count] - '1'};
    nq_print_squares(rows->program, rows->n, count, square);
    rows->found++;
}

static void print_joined(struct nq_rows *rows)
{
    char text[3 * NQ_MAX_N] = "";
    size_t used = 0;
    for (unsigned row = 0; row < rows->n; row++)
        used += (size_t)snprintf(text + used, sizeof text - used, "%d",
                                 rows->col[row] + 1);
    print_digits(rows, text);
}

static void run_together(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_joined);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_run_together = {
    .name = "run-together",
    .family = "printing",
    .sentence = "the columns are printed without anything between them: from n "
                "= 10 on a column has two digits and cannot be told from two "
                "columns",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(10, 12),
    .common = 2,
    .max_n = 12,
    .solve = run_together,
};

/* One decimal number for the whole board, in 32 bits. */
static void print_packed(struct nq_rows *rows)
{
    char text[16];
    uint32_t code = 0;
    for (unsigned row = 0; row < rows->n; row++)
        code = code * 10 + (uint32_t)rows->col[row] + 1;
    const int64_t as_int =
        code > INT32_MAX ? (int64_t)code - (1LL << 32) : code;
    (void)snprintf(text, sizeof text, "%lld", (long long)llabs(as_int));
    print_digits(rows, text);
}

static void packed_number(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_packed);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_packed_number = {
    .name = "packed-number",
    .family = "printing",
    .sentence = "the columns of a board are packed into one number of 32 bits, "
                "which overflows from n = 10 on",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(10, 12),
    .common = 1,
    .max_n = 12,
    .solve = packed_number,
};

static void fill_from_right(struct nq_rows *rows, int row)
{
    if (!nq_step(rows->program))
        return;
    if (row == (int)rows->n) {
        rows->found++;
        nq_print_columns(rows->program, rows->n, rows->col);
        return;
    }
    for (int col = (int)rows->n - 1; col >= 0; col--)
        if (nq_safe(rows, row, col)) {
            rows->col[row] = col;
            fill_from_right(rows, row + 1);
        }
}

static void right_to_left(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    fill_from_right(&rows, 0);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_right_to_left = {
    .name = "right-to-left",
    .family = "printing",
    .sentence = "columns are tried from right to left: the boards are right, "
                "but come in exactly reversed order",
    .prints = NQ_PRINTS_BOARDS,
    .shows_in = NQ_SHOWS_ORDER,
    .shows = NQ_SIZES(4, 12),
    .common = 3,
    .max_n = 12,
    .solve = right_to_left,
};

static void print_by_columns(struct nq_rows *rows)
{
    int row_of[NQ_MAX_N];
    for (unsigned row = 0; row < rows->n; row++)
        row_of[rows->col[row]] = (int)row;
    nq_print_columns(rows->program, rows->n, row_of);
    rows->found++;
}

static void columns_for_rows(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_by_columns);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_columns_for_rows = {
    .name = "columns-for-rows",
    .family = "printing",
    .sentence = "rows and columns are exchanged: the boards are right, but "
                "come in the order of their columns",
    .prints = NQ_PRINTS_BOARDS,
    .shows_in = NQ_SHOWS_ORDER,
    .shows = NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = columns_for_rows,
};

/* Columns in the order of their decimal text: 1, 10, 11, 2, ... */
static void fill_as_text(struct nq_rows *rows, int row)
{
    const int n = (int)rows->n;
    if (!nq_step(rows->program))
        return;
    if (row == n) {
        rows->found++;
        nq_print_columns(rows->program, rows->n, rows->col);
        return;
    }
    for (int digit = 1; digit <= 9; digit++)
        for (int i = -1; i < 10; i++) {
            const int col = (i < 0 ? digit : 10 * digit + i) - 1;
            if (col < n && nq_safe(rows, row, col)) {
                rows->col[row] = col;
                fill_as_text(rows, row + 1);
            }
        }
}

static void text_order(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    fill_as_text(&rows, 0);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_text_order = {
    .name = "text-order",
    .family = "printing",
    .sentence = "the boards are sorted as text: 10 comes before 2",
    .prints = NQ_PRINTS_BOARDS,
    .shows_in = NQ_SHOWS_ORDER,
    .shows = NQ_SIZES(10, 12),
    .common = 2,
    .max_n = 12,
    .solve = text_order,
};
