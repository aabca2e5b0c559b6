/* symmetry.c - rotations and reflections used wrongly. */
#include "board/symmetry.h"
#include "faults/program.h"

static struct nq_board board_of(const struct nq_rows *rows)
{
    struct nq_board board = {.n = (uint8_t)rows->n};
    for (unsigned row = 0; row < rows->n; row++)
        board.col[row] = (uint8_t)rows->col[row];
    return board;
}

static void print_board(struct nq_rows *rows, const struct nq_board *board)
{
    int col[NQ_MAX_N];
    for (unsigned row = 0; row < board->n; row++)
        col[row] = board->col[row];
    rows->found++;
    nq_print_columns(rows->program, board->n, col);
}

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

/* 3 is odd as well, but has no solution. */
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
    const struct nq_board board = board_of(rows);
    if (nq_board_is_canonical(&board))
        print_board(rows, &board);
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

/* Reversed rows are the board upside down, not its mirror image. */
static void print_with_reversed(struct nq_rows *rows)
{
    const struct nq_board board = board_of(rows);
    const struct nq_board reversed = nq_board_image(&board, 2);
    print_board(rows, &board);
    print_board(rows, &reversed);
}

static void wrong_mirror(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    for (unsigned col = 0; col < n / 2; col++) {
        rows.col[0] = (int)col;
        nq_fill_rows(&rows, 1, nq_safe, print_with_reversed);
    }
    if (n % 2) {
        rows.col[0] = (int)n / 2;
        nq_fill_rows(&rows, 1, nq_safe, NULL);
    }
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_wrong_mirror = {
    .name = "wrong-mirror",
    .family = "symmetry",
    .sentence = "half of the boards are doubled by reversing the rows instead "
                "of mirroring the columns: some boards come twice and as many "
                "are missing, the number is right",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(5, 5) | NQ_SIZES(7, 12),
    .common = 2,
    .max_n = 12,
    .solve = wrong_mirror,
};

/* The rotations are images 0, 3, 5 and 6. */
static void print_least_rotation(struct nq_rows *rows)
{
    static const unsigned rotation[] = {3, 5, 6};
    const struct nq_board board = board_of(rows);
    for (size_t i = 0; i < sizeof rotation / sizeof *rotation; i++) {
        const struct nq_board turned = nq_board_image(&board, rotation[i]);
        if (nq_board_compare(&turned, &board) < 0)
            return;
    }
    print_board(rows, &board);
}

static void rotations_dropped(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_least_rotation);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_rotations_dropped = {
    .name = "rotations-dropped",
    .family = "symmetry",
    .sentence = "boards that a rotation turns into a printed one are left out "
                "(reflections are not)",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(5, 12),
    .common = 2,
    .max_n = 12,
    .solve = rotations_dropped,
};

static void print_eight_images(struct nq_rows *rows)
{
    const struct nq_board board = board_of(rows);
    if (!nq_board_is_canonical(&board))
        return;
    for (unsigned i = 0; i < NQ_IMAGES; i++) {
        const struct nq_board image = nq_board_image(&board, i);
        print_board(rows, &image);
    }
}

static void eight_each(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_eight_images);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_eight_each = {
    .name = "eight-each",
    .family = "symmetry",
    .sentence = "each fundamental solution is taken for eight boards, but a "
                "symmetric one has only four or two: these come twice or more",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(1, 1) | NQ_SIZES(4, 12),
    .common = 2,
    .max_n = 12,
    .solve = eight_each,
};

static void print_four_rotations(struct nq_rows *rows)
{
    static const unsigned rotation[] = {0, 3, 5, 6};
    const struct nq_board board = board_of(rows);
    const unsigned orbit = nq_board_orbit_size(&board);
    if (!nq_board_is_canonical(&board))
        return;
    /* as many as differ: four, two or one, the half turn last but for none */
    for (size_t i = 0; i < sizeof rotation / sizeof *rotation; i++) {
        const struct nq_board turned = nq_board_image(&board, rotation[i]);
        if (orbit == 8 || i == 0 || (orbit == 4 && rotation[i] == 5))
            print_board(rows, &turned);
    }
}

static void reflections_forgotten(struct nq_program *program, unsigned n)
{
    struct nq_rows rows = {.program = program, .n = n};
    nq_fill_rows(&rows, 0, nq_safe, print_four_rotations);
    nq_print_total(program, rows.found);
}

const struct nq_fault nq_fault_reflections_forgotten = {
    .name = "reflections-forgotten",
    .family = "symmetry",
    .sentence = "fundamental solutions are rotated, but never reflected: half "
                "of the boards are missing",
    .prints = NQ_PRINTS_BOARDS,
    .shows = NQ_SIZES(4, 12),
    .common = 1,
    .max_n = 12,
    .solve = reflections_forgotten,
};
