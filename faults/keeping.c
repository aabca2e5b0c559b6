/* keeping.c - something is kept that should begin anew for each size. */
#include <stdlib.h>

#include "faults/program.h"

static void counter_not_reset(struct nq_program *program)
{
    uint64_t counter = 0;
    unsigned n = 0;
    while (nq_read_size(program, &n)) {
        struct nq_rows rows = {.program = program, .n = n, .found = counter};
        nq_fill_rows(&rows, 0, nq_safe, NULL);
        counter = rows.found;
        nq_print_total(program, counter);
    }
}

const struct nq_fault nq_fault_counter_not_reset = {
    .name = "counter-not-reset",
    .family = "keeping",
    .sentence = "the counter is not set back to 0 before the next size: each "
                "number is the sum of all answers so far",
    .prints = NQ_PRINTS_OTHER_TOTAL,
    .shows_in = NQ_SHOWS_TOGETHER,
    .shows = NQ_SIZES(1, 12),
    .common = 3,
    .max_n = 12,
    .main = counter_not_reset,
};

static void first_size_kept(struct nq_program *program)
{
    unsigned first = 0;
    unsigned n = 0;
    while (nq_read_size(program, &n)) {
        if (first == 0)
            first = n;
        nq_print_all(program, first, nq_safe);
    }
}

const struct nq_fault nq_fault_first_size_kept = {
    .name = "first-size-kept",
    .family = "keeping",
    .sentence = "the first size is kept for all later ones: n is set only once",
    .prints = NQ_PRINTS_BOARDS,
    .shows_in = NQ_SHOWS_TOGETHER,
    .shows = NQ_SIZES(1, 3) | NQ_SIZES(5, 12),
    .common = 2,
    .max_n = 12,
    .main = first_size_kept,
};

/* Solutions of all sizes so far. */
struct list {
    struct nq_board *board;
    size_t count, space;
};

static void append(struct nq_rows *rows)
{
    struct list *list = rows->own;
    if (list->count == list->space) {
        const size_t space = list->space ? 2 * list->space : 64;
        struct nq_board *more =
            realloc(list->board, space * sizeof *list->board);
        if (!more) {
            rows->program->state = NQ_PROGRAM_NO_MEMORY;
            return;
        }
        list->board = more;
        list->space = space;
    }
    struct nq_board *board = &list->board[list->count++];
    *board = (struct nq_board){.n = (uint8_t)rows->n};
    for (unsigned row = 0; row < rows->n; row++)
        board->col[row] = (uint8_t)rows->col[row];
}

static void list_kept(struct nq_program *program)
{
    struct list list = {0};
    struct nq_rows rows = {.program = program, .own = &list};
    int col[NQ_MAX_N];
    while (nq_read_size(program, &rows.n)) {
        nq_fill_rows(&rows, 0, nq_safe, append);
        for (size_t i = 0; i < list.count; i++) {
            for (unsigned row = 0; row < list.board[i].n; row++)
                col[row] = list.board[i].col[row];
            nq_print_columns(program, list.board[i].n, col);
        }
        nq_print_total(program, list.count);
    }
    free(list.board);
}

const struct nq_fault nq_fault_list_kept = {
    .name = "list-kept",
    .family = "keeping",
    .sentence = "the list of solutions is not emptied before the next size: "
                "the boards of earlier sizes are printed again",
    .prints = NQ_PRINTS_BOARDS,
    .shows_in = NQ_SHOWS_TOGETHER,
    .shows = NQ_SIZES(1, 12),
    .common = 3,
    .max_n = 12,
    .main = list_kept,
};

static void size_never_shrinks(struct nq_program *program)
{
    unsigned greatest = 0;
    unsigned n = 0;
    while (nq_read_size(program, &n)) {
        if (n > greatest)
            greatest = n;
        nq_print_all(program, greatest, nq_safe);
    }
}

const struct nq_fault nq_fault_size_never_shrinks = {
    .name = "size-never-shrinks",
    .family = "keeping",
    .sentence = "the board of an earlier, greater size is used again for a "
                "smaller one: arrays are made only once and n is their length",
    .prints = NQ_PRINTS_BOARDS,
    .shows_in = NQ_SHOWS_TOGETHER,
    .shows = NQ_SIZES(1, 3),
    .common = 1,
    .max_n = 12,
    .main = size_never_shrinks,
};
