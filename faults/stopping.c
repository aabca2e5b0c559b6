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
