/* attacks.c - a whole line of attack is forgotten, or one is added. */
#include <stdlib.h>

#include "faults/program.h"

static bool other_column(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row; above++)
        if (rows->col[above] == col)
            return false;
    return true;
}

static void no_diagonals(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, other_column);
}

const struct nq_fault nq_fault_no_diagonals = {
    .name = "no-diagonals",
    .family = "attacks",
    .sentence = "diagonals are not tested: rows and columns are, so every "
                "permutation counts and there are n! of them",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(2, 10),
    .common = 3,
    .max_n = 10,
    .solve = no_diagonals,
};

static bool other_diagonals(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row; above++)
        if (abs(rows->col[above] - col) == row - above)
            return false;
    return true;
}

static void no_columns(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, other_diagonals);
}

const struct nq_fault nq_fault_no_columns = {
    .name = "no-columns",
    .family = "attacks",
    .sentence = "columns are not tested: rows and diagonals are, but queens "
                "stand in the same column",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(2, 8),
    .common = 3,
    .max_n = 8,
    .solve = no_columns,
};

static bool anywhere(const struct nq_rows *rows, int row, int col)
{
    (void)rows, (void)row, (void)col;
    return true;
}

static void no_tests(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, anywhere);
}

const struct nq_fault nq_fault_no_tests = {
    .name = "no-tests",
    .family = "attacks",
    .sentence = "no conflict is ever noticed (no test at all, or one that "
                "wants all rules broken at once, or one that looks at rows "
                "still empty): one queen a row gives n^n boards",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(2, 7),
    .common = 3,
    .max_n = 7,
    .solve = no_tests,
};

/* Falling, \: row - column is the same.  Rising, /: row + column is. */
static bool falling_tested(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row; above++)
        if (rows->col[above] == col || above - rows->col[above] == row - col)
            return false;
    return true;
}

static void no_rising(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, falling_tested);
}

const struct nq_fault nq_fault_no_rising = {
    .name = "no-rising",
    .family = "attacks",
    .sentence = "only one of the two diagonal directions is tested: those "
                "that rise to the right (/) are never looked at",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(2, 10),
    .common = 3,
    .max_n = 10,
    .solve = no_rising,
};

static bool rising_tested(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row; above++)
        if (rows->col[above] == col || above + rows->col[above] == row + col)
            return false;
    return true;
}

static void no_falling(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, rising_tested);
}

const struct nq_fault nq_fault_no_falling = {
    .name = "no-falling",
    .family = "attacks",
    .sentence = "only one of the two diagonal directions is tested: those "
                "that fall to the right (\\) are never looked at",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(2, 10),
    .common = 3,
    .max_n = 10,
    .solve = no_falling,
};

static bool one_diagonal_only(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row; above++)
        if (above + rows->col[above] == row + col)
            return false;
    return true;
}

static void rising_only(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, one_diagonal_only);
}

const struct nq_fault nq_fault_rising_only = {
    .name = "rising-only",
    .family = "attacks",
    .sentence = "only the diagonals that rise to the right (/) are tested, "
                "neither columns nor the other diagonals",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(2, 7),
    .common = 1,
    .max_n = 7,
    .solve = rising_only,
};

static bool knights_too(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row; above++) {
        const int down = row - above;
        const int across = abs(rows->col[above] - col);
        if (across == 0 || across == down || across * down == 2)
            return false;
    }
    return true;
}

static void superqueens(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, knights_too);
}

const struct nq_fault nq_fault_superqueens = {
    .name = "superqueens",
    .family = "attacks",
    .sentence = "queens a knight's move apart are refused too: these are "
                "superqueens, not queens",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 11),
    .common = 1,
    .max_n = 11,
    .solve = superqueens,
};

static bool next_square_only(const struct nq_rows *rows, int row, int col)
{
    return other_column(rows, row, col) &&
           (row == 0 || abs(rows->col[row - 1] - col) != 1);
}

static void kings(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, next_square_only);
}

const struct nq_fault nq_fault_kings = {
    .name = "kings",
    .family = "attacks",
    .sentence = "diagonals are tested one square far only: a queen two or "
                "more rows away on the same diagonal is not noticed",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(5, 9),
    .common = 3,
    .max_n = 9,
    .solve = kings,
};

/* Each of the 2n - 1 diagonals of either direction must hold a queen. */
static void print_if_all_taken(struct nq_rows *rows)
{
    const int n = (int)rows->n;
    uint64_t rising = 0;
    uint64_t falling = 0;
    const uint64_t all = UINT64_MAX >> (64 - (2 * n - 1));
    for (int row = 0; row < n; row++) {
        rising |= UINT64_C(1) << (row + rows->col[row]);
        falling |= UINT64_C(1) << (row - rows->col[row] + n - 1);
    }
    if (rising != all || falling != all)
        return;
    rows->found++;
    nq_print_columns(rows->program, rows->n, rows->col);
}

static void diagonals_filled(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_if_all_taken);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_diagonals_filled = {
    .name = "diagonals-filled",
    .family = "attacks",
    .sentence = "every diagonal must hold a queen (exactly one instead of at "
                "most one), which is impossible for n > 1",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 11),
    .common = 1,
    .max_n = 11,
    .solve = diagonals_filled,
};
