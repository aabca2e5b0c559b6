/* bounds.c - a loop begins or ends at the wrong place, or n is not used. */
#include "faults/program.h"

/* Fills ROWS rows with columns FIRST..LAST; prints what stands on a board of N
 * x N. */
struct bounds {
    int rows, first, last;
};

static void fill(struct nq_rows *rows, struct bounds bounds, int row)
{
    if (!nq_step(rows->program))
        return;
    if (row == bounds.rows) {
        struct nq_square square[NQ_MAX_N];
        for (int r = 0; r < row; r++)
            square[r] = (struct nq_square){r, rows->col[r]};
        rows->found++;
        nq_print_squares(rows->program, rows->n, (size_t)row, square);
        return;
    }
    for (int col = bounds.first; col <= bounds.last; col++)
        if (nq_safe(rows, row, col)) {
            rows->col[row] = col;
            fill(rows, bounds, row + 1);
        }
}

static void print_within(struct nq_program *program, unsigned n,
                         struct bounds bounds)
{
    struct nq_rows rows = {.program = program, .n = n};
    fill(&rows, bounds, 0);
    nq_print_total(program, rows.found);
}

static void last_row_empty(struct nq_program *program, unsigned n)
{
    const int last = (int)n - 1;
    print_within(program, n, (struct bounds){last, 0, last});
}

const struct nq_fault nq_fault_last_row_empty = {
    .name = "last-row-empty",
    .family = "bounds",
    .sentence = "the search ends one row too early: the last row stays empty "
                "and n - 1 queens count as a solution",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 11),
    .common = 3,
    .max_n = 11,
    .solve = last_row_empty,
};

static void last_column_unused(struct nq_program *program, unsigned n)
{
    print_within(program, n, (struct bounds){(int)n, 0, (int)n - 2});
}

const struct nq_fault nq_fault_last_column_unused = {
    .name = "last-column-unused",
    .family = "bounds",
    .sentence = "the last column is never tried (< n - 1 instead of < n), so "
                "the last row can never be filled",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = last_column_unused,
};

static void first_column_unused(struct nq_program *program, unsigned n)
{
    print_within(program, n, (struct bounds){(int)n, 1, (int)n - 1});
}

const struct nq_fault nq_fault_first_column_unused = {
    .name = "first-column-unused",
    .family = "bounds",
    .sentence = "the first column is never tried (the loop starts at 1 instead "
                "of 0), so the last row can never be filled",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = first_column_unused,
};

static void column_too_many(struct nq_program *program, unsigned n)
{
    print_within(program, n, (struct bounds){(int)n, 0, (int)n});
}

const struct nq_fault nq_fault_column_too_many = {
    .name = "column-too-many",
    .family = "bounds",
    .sentence = "one column too many is tried (<= n instead of < n): queens "
                "stand beside the board",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 10),
    .common = 3,
    .max_n = 10,
    .solve = column_too_many,
};

static void eight_columns(struct nq_program *program, unsigned n)
{
    print_within(program, n, (struct bounds){(int)n, 0, 7});
}

const struct nq_fault nq_fault_eight_columns = {
    .name = "eight-columns",
    .family = "bounds",
    .sentence = "the number of rows follows n, but the number of columns is "
                "fixed at 8",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 7) | NQ_SIZES(9, 12),
    .common = 2,
    .max_n = 12,
    .solve = eight_columns,
};

static void always_eight(struct nq_program *program, unsigned n)
{
    (void)n;
    nq_print_all(program, 8, nq_safe);
}

const struct nq_fault nq_fault_always_eight = {
    .name = "always-eight",
    .family = "bounds",
    .sentence = "n is not used: the answer is always that for 8 queens",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 7) | NQ_SIZES(9, 12),
    .common = 3,
    .max_n = 12,
    .solve = always_eight,
};

static void one_size_less(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n - 1, nq_safe);
}

const struct nq_fault nq_fault_one_size_less = {
    .name = "one-size-less",
    .family = "bounds",
    .sentence = "the board has n - 1 rows and columns instead of n",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 2) | NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = one_size_less,
};

static void one_size_more(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n + 1, nq_safe);
}

const struct nq_fault nq_fault_one_size_more = {
    .name = "one-size-more",
    .family = "bounds",
    .sentence = "the board has n + 1 rows and columns instead of n",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(3, 11),
    .common = 2,
    .max_n = 11,
    .solve = one_size_more,
};

static void fill_below_row(struct nq_rows *rows, int row)
{
    if (!nq_step(rows->program))
        return;
    if (row == (int)rows->n) {
        rows->found++;
        nq_print_columns(rows->program, rows->n, rows->col);
        return;
    }
    for (int col = 0; col < row; col++)
        if (nq_safe(rows, row, col)) {
            rows->col[row] = col;
            fill_below_row(rows, row + 1);
        }
}

static void columns_to_row(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    fill_below_row(&rows, 0);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_columns_to_row = {
    .name = "columns-to-row",
    .family = "bounds",
    .sentence = "the loop over columns ends at the row instead of n, so "
                "nothing can stand in the first row",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = columns_to_row,
};

static void first_queen_fixed(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    rows.col[0] = 0;
    nq_fill_rows(&rows, 1, nq_safe, NULL);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_first_queen_fixed = {
    .name = "first-queen-fixed",
    .family = "bounds",
    .sentence = "the first queen never leaves the first column: only solutions "
                "that begin there are found",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = first_queen_fixed,
};

static void small_refused(struct nq_program *program, unsigned n)
{
    if (n <= 3)
        nq_print_none(program);
    else
        nq_print_all(program, n, nq_safe);
}

const struct nq_fault nq_fault_small_refused = {
    .name = "small-refused",
    .family = "bounds",
    .sentence = "all n below 4 are said to have no solution; n = 1 has one, a "
                "single queen",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 1),
    .common = 3,
    .max_n = 12,
    .solve = small_refused,
};

static void first_digit_only(struct nq_program *program, unsigned n)
{
    while (n >= 10)
        n /= 10;
    nq_print_all(program, n, nq_safe);
}

const struct nq_fault nq_fault_first_digit_only = {
    .name = "first-digit-only",
    .family = "bounds",
    .sentence = "only the first digit of n is read: 10, 11 and 12 count as 1",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(10, 12),
    .common = 2,
    .max_n = 12,
    .solve = first_digit_only,
};
