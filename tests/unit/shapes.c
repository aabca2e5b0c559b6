/* shapes.c - for tests: prints solutions in the shapes in which programs do. */
#include "tests/unit/shapes.h"

#include <stdlib.h>
#include <string.h>

static bool fits(const struct nq_board *board, unsigned row, unsigned col)
{
    for (unsigned above = 0; above < row; above++) {
        const unsigned other = board->col[above], rows = row - above;
        if (other == col || other + rows == col || col + rows == other)
            return false;
    }
    return true;
}

static void search(struct nq_board *board, unsigned row,
                   struct nq_board **boards, size_t *count)
{
    if (row == board->n) {
        *boards = realloc(*boards, (*count + 1) * sizeof **boards);
        if (!*boards)
            abort();
        (*boards)[(*count)++] = *board;
        return;
    }
    for (unsigned col = 0; col < board->n; col++) {
        if (!fits(board, row, col))
            continue;
        board->col[row] = (uint8_t)col;
        search(board, row + 1, boards, count);
        board->col[row] = 0;
    }
}

size_t shapes_solutions(unsigned n, struct nq_board **boards)
{
    struct nq_board board = {.n = (uint8_t)n};
    size_t count = 0;
    *boards = NULL;
    search(&board, 0, boards, &count);
    return count;
}

static void text(FILE *out, const char *piece)
{
    if (piece)
        (void)fputs(piece, out);
}

/* Prints PIECE with the number in place of each '%'. */
static void numbered(FILE *out, const char *piece, size_t number)
{
    for (; piece && *piece; piece++)
        if (*piece == '%')
            (void)fprintf(out, "%zu", number);
        else
            (void)fputc(*piece, out);
}

/* Like numbered, and '@' is n. */
static void sentence(FILE *out, const char *piece, size_t count, unsigned n)
{
    for (; piece && *piece; piece++)
        if (*piece == '%')
            (void)fprintf(out, "%zu", count);
        else if (*piece == '@')
            (void)fprintf(out, "%u", n);
        else
            (void)fputc(*piece, out);
}

static void rule(FILE *out, const struct shape *shape, unsigned n)
{
    if (!shape->rule)
        return;
    for (unsigned i = 0; i < n; i++)
        (void)fputs(shape->rule, out);
    (void)fputs("+\n", out);
}

static void draw_row(FILE *out, const struct shape *shape, unsigned n,
                     unsigned row, unsigned queen)
{
    if (shape->flags & SHAPE_ROW_NUMBERS)
        (void)fprintf(out, "%2u ", row + 1);
    text(out, shape->row);
    for (unsigned col = 0; col < n; col++) {
        if (col > 0)
            text(out, shape->separator);
        const bool dark = shape->dark && (row + col) % 2 == 1;
        text(out, col == queen ? shape->queen
                  : dark       ? shape->dark
                               : shape->empty);
    }
    text(out, shape->row_end ? shape->row_end : "\n");
}

void shape_draw(FILE *out, const struct shape *shape,
                const struct nq_board *boards, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const unsigned n = boards[i].n;
        if (i > 0)
            text(out, shape->between);
        numbered(out, shape->heading, i + 1);
        text(out, shape->before);
        rule(out, shape, n);
        for (unsigned line = 0; line < n; line++) {
            const unsigned row =
                shape->flags & SHAPE_BOTTOM_UP ? n - 1 - line : line;
            draw_row(out, shape, n, row, boards[i].col[row]);
            rule(out, shape, n);
        }
        if (shape->flags & SHAPE_FILES) {
            (void)fputs("  ", out);
            for (unsigned col = 0; col < n; col++)
                (void)fprintf(out, " %c", 'a' + (int)col);
            (void)fputc('\n', out);
        }
        text(out, shape->after);
    }
}

/* The same boards, rows separated by what `row_end` says but for the last. */
void shape_draw_items(FILE *out, const struct shape *shape,
                      const struct nq_board *boards, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            text(out, shape->between);
        text(out, shape->before);
        for (unsigned row = 0; row < boards[i].n; row++) {
            struct shape last = *shape;
            if (row + 1 == boards[i].n)
                last.row_end = shape->rule;
            draw_row(out, &last, boards[i].n, row, boards[i].col[row]);
        }
        text(out, shape->after);
    }
}

void shape_list(FILE *out, const struct shape *shape,
                const struct nq_board *boards, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            text(out, shape->between);
        numbered(out, shape->heading, i + 1);
        text(out, shape->before);
        for (unsigned row = 0; row < boards[i].n; row++) {
            if (row > 0)
                text(out, shape->separator);
            numbered(out, shape->row, (size_t)row + (size_t)shape->base);
            (void)fprintf(out, "%d", boards[i].col[row] + shape->base);
            text(out, shape->queen);
        }
        text(out, shape->after ? shape->after : "\n");
    }
}

void shape_digits(FILE *out, const struct shape *shape,
                  const struct nq_board *boards, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            text(out, shape->between);
        numbered(out, shape->heading, i + 1);
        text(out, shape->before);
        for (unsigned row = 0; row < boards[i].n; row++)
            (void)fputc("0123456789ABCDEF"[boards[i].col[row] + shape->base],
                        out);
        text(out, shape->after ? shape->after : "\n");
    }
}

void shape_letters(FILE *out, const struct shape *shape,
                   const struct nq_board *boards, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            text(out, shape->between);
        numbered(out, shape->heading, i + 1);
        for (unsigned row = 0; row < boards[i].n; row++) {
            if (row > 0)
                text(out, shape->separator);
            (void)fprintf(out, "%s%c", shape->before ? shape->before : "",
                          shape->base + boards[i].col[row]);
            if (shape->row)
                numbered(out, shape->row, row + 1);
        }
        text(out, shape->after ? shape->after : "\n");
    }
}

void shape_masks(FILE *out, const struct shape *shape,
                 const struct nq_board *boards, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            text(out, shape->between);
        for (unsigned row = 0; row < boards[i].n; row++) {
            if (row > 0)
                text(out, shape->separator);
            (void)fprintf(out, shape->base == 16 ? "0x%x" : "%u",
                          1u << boards[i].col[row]);
        }
        text(out, shape->after ? shape->after : "\n");
    }
}

/* Boards beside each other, three in a line. */
void shape_side_by_side(FILE *out, const struct shape *shape,
                        const struct nq_board *boards, size_t count)
{
    enum { ACROSS = 3 };
    for (size_t i = 0; i < count; i += ACROSS) {
        for (unsigned row = 0; row < boards[i].n; row++) {
            for (size_t k = i; k < count && k < i + ACROSS; k++) {
                struct shape one = *shape;
                one.row_end =
                    k + 1 < count && k + 1 < i + ACROSS ? shape->between : "\n";
                draw_row(out, &one, boards[k].n, row, boards[k].col[row]);
            }
        }
        text(out, shape->after);
    }
}

void shape_print(FILE *out, const struct shape *shape, unsigned n,
                 const struct nq_board *boards, size_t count)
{
    sentence(out, shape->before_all, count, n);
    shape->print(out, shape, boards, count);
    sentence(out, shape->after_all, count, n);
}
