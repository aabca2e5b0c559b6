/* saving.c - the right boards are found, but others are kept and printed. */
#include "faults/program.h"

/* Prints the board at COL as often as there were solutions: only a reference
 * to it was kept. */
static void print_reference(struct nq_rows *rows)
{
    for (uint64_t i = 0; i < rows->found && nq_step(rows->program); i++)
        nq_print_columns(rows->program, rows->n, rows->col);
    nq_print_total(rows->program, rows->found);
}

static void only_count(struct nq_rows *rows)
{
    rows->found++;
}

/* The columns themselves are the loop variables; at the end each is at the
 * last one. */
static void fill_in_place(struct nq_rows *rows, int row)
{
    const int n = (int)rows->n;
    int *col = &rows->col[row];
    if (!nq_step(rows->program))
        return;
    if (row == n) {
        rows->found++;
        return;
    }
    for (*col = 0; *col < n; ++*col)
        if (nq_safe(rows, row, *col))
            fill_in_place(rows, row + 1);
    *col = n - 1;
}

static void saved_reference(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    fill_in_place(&rows, 0);
    print_reference(&rows);
}

const struct nq_fault nq_fault_saved_reference = {
    .name = "saved-reference",
    .family = "saving",
    .sentence = "a reference to the board is saved, not a copy: at the end all "
                "solutions are the same board, all queens in the last column",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 3,
    .max_n = 12,
    .solve = saved_reference,
};

static void saved_last_try(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, only_count);
    print_reference(&rows);
}

const struct nq_fault nq_fault_saved_last_try = {
    .name = "saved-last-try",
    .family = "saving",
    .sentence = "a reference to the board is saved, not a copy: at the end all "
                "solutions are the same board, as the last attempts left it",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = saved_last_try,
};

static void saved_empty(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    const struct nq_square none = {0, 0};
    nq_fill_rows(&rows, 0, nq_safe, only_count);
    for (uint64_t i = 0; i < rows.found && nq_step(program); i++)
        nq_print_squares(program, n, 0, &none);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_saved_empty = {
    .name = "saved-empty",
    .family = "saving",
    .sentence = "a reference to the board is saved, not a copy: all queens "
                "have been taken off again when it is printed",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .drawn = true,
    .common = 3,
    .max_n = 12,
    .solve = saved_empty,
};

static void last_attempt(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, only_count);
    nq_print_columns(program, n, rows.col);
}

const struct nq_fault nq_fault_last_attempt = {
    .name = "last-attempt",
    .family = "saving",
    .sentence = "the search goes on after it has found a solution, and what is "
                "printed is the board as the last attempts left it",
    .prints = NQ_PRINTS_OTHER_TOTAL,
    .shows = NQ_SIZES(2, 12),
    .common = 3,
    .max_n = 12,
    .solve = last_attempt,
};

/* A drawn board that is never wiped. */
struct drawing {
    bool queen[NQ_MAX_N][NQ_MAX_N];
};

static void draw(struct nq_rows *rows)
{
    struct drawing *drawing = rows->own;
    struct nq_square square[NQ_MAX_N * NQ_MAX_N];
    const int n = (int)rows->n;
    size_t count = 0;
    rows->found++;
    for (int row = 0; row < n; row++)
        drawing->queen[row][rows->col[row]] = true;
    for (int row = 0; row < n; row++)
        for (int col = 0; col < n; col++)
            if (drawing->queen[row][col])
                square[count++] = (struct nq_square){row, col};
    nq_print_squares(rows->program, rows->n, count, square);
}

static void not_wiped(struct nq_program *program, unsigned n)
{
    struct drawing drawing = {0};
    struct nq_rows rows = {.program = program, .n = n, .own = &drawing};
    nq_fill_rows(&rows, 0, nq_safe, draw);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_not_wiped = {
    .name = "not-wiped",
    .family = "saving",
    .sentence = "the board is not wiped between solutions: each one still has "
                "the queens of all earlier ones",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .drawn = true,
    .common = 3,
    .max_n = 12,
    .solve = not_wiped,
};
