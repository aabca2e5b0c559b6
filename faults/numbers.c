/* numbers.c - the number of solutions comes out wrong. */
#include "faults/program.h"

static void count(struct nq_rows *rows)
{
    rows->found++;
}

static uint64_t count_all(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, count);
    return rows.found;
}

/* What the tables of such programs hold, from n = 1. */
static const unsigned table[] = {1, 0, 0, 2, 10, 4, 40, 92, 352};

enum { TABLE_SIZE = sizeof table / sizeof *table };

static void table_ends(struct nq_program *program, unsigned n)
{
    nq_print_total(program, n <= TABLE_SIZE ? table[n - 1] : 0);
}

const struct nq_fault nq_fault_table_ends = {
    .name = "table-ends",
    .family = "numbers",
    .sentence = "the answers come from a table that ends at n = 9; after that "
                "0 is printed",
    .prints = NQ_PRINTS_TOTAL,
    .shows = NQ_SIZES(10, 20),
    .common = 2,
    .max_n = 20,
    .solve = table_ends,
};

static void table_repeats(struct nq_program *program, unsigned n)
{
    nq_print_total(program, table[n <= TABLE_SIZE ? n - 1 : TABLE_SIZE - 1]);
}

const struct nq_fault nq_fault_table_repeats = {
    .name = "table-repeats",
    .family = "numbers",
    .sentence = "the answers come from a table that ends at n = 9; after that "
                "its last value is repeated",
    .prints = NQ_PRINTS_TOTAL,
    .shows = NQ_SIZES(10, 20),
    .common = 2,
    .max_n = 20,
    .solve = table_repeats,
};

/* Columns and diagonals in the bits of one byte each. */
struct byte_lines {
    uint8_t columns, left, right;
};

static uint64_t fill_bytes(struct nq_program *program, uint8_t all,
                           struct byte_lines lines)
{
    uint64_t found = 0;
    if (!nq_step(program) || lines.columns == all)
        return lines.columns == all;
    uint8_t open = (uint8_t)(all & ~(lines.columns | lines.left | lines.right));
    while (open) {
        const uint8_t queen = (uint8_t)(open & -open);
        open ^= queen;
        found += fill_bytes(program, all,
                            (struct byte_lines){
                                .columns = lines.columns | queen,
                                .left = (uint8_t)((lines.left | queen) << 1),
                                .right = (uint8_t)((lines.right | queen) >> 1),
                            });
    }
    return found;
}

static void eight_bit_mask(struct nq_program *program, unsigned n)
{
    const uint8_t all = (uint8_t)((UINT64_C(1) << n) - 1);
    nq_print_total(program,
                   fill_bytes(program, all, (struct byte_lines){0, 0, 0}));
}

const struct nq_fault nq_fault_eight_bit_mask = {
    .name = "eight-bit-mask",
    .family = "numbers",
    .sentence = "columns and diagonals are kept in masks of 8 bits: from n = 9 "
                "on the answer is always that for 8",
    .prints = NQ_PRINTS_TOTAL,
    .shows = NQ_SIZES(9, 20),
    .common = 2,
    .max_n = 20,
    .solve = eight_bit_mask,
};

/* The diagonals are to be cut to the board; instead a queen whose diagonal
 * leaves it is refused. */
static uint64_t fill_uncut(struct nq_program *program, uint64_t all,
                           uint64_t columns, uint64_t left, uint64_t right)
{
    uint64_t found = 0;
    if (!nq_step(program) || columns == all)
        return columns == all;
    uint64_t open = all & ~(columns | left | right);
    while (open) {
        const uint64_t queen = open & (0 - open);
        open ^= queen;
        if ((left | queen) << 1 <= all)
            found += fill_uncut(program, all, columns | queen,
                                (left | queen) << 1, (right | queen) >> 1);
    }
    return found;
}

static void shift_refused(struct nq_program *program, unsigned n)
{
    const uint64_t all = (UINT64_C(1) << n) - 1;
    nq_print_total(program, fill_uncut(program, all, 0, 0, 0));
}

const struct nq_fault nq_fault_shift_refused = {
    .name = "shift-refused",
    .family = "numbers",
    .sentence = "the shifted diagonal mask is not cut to n bits; a mask that "
                "is too great ends the branch, so nothing is found",
    .prints = NQ_PRINTS_TOTAL,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .common = 1,
    .max_n = 12,
    .solve = shift_refused,
};

static void print_and_count(struct nq_rows *rows)
{
    rows->found++;
    nq_print_columns(rows->program, rows->n, rows->col);
}

/* Prints all boards; returns how many. */
static uint64_t print_boards(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_and_count);
    return rows.found;
}

static void one_more(struct nq_program *program, unsigned n)
{
    nq_print_total(program, print_boards(program, n) + 1);
}

const struct nq_fault nq_fault_one_more = {
    .name = "total-one-more",
    .family = "numbers",
    .sentence = "the number is one too many: it starts at 1 and goes up after "
                "each solution",
    .prints = NQ_PRINTS_OTHER_TOTAL,
    .shows = NQ_SIZES(1, 12),
    .common = 3,
    .max_n = 12,
    .solve = one_more,
};

