/* shapes.h - for tests: prints solutions in the shapes in which programs do. */
#ifndef NQ_TESTS_UNIT_SHAPES_H
#define NQ_TESTS_UNIT_SHAPES_H

#include <stdio.h>

#include "board/board.h"

struct shape {
    const char *name;
    void (*print)(FILE *out, const struct shape *shape,
                  const struct nq_board *boards, size_t count);
    /* What the printer needs; unused ones are NULL or 0. */
    const char *before_all, *after_all;   /* %: how many solutions; @: n */
    const char *heading;                  /* %: the number of the solution */
    const char *before, *between, *after; /* each board, or list */
    const char *row, *row_end;            /* each row of a board */
    const char *separator;                /* between squares or numbers */
    const char *empty, *queen;
    const char *dark; /* an empty dark square, if it is not drawn as EMPTY */
    const char *rule; /* before, between and after the rows, a piece a square */
    int base;
    unsigned flags;
    unsigned least, most; /* n for which it can be read; 0: 1..12 */
};

enum {
    SHAPE_ROW_NUMBERS = 1, /* "4 " before the rows, from the top down */
    SHAPE_BOTTOM_UP = 2,   /* the last row is printed first */
    SHAPE_FILES = 4,       /* "  a b c d" below */
    SHAPE_TOTAL = 8        /* the text says the number of solutions */
};

typedef void shape_print_fn(FILE *out, const struct shape *shape,
                            const struct nq_board *boards, size_t count);

shape_print_fn shape_draw;         /* a line a row */
shape_print_fn shape_draw_items;   /* rows as items of lists */
shape_print_fn shape_list;         /* the columns as numbers */
shape_print_fn shape_digits;       /* the columns as characters */
shape_print_fn shape_letters;      /* the columns as letters from BASE on */
shape_print_fn shape_masks;        /* a bit a column; BASE 16: hexadecimal */
shape_print_fn shape_side_by_side; /* three boards a line */

/* Prints the COUNT solutions for N in SHAPE, with what stands around. */
void shape_print(FILE *out, const struct shape *shape, unsigned n,
                 const struct nq_board *boards, size_t count);

extern const struct shape shapes_lists[], shapes_boards[];
extern const size_t shapes_lists_count, shapes_boards_count;

/* All solutions for N in lexicographic order, by trying every column in every
 * row.  Owns: *BOARDS. */
size_t shapes_solutions(unsigned n, struct nq_board **boards);

#endif
