/* compares.c - the new queen is not compared with all earlier ones, or with
 * more than these. */
#include <stdlib.h>

#include "faults/program.h"

/* Do queens in these two squares attack each other? */
static bool attack(int row, int col, int other_row, int other_col)
{
    return col == other_col || abs(col - other_col) == abs(row - other_row);
}

static bool last_one_only(const struct nq_rows *rows, int row, int col)
{
    return row == 0 || !attack(row, col, row - 1, rows->col[row - 1]);
}

static void neighbour_only(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, last_one_only);
}

const struct nq_fault nq_fault_neighbour_only = {
    .name = "neighbour-only",
    .family = "compares",
    .sentence = "a queen is compared only with the one in the row before it "
                "(or the last comparison alone decides)",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(3, 7),
    .common = 3,
    .max_n = 7,
    .solve = neighbour_only,
};

static bool first_one_only(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row; above++)
        return !attack(row, col, above, rows->col[above]);
    return true;
}

static void returns_too_soon(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, first_one_only);
}

const struct nq_fault nq_fault_returns_too_soon = {
    .name = "returns-too-soon",
    .family = "compares",
    .sentence = "a queen is compared only with the one in the first row: the "
                "loop returns after its first comparison",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(3, 7),
    .common = 3,
    .max_n = 7,
    .solve = returns_too_soon,
};

static bool from_second_row(const struct nq_rows *rows, int row, int col)
{
    for (int above = 1; above < row; above++)
        if (attack(row, col, above, rows->col[above]))
            return false;
    return true;
}

static void first_row_skipped(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, from_second_row);
}

const struct nq_fault nq_fault_first_row_skipped = {
    .name = "first-row-skipped",
    .family = "compares",
    .sentence = "the queen in the first row is never compared: the loop over "
                "earlier rows starts at 1 instead of 0",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(2, 9),
    .common = 3,
    .max_n = 9,
    .solve = first_row_skipped,
};

static bool to_row_before_last(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row - 1; above++)
        if (attack(row, col, above, rows->col[above]))
            return false;
    return true;
}

static void neighbour_skipped(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, to_row_before_last);
}

const struct nq_fault nq_fault_neighbour_skipped = {
    .name = "neighbour-skipped",
    .family = "compares",
    .sentence = "the queen in the row just before is never compared: the loop "
                "over earlier rows ends one too soon",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(2, 8),
    .common = 3,
    .max_n = 8,
    .solve = neighbour_skipped,
};

static bool last_two_only(const struct nq_rows *rows, int row, int col)
{
    for (int above = row - 1; above >= 0 && above >= row - 2; above--)
        if (attack(row, col, above, rows->col[above]))
            return false;
    return true;
}

static void two_rows_only(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, last_two_only);
}

const struct nq_fault nq_fault_two_rows_only = {
    .name = "two-rows-only",
    .family = "compares",
    .sentence = "a queen is compared only with those in the two rows before it",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(5, 8),
    .common = 1,
    .max_n = 8,
    .solve = two_rows_only,
};

/* Scans the columns in full, the diagonals as long as both indices are above
 * 0 (or below n - 1): the edge is not looked at. */
static bool inner_diagonals(const struct nq_rows *rows, int row, int col)
{
    const int last = (int)rows->n - 1;
    for (int above = 0; above < row; above++)
        if (rows->col[above] == col)
            return false;
    for (int r = row - 1, c = col - 1; r > 0 && c > 0; r--, c--)
        if (rows->col[r] == c)
            return false;
    for (int r = row - 1, c = col + 1; r > 0 && c < last; r--, c++)
        if (rows->col[r] == c)
            return false;
    return true;
}

static void edge_not_scanned(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, inner_diagonals);
}

const struct nq_fault nq_fault_edge_not_scanned = {
    .name = "edge-not-scanned",
    .family = "compares",
    .sentence = "the scan along the diagonals ends one square too soon (> 0 "
                "instead of >= 0): queens on the edge of the board are not "
                "seen",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(2, 9),
    .common = 3,
    .max_n = 9,
    .solve = edge_not_scanned,
};

/* -1: no queen there yet. */
static bool fits_all_rows(const struct nq_rows *rows, int row, int col)
{
    for (int other = 0; other < (int)rows->n; other++)
        if (other != row && rows->col[other] >= 0 &&
            attack(row, col, other, rows->col[other]))
            return false;
    return true;
}

static void stale_rows(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    for (unsigned row = 0; row < n; row++)
        rows.col[row] = -1;
    nq_fill_rows(&rows, 0, fits_all_rows, NULL);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_stale_rows = {
    .name = "stale-rows",
    .family = "compares",
    .sentence = "rows below take part in the test with the queens of earlier "
                "attempts, which are not taken away on the way back",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = stale_rows,
};

/* As if the list began with the newest queen; it begins with the oldest. */
static bool distance_from_start(const struct nq_rows *rows, int row, int col)
{
    for (int i = 0; i < row; i++)
        if (rows->col[i] == col || abs(rows->col[i] - col) == i + 1)
            return false;
    return true;
}

static void list_backwards(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, distance_from_start);
}

const struct nq_fault nq_fault_list_backwards = {
    .name = "list-backwards",
    .family = "compares",
    .sentence = "the distance between rows is counted from the wrong end of "
                "the list of queens, so wrong squares are taken for diagonals",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 11),
    .common = 2,
    .max_n = 11,
    .solve = list_backwards,
};