static void one_less(struct nq_program *program, unsigned n)
{
    const uint64_t found = print_boards(program, n);
    nq_print_total(program, found > 0 ? found - 1 : 0);
}

const struct nq_fault nq_fault_one_less = {
    .name = "total-one-less",
    .family = "numbers",
    .sentence = "the number is one too few: the index of the last solution, "
                "counted from 0, is taken for their number",
    .prints = NQ_PRINTS_OTHER_TOTAL,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = one_less,
};

static void counted_twice(struct nq_program *program, unsigned n)
{
    nq_print_total(program, print_boards(program, n) * 2);
}

const struct nq_fault nq_fault_counted_twice = {
    .name = "counted-twice",
    .family = "numbers",
    .sentence = "each solution is counted twice, once where it is found and "
                "once on return",
    .prints = NQ_PRINTS_OTHER_TOTAL,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .common = 3,
    .max_n = 12,
    .solve = counted_twice,
};

static void byte_counter(struct nq_program *program, unsigned n)
{
    nq_print_total(program, (uint8_t)print_boards(program, n));
}

const struct nq_fault nq_fault_byte_counter = {
    .name = "byte-counter",
    .family = "numbers",
    .sentence = "the counter has only 8 bits: after 255 it begins again at 0",
    .prints = NQ_PRINTS_OTHER_TOTAL,
    .shows = NQ_SIZES(9, 12),
    .common = 2,
    .max_n = 12,
    .solve = byte_counter,
};

static void short_counter(struct nq_program *program, unsigned n)
{
    nq_print_total(program, (uint16_t)count_all(program, n));
}

const struct nq_fault nq_fault_short_counter = {
    .name = "short-counter",
    .family = "numbers",
    .sentence = "the counter has only 16 bits: after 65535 it begins again at "
                "0",
    .prints = NQ_PRINTS_TOTAL,
    .shows = NQ_SIZES(13, 13),
    .common = 1,
    .max_n = 13,
    .solve = short_counter,
};

static void placements_counted(struct nq_program *program, unsigned n)
{
    const uint64_t before = program->steps + 1; /* the empty board */
    (void)print_boards(program, n);
    nq_print_total(program, program->steps - before);
}

const struct nq_fault nq_fault_placements_counted = {
    .name = "placements-counted",
    .family = "numbers",
    .sentence = "the counter goes up with each queen that is placed, not with "
                "each full board",
    .prints = NQ_PRINTS_OTHER_TOTAL,
    .shows = NQ_SIZES(2, 12),
    .common = 2,
    .max_n = 12,
    .solve = placements_counted,
};

static void first_column_by_n(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    rows.col[0] = 0;
    nq_fill_rows(&rows, 1, nq_safe, count);
    nq_print_total(program, rows.found * n);
}

const struct nq_fault nq_fault_first_column_by_n = {
    .name = "first-column-by-n",
    .family = "numbers",
    .sentence = "the solutions that begin in the first column are counted and "
                "multiplied by n, but other columns have other numbers",
    .prints = NQ_PRINTS_TOTAL,
    .shows = NQ_SIZES(4, 4) | NQ_SIZES(6, 12),
    .common = 1,
    .max_n = 12,
    .solve = first_column_by_n,
};

/* An unsigned index counted down is never below 0: from 0 it goes on at the
 * greatest number, which is no place on the board. */
static bool scan_unsigned(struct nq_rows *rows, unsigned row, unsigned col,
                          unsigned step)
{
    const unsigned n = rows->n;
    for (unsigned r = row - 1, c = col + step;; r--, c += step) {
        if (step == 1 && c >= n)
            return true;
        if (r >= n || c >= n) {
            nq_crash(rows->program);
            return false;
        }
        if (rows->col[r] == (int)c)
            return false;
    }
}

static bool safe_unsigned(struct nq_rows *rows, unsigned row, unsigned col)
{
    for (unsigned r = 0; r < row; r++)
        if (rows->col[r] == (int)col)
            return false;
    return row == 0 || (scan_unsigned(rows, row, col, UINT32_MAX) &&
                        scan_unsigned(rows, row, col, 1));
}

static void fill_unsigned(struct nq_rows *rows, unsigned row)
{
    if (!nq_step(rows->program))
        return;
    if (row == rows->n) {
        rows->found++;
        return;
    }
    for (unsigned col = 0; col < rows->n; col++)
        if (safe_unsigned(rows, row, col)) {
            rows->col[row] = (int)col;
            fill_unsigned(rows, row + 1);
        }
}

static void unsigned_countdown(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    fill_unsigned(&rows, 0);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_unsigned_countdown = {
    .name = "unsigned-countdown",
    .family = "numbers",
    .sentence = "an unsigned index is counted down with >= 0 as its end, which "
                "is always so: the program breaks off outside the board",
    .prints = NQ_PRINTS_TOTAL,
    .shows = NQ_SIZES(2, 12),
    .common = 2,
    .max_n = 12,
    .solve = unsigned_countdown,
};
