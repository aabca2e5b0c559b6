/* formulas.c - the test for diagonals is there, but the formula is wrong. */
#include <stdlib.h>

#include "faults/program.h"

static bool mixed_up(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row; above++)
        if (rows->col[above] == col ||
            abs(above - col) == abs(rows->col[above] - row))
            return false;
    return true;
}

static void wrong_variable(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, mixed_up);
}

const struct nq_fault nq_fault_wrong_variable = {
    .name = "wrong-variable",
    .family = "formulas",
    .sentence = "the formula for diagonals mixes up rows and columns: it "
                "compares a row with a column, |i - q[j]| with |q[i] - j|",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(3, 10),
    .common = 2,
    .max_n = 10,
    .solve = wrong_variable,
};

static bool slope_is_not_one(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row; above++) {
        const int across = col - rows->col[above];
        if (across == 0 || abs((row - above) / across) == 1)
            return false;
    }
    return true;
}

static void integer_slope(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, slope_is_not_one);
}

const struct nq_fault nq_fault_integer_slope = {
    .name = "integer-slope",
    .family = "formulas",
    .sentence = "the slope between two queens is computed by integer division: "
                "3 / 2 gives 1, so squares off the diagonal are refused",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(5, 12),
    .common = 2,
    .max_n = 12,
    .solve = integer_slope,
};

static bool absolute_key_free(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row; above++)
        if (rows->col[above] == col || above + rows->col[above] == row + col ||
            abs(above - rows->col[above]) == abs(row - col))
            return false;
    return true;
}

static void absolute_key(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, absolute_key_free);
}

const struct nq_fault nq_fault_absolute_key = {
    .name = "absolute-key",
    .family = "formulas",
    .sentence = "the falling diagonals are marked by |row - column|: two "
                "diagonals, one on each side of the middle, share a mark",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = absolute_key,
};

static bool shared_marks_free(const struct nq_rows *rows, int row, int col)
{
    const int n = (int)rows->n;
    for (int above = 0; above < row; above++) {
        const int rising = above + rows->col[above];
        const int falling = above - rows->col[above] + n - 1;
        if (rows->col[above] == col || rising == row + col ||
            falling == row - col + n - 1 || rising == row - col + n - 1 ||
            falling == row + col)
            return false;
    }
    return true;
}

static void shared_marks(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, shared_marks_free);
}

const struct nq_fault nq_fault_shared_marks = {
    .name = "shared-marks",
    .family = "formulas",
    .sentence = "both directions of diagonals are marked in the same array, so "
                "a queen closes diagonals on which it does not stand",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = shared_marks,
};

static bool torus_free(const struct nq_rows *rows, int row, int col)
{
    const int n = (int)rows->n;
    for (int above = 0; above < row; above++)
        if (rows->col[above] == col ||
            (above + rows->col[above]) % n == (row + col) % n ||
            (above - rows->col[above] + n) % n == (row - col + n) % n)
            return false;
    return true;
}

static void torus(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, torus_free);
}

const struct nq_fault nq_fault_torus = {
    .name = "torus",
    .family = "formulas",
    .sentence = "both diagonals are numbered modulo n: they go on at the other "
                "side of the board as on a torus",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 4) | NQ_SIZES(6, 13),
    .common = 2,
    .max_n = 13,
    .solve = torus,
};

static bool half_torus_free(const struct nq_rows *rows, int row, int col)
{
    const int n = (int)rows->n;
    for (int above = 0; above < row; above++)
        if (rows->col[above] == col || above + rows->col[above] == row + col ||
            (above - rows->col[above] + n) % n == (row - col + n) % n)
            return false;
    return true;
}

static void half_torus(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, half_torus_free);
}

const struct nq_fault nq_fault_half_torus = {
    .name = "half-torus",
    .family = "formulas",
    .sentence = "one diagonal direction is numbered (row - column + n) modulo "
                "n: there are 2n - 1 diagonals, but only n marks",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 4) | NQ_SIZES(6, 12),
    .common = 2,
    .max_n = 12,
    .solve = half_torus,
};

static bool one_farther_free(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row; above++)
        if (rows->col[above] == col ||
            abs(rows->col[above] - col) == row - above + 1)
            return false;
    return true;
}

static void distance_one_more(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, one_farther_free);
}

const struct nq_fault nq_fault_distance_one_more = {
    .name = "distance-one-more",
    .family = "formulas",
    .sentence = "the distance between rows is taken one too great (one row "
                "counted from 0, the other from 1), so the wrong squares "
                "count as diagonals",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(2, 9),
    .common = 2,
    .max_n = 9,
    .solve = distance_one_more,
};

static bool row_itself_free(const struct nq_rows *rows, int row, int col)
{
    for (int above = 0; above < row; above++)
        if (rows->col[above] == col || abs(rows->col[above] - col) == row)
            return false;
    return true;
}

static void row_not_subtracted(struct nq_program *program, unsigned n)
{
    nq_print_all(program, n, row_itself_free);
}

const struct nq_fault nq_fault_row_not_subtracted = {
    .name = "row-not-subtracted",
    .family = "formulas",
    .sentence = "the distance between columns is compared with the row itself, "
                "not with the distance between rows",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(3, 9),
    .common = 1,
    .max_n = 9,
    .solve = row_not_subtracted,
};
