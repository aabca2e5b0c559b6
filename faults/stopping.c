/* stopping.c - the search ends too early, or its result is thrown away. */
#include <stdlib.h>

#include "faults/program.h"

/* Fills the rows from ROW on, columns from the right if BACKWARDS; true once
 * a board is full. */
static bool find_one(struct nq_rows *rows, int row, bool backwards)
{
    const int n = (int)rows->n;
    if (!nq_step(rows->program))
        return false;
    if (row == n)
        return true;
    for (int i = 0; i < n; i++) {
        const int col = backwards ? n - 1 - i : i;
        if (!nq_safe(rows, row, col))
            continue;
        rows->col[row] = col;
        if (find_one(rows, row + 1, backwards))
            return true;
    }
    return false;
}

static void first_only(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    const bool found = find_one(&rows, 0, false);
    if (found)
        nq_print_columns(program, n, rows.col);
    nq_print_total(program, found ? 1 : 0);
}

const struct nq_fault nq_fault_first_only = {
    .name = "first-only",
    .family = "stopping",
    .sentence = "the search stops at the first solution and never goes back "
                "for the others",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 20),
    .common = 3,
    .max_n = 20,
    .solve = first_only,
};

static void first_and_last(struct nq_program *program, unsigned n)
{
    struct nq_rows from_left = {.program = program, .n = n};
    struct nq_rows from_right = {.program = program, .n = n};
    unsigned found = 0;
    if (find_one(&from_left, 0, false) && find_one(&from_right, 0, true)) {
        nq_print_columns(program, n, from_left.col);
        found = 1;
        if (from_left.col[0] != from_right.col[0]) {
            nq_print_columns(program, n, from_right.col);
            found = 2;
        }
    }
    nq_print_total(program, found);
}

const struct nq_fault nq_fault_first_and_last = {
    .name = "first-and-last",
    .family = "stopping",
    .sentence = "never more than two solutions are found: the first from the "
                "left and the first from the right, which is its mirror image",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(5, 20),
    .common = 1,
    .max_n = 20,
    .solve = first_and_last,
};

static void first_per_column(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    for (int col = 0; col < (int)n; col++) {
        rows.col[0] = col;
        if (!find_one(&rows, 1, false))
            continue;
        rows.found++;
        nq_print_columns(program, n, rows.col);
    }
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_first_per_column = {
    .name = "first-per-column",
    .family = "stopping",
    .sentence = "for each place of the first queen only one solution is found: "
                "the search returns from all deeper rows at once",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(5, 5) | NQ_SIZES(7, 14),
    .common = 2,
    .max_n = 14,
    .solve = first_per_column,
};

static void print_up_to(struct nq_rows *rows, uint64_t most)
{
    if (rows->found++ < most)
        nq_print_columns(rows->program, rows->n, rows->col);
}

static void print_up_to_three(struct nq_rows *rows)
{
    print_up_to(rows, 3);
}

static void first_three(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_up_to_three);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_first_three = {
    .name = "first-three",
    .family = "stopping",
    .sentence = "only the first three solutions are printed; their number is "
                "that of all",
    .prints = NQ_PRINTS_OTHER_TOTAL,
    .shows = NQ_SIZES(5, 12),
    .common = 2,
    .max_n = 12,
    .solve = first_three,
};

static void print_up_to_hundred(struct nq_rows *rows)
{
    if (rows->found < 100)
        print_up_to(rows, 100);
}

static void hundred_at_most(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_up_to_hundred);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_hundred_at_most = {
    .name = "hundred-at-most",
    .family = "stopping",
    .sentence = "the array for solutions has 100 places; what is found after "
                "that is lost",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(9, 12),
    .common = 1,
    .max_n = 12,
    .solve = hundred_at_most,
};

static void forget(struct nq_rows *rows)
{
    (void)rows;
}

static void result_ignored(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, forget);
}

const struct nq_fault nq_fault_result_ignored = {
    .name = "result-ignored",
    .family = "stopping",
    .sentence = "nothing is ever printed: the result of the recursive call is "
                "thrown away",
    .prints = NQ_PRINTS_OTHER_TOTAL,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = result_ignored,
};

static void crash_when_none(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    if (!find_one(&rows, 0, false)) {
        nq_crash(program);
        return;
    }
    nq_print_all(program, n, nq_safe);
}

const struct nq_fault nq_fault_crash_when_none = {
    .name = "crash-when-none",
    .family = "stopping",
    .sentence = "the program breaks off when there is no solution: it takes "
                "the first element of an empty list",
    .prints = NQ_PRINTS_OTHER_TOTAL,
    .shows = NQ_SIZES(2, 3),
    .common = 2,
    .max_n = 12,
    .solve = crash_when_none,
};

static void fill_until_conflict(struct nq_rows *rows, int row)
{
    const int n = (int)rows->n;
    if (!nq_step(rows->program))
        return;
    if (row == n) {
        rows->found++;
        nq_print_columns(rows->program, rows->n, rows->col);
        return;
    }
    for (int col = 0; col < n; col++) {
        if (!nq_safe(rows, row, col))
            break;
        rows->col[row] = col;
        fill_until_conflict(rows, row + 1);
    }
}

static void break_at_conflict(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    fill_until_conflict(&rows, 0);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_break_at_conflict = {
    .name = "break-at-conflict",
    .family = "stopping",
    .sentence = "the first attacked square ends its row (break instead of "
                "continue): the columns after it are never tried",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 3,
    .max_n = 12,
    .solve = break_at_conflict,
};

static void never_back(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    int row = 0;
    for (int col = 0; row < (int)n && col < (int)n && nq_step(program); col++)
        if (nq_safe(&rows, row, col)) {
            rows.col[row++] = col;
            col = -1;
        }
    if (row == (int)n)
        nq_print_columns(program, n, rows.col);
    nq_print_total(program, row == (int)n);
}

const struct nq_fault nq_fault_never_back = {
    .name = "never-back",
    .family = "stopping",
    .sentence = "each queen takes the first free square of its row and the "
                "search never goes back, so it gives up at the first dead end",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 20),
    .common = 2,
    .max_n = 20,
    .solve = never_back,
};
