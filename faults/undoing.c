/* undoing.c - going back does not restore what was there before. */
#include "faults/program.h"

/* Lines that are taken; the diagonals by row + col and row - col + n. */
struct marks {
    bool column[NQ_MAX_N];
    bool rising[2 * NQ_MAX_N];
    bool falling[2 * NQ_MAX_N];
};

enum { COLUMN = 1, RISING = 2, FALLING = 4, ALL_LINES = 7 };

static bool is_free(const struct marks *marks, int n, int row, int col)
{
    return !marks->column[col] && !marks->rising[row + col] &&
           !marks->falling[row - col + n];
}

/* Sets those of the queen's marks that are in LINES to VALUE. */
static void mark(struct marks *marks, int n, struct nq_square queen,
                 unsigned lines, bool value)
{
    if (lines & COLUMN)
        marks->column[queen.col] = value;
    if (lines & RISING)
        marks->rising[queen.row + queen.col] = value;
    if (lines & FALLING)
        marks->falling[queen.row - queen.col + n] = value;
}

/* Takes back only the marks of UNDONE; none at all for the last queen of a
 * solution if KEEP_LAST. */
static void fill(struct nq_rows *rows, struct marks *marks, int row,
                 unsigned undone, bool keep_last)
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
        const struct nq_square queen = {row, col};
        if (!is_free(marks, n, row, col))
            continue;
        rows->col[row] = col;
        mark(marks, n, queen, ALL_LINES, true);
        fill(rows, marks, row + 1, undone, keep_last);
        if (!keep_last || row + 1 < n)
            mark(marks, n, queen, undone, false);
    }
}

static void print_undoing(struct nq_program *program, unsigned n,
                          unsigned undone, bool keep_last)
{
    struct nq_rows rows = {.program = program, .n = n};
    struct marks marks = {0};
    fill(&rows, &marks, 0, undone, keep_last);
    nq_print_total(program, rows.found);
}

static void diagonal_not_undone(struct nq_program *program, unsigned n)
{
    print_undoing(program, n, COLUMN | RISING, false);
}

const struct nq_fault nq_fault_diagonal_not_undone = {
    .name = "diagonal-not-undone",
    .family = "undoing",
    .sentence = "the mark of one diagonal is not removed on the way back, so "
                "free squares look attacked",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 3,
    .max_n = 12,
    .solve = diagonal_not_undone,
};

static void column_not_undone(struct nq_program *program, unsigned n)
{
    print_undoing(program, n, RISING | FALLING, false);
}

const struct nq_fault nq_fault_column_not_undone = {
    .name = "column-not-undone",
    .family = "undoing",
    .sentence = "the mark of the column is not removed on the way back, so "
                "free columns look taken",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = column_not_undone,
};

static void nothing_undone(struct nq_program *program, unsigned n)
{
    print_undoing(program, n, 0, false);
}

const struct nq_fault nq_fault_nothing_undone = {
    .name = "nothing-undone",
    .family = "undoing",
    .sentence = "nothing is undone on the way back: all marks of all attempts "
                "stay",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = nothing_undone,
};

static void solution_not_undone(struct nq_program *program, unsigned n)
{
    print_undoing(program, n, ALL_LINES, true);
}

const struct nq_fault nq_fault_solution_not_undone = {
    .name = "solution-not-undone",
    .family = "undoing",
    .sentence = "after a solution the marks of its last queen stay: the "
                "function returns before it removes them",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = solution_not_undone,
};

/* A board of attacked squares: 1 marks the lines of a queen downwards. */
struct attacked {
    bool square[NQ_MAX_N][NQ_MAX_N];
};

static void mark_lines(struct attacked *attacked, int n, int row, int col,
                       bool value)
{
    for (int down = 1; row + down < n; down++)
        for (int side = -1; side <= 1; side++) {
            const int across = col + side * down;
            if (across >= 0 && across < n)
                attacked->square[row + down][across] = value;
        }
}

static void fill_attacked(struct nq_rows *rows, struct attacked *attacked,
                          int row)
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
        if (attacked->square[row][col])
            continue;
        rows->col[row] = col;
        mark_lines(attacked, n, row, col, true);
        fill_attacked(rows, attacked, row + 1);
        mark_lines(attacked, n, row, col, false);
    }
}

static void marks_wiped(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    struct attacked attacked = {0};
    fill_attacked(&rows, &attacked, 0);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_marks_wiped = {
    .name = "marks-wiped",
    .family = "undoing",
    .sentence = "when a queen is taken away all squares it attacked are set "
                "free, even those that other queens still attack",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(5, 9),
    .common = 3,
    .max_n = 9,
    .solve = marks_wiped,
};

/* The loop variable is the same for all rows. */
static void fill_shared(struct nq_rows *rows, int row, int *col)
{
    if (!nq_step(rows->program))
        return;
    if (row == (int)rows->n) {
        rows->found++;
        nq_print_columns(rows->program, rows->n, rows->col);
        return;
    }
    for (*col = 0; *col < (int)rows->n; ++*col)
        if (nq_safe(rows, row, *col)) {
            rows->col[row] = *col;
            fill_shared(rows, row + 1, col);
        }
}

static void global_variable(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    int col = 0;
    fill_shared(&rows, 0, &col);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_global_variable = {
    .name = "global-variable",
    .family = "undoing",
    .sentence = "all levels of the recursion share one loop variable: on the "
                "way back the other columns are skipped",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 3,
    .max_n = 12,
    .solve = global_variable,
};
