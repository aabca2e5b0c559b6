/* symmetry.c - rotations and reflections used wrongly. */
#include "board/symmetry.h"
#include "faults/program.h"

static void mirrors_dropped(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    for (int col = 0; col < (int)(n + 1) / 2; col++) {
        rows.col[0] = col;
        nq_fill_rows(&rows, 1, nq_safe, NULL);
    }
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_mirrors_dropped = {
    .name = "mirrors-dropped",
    .family = "symmetry",
    .sentence = "only the left half of the first row is tried and the mirror "
                "images are never added: every missing board is the "
                "left-right mirror image of a printed one",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 3,
    .max_n = 12,
    .solve = mirrors_dropped,
};

static void print_with_mirror(struct nq_rows *rows)
{
    int mirror[NQ_MAX_N];
    for (unsigned row = 0; row < rows->n; row++)
        mirror[row] = (int)rows->n - 1 - rows->col[row];
    nq_print_columns(rows->program, rows->n, rows->col);
    nq_print_columns(rows->program, rows->n, mirror);
    rows->found += 2;
}

static void mirror_half(struct nq_program *program, unsigned n, unsigned half)
{
    struct nq_rows rows = {.program = program, .n = n};
    for (unsigned col = 0; col < half; col++) {
        rows.col[0] = (int)col;
        nq_fill_rows(&rows, 1, nq_safe, print_with_mirror);
    }
    nq_print_total(program, rows.found);
}

#define ODD_SIZES (1U << 1 | 1U << 5 | 1U << 7 | 1U << 9 | 1U << 11)

static void middle_mirrored(struct nq_program *program, unsigned n)
{
    mirror_half(program, n, (n + 1) / 2);
}

const struct nq_fault nq_fault_middle_mirrored = {
    .name = "middle-mirrored",
    .family = "symmetry",
    .sentence = "half of the first row is tried and mirrored, the middle "
                "column of an odd board too: boards that begin there are "
                "counted twice",
    .prints = NQ_PRINTS_BOARDS,
    .shows = ODD_SIZES,
    .common = 2,
    .max_n = 12,
    .solve = middle_mirrored,
};

static void middle_dropped(struct nq_program *program, unsigned n)
{
    mirror_half(program, n, n / 2);
}

const struct nq_fault nq_fault_middle_dropped = {
    .name = "middle-dropped",
    .family = "symmetry",
    .sentence = "half of the first row is tried and mirrored; the middle "
                "column of an odd board is forgotten",
    .prints = NQ_PRINTS_BOARDS,
    .shows = ODD_SIZES,
    .common = 2,
    .max_n = 12,
    .solve = middle_dropped,
};

static void print_canonical(struct nq_rows *rows)
{
    struct nq_board board = {.n = (uint8_t)rows->n};
    for (unsigned row = 0; row < rows->n; row++)
        board.col[row] = (uint8_t)rows->col[row];
    if (!nq_board_is_canonical(&board))
        return;
    rows->found++;
    nq_print_columns(rows->program, rows->n, rows->col);
}

static void fundamental_only(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_canonical);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_fundamental_only = {
    .name = "fundamental-only",
    .family = "symmetry",
    .sentence = "only fundamental solutions are printed, one of each class: "
                "their images under rotation and reflection are missing",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 3,
    .max_n = 12,
    .solve = fundamental_only,
};
