/* dancing_links.c - exact cover by dancing links, the smallest item first.
 *
 * Items are rows and columns (primary: covered exactly once) and the diagonals
 * of both directions (secondary: at most once).  An option is a square: four
 * cells, one in the list of each of its four items.  Items stand in organ-pipe
 * order, the middle ones first, and the first of the smallest is taken, as in
 * Knuth's experiments.  A node is a call of `cover_next`, the first and those
 * that find a solution too.  Only the primary items are in the list of items;
 * a secondary one is linked to itself. */
#include "solvers/solver.h"

enum {
    SPAN = 4, /* cells of an option */
    DIAGONALS = 2 * NQ_MAX_N - 1,
    ITEMS = 1 + 2 * NQ_MAX_N + 2 * DIAGONALS, /* 0 is the head of the list */
    CELLS = ITEMS + SPAN * NQ_MAX_N * NQ_MAX_N
};

/* Item i is also cell i, the head of the vertical list of its options. */
struct item {
    uint16_t left, right, size;
};

struct cell {
    uint16_t up, down, item;
};

struct cover {
    const struct nq_puzzle *puzzle;
    struct nq_search *search;
    unsigned cells;
    struct item item[ITEMS];
    struct cell cell[CELLS];
    uint8_t row[CELLS], col[CELLS]; /* the square of a cell */
    struct nq_board board;
};

/* The place of line LINE among n in organ-pipe order: n/2, n/2 - 1, n/2 + 1 and
 * so on. */
static unsigned pipe_place(unsigned line, unsigned n)
{
    const unsigned middle = n / 2;
    return line >= middle ? 2 * (line - middle) : 2 * (middle - line) - 1;
}

/* The first of the SPAN cells of the option that CELL belongs to. */
static unsigned option_of(unsigned cell)
{
    return cell - (cell - ITEMS) % SPAN;
}

static void add_cell(struct cover *cover, unsigned item, unsigned row,
                     unsigned col)
{
    const uint16_t made = (uint16_t)cover->cells++;
    const uint16_t last = cover->cell[item].up;
    cover->cell[made] = (struct cell){
        .up = last, .down = (uint16_t)item, .item = (uint16_t)item};
    cover->cell[last].down = made;
    cover->cell[item].up = made;
    cover->item[item].size++;
    cover->row[made] = (uint8_t)row;
    cover->col[made] = (uint8_t)col;
}

static void add_option(struct cover *cover, unsigned row, unsigned col)
{
    const unsigned n = cover->puzzle->n;
    add_cell(cover, 1 + 2 * pipe_place(row, n), row, col);
    add_cell(cover, 2 + 2 * pipe_place(col, n), row, col);
    add_cell(cover, 1 + 2 * n + row + col, row, col);
    add_cell(cover, 1 + 2 * n + DIAGONALS + row + n - 1 - col, row, col);
}

/* A blocked square is no option; in a row with placed queens only a queen that
 * is the only one there. */
static bool is_option(const struct nq_puzzle *puzzle, unsigned row,
                      unsigned col)
{
    const uint32_t square = UINT32_C(1) << col;
    if (puzzle->blocked[row] & square)
        return false;
    return puzzle->placed[row] == 0 || puzzle->placed[row] == square;
}

static void build(struct cover *cover)
{
    const unsigned n = cover->puzzle->n;
    for (unsigned i = 0; i < ITEMS; i++) {
        cover->item[i] = (struct item){(uint16_t)i, (uint16_t)i, 0};
        cover->cell[i] = (struct cell){(uint16_t)i, (uint16_t)i, (uint16_t)i};
    }
    for (unsigned i = 0; i <= 2 * n; i++) {
        cover->item[i].right = (uint16_t)(i < 2 * n ? i + 1 : 0);
        cover->item[i].left = (uint16_t)(i > 0 ? i - 1 : 2 * n);
    }
    cover->cells = ITEMS;
    for (unsigned row = 0; row < n; row++)
        for (unsigned col = 0; col < n; col++)
            if (is_option(cover->puzzle, row, col))
                add_option(cover, row, col);
}

/* Takes the option of CELL out of all lists but that of CELL itself. */
static void hide(struct cover *cover, unsigned cell)
{
    const unsigned option = option_of(cell);
    for (unsigned i = option; i < option + SPAN; i++) {
        if (i == cell)
            continue;
        const struct cell *gone = &cover->cell[i];
        cover->cell[gone->up].down = gone->down;
        cover->cell[gone->down].up = gone->up;
        cover->item[gone->item].size--;
        cover->search->stats.work++;
    }
}

static void unhide(struct cover *cover, unsigned cell)
{
    const unsigned option = option_of(cell);
    for (unsigned i = option + SPAN; i-- > option;) {
        if (i == cell)
            continue;
        const struct cell *back = &cover->cell[i];
        cover->cell[back->up].down = (uint16_t)i;
        cover->cell[back->down].up = (uint16_t)i;
        cover->item[back->item].size++;
    }
}

static void cover_item(struct cover *cover, unsigned item)
{
    const struct item *gone = &cover->item[item];
    cover->item[gone->left].right = gone->right;
    cover->item[gone->right].left = gone->left;
    for (unsigned i = cover->cell[item].down; i != item;
         i = cover->cell[i].down)
        hide(cover, i);
}

static void uncover_item(struct cover *cover, unsigned item)
{
    for (unsigned i = cover->cell[item].up; i != item; i = cover->cell[i].up)
        unhide(cover, i);
    const struct item *back = &cover->item[item];
    cover->item[back->left].right = (uint16_t)item;
    cover->item[back->right].left = (uint16_t)item;
}

/* The first of the primary items with the fewest options. */
static unsigned smallest_item(const struct cover *cover)
{
    unsigned best = cover->item[0].right;
    for (unsigned i = best; i != 0; i = cover->item[i].right)
        if (cover->item[i].size < cover->item[best].size)
            best = i;
    return best;
}

static enum nq_walk cover_next(struct cover *cover);

/* Goes on with the option of CELL, whose own item is covered already. */
static enum nq_walk take(struct cover *cover, unsigned cell)
{
    const unsigned option = option_of(cell);
    cover->board.col[cover->row[cell]] = cover->col[cell];
    for (unsigned i = option; i < option + SPAN; i++)
        if (i != cell)
            cover_item(cover, cover->cell[i].item);
    if (cover_next(cover) == NQ_STOP)
        return NQ_STOP;
    for (unsigned i = option + SPAN; i-- > option;)
        if (i != cell)
            uncover_item(cover, cover->cell[i].item);
    return NQ_CONTINUE;
}

static enum nq_walk cover_next(struct cover *cover)
{
    cover->search->stats.nodes++;
    if (cover->item[0].right == 0)
        return nq_search_hand_on(cover->search, &cover->board, 1);
    if (nq_search_stopped(cover->search))
        return NQ_STOP;
    const unsigned item = smallest_item(cover);
    cover_item(cover, item);
    for (unsigned i = cover->cell[item].down; i != item;
         i = cover->cell[i].down)
        if (take(cover, i) == NQ_STOP)
            return NQ_STOP;
    uncover_item(cover, item);
    return NQ_CONTINUE;
}

static enum nq_status search(const struct nq_puzzle *puzzle,
                             struct nq_search *search, struct nq_error *err)
{
    struct cover cover = {
        .puzzle = puzzle,
        .search = search,
        .board.n = (uint8_t)puzzle->n,
    };
    build(&cover);
    return nq_search_end(search, cover_next(&cover), err);
}

const struct nq_solver nq_solver_dancing_links = {
    .name = "dancing_links",
    .method = "exact cover, diagonals secondary, smallest item first",
    .source = "D. E. Knuth, The Art of Computer Programming, 7.2.2.1",
    .work_unit = "cells unlinked",
    .version = 1,
    .max_n = NQ_MAX_N,
    .sensible_n = 15,
    .features = NQ_FEATURE_BLOCKED | NQ_FEATURE_PLACED,
    .order = NQ_UNORDERED,
    .search = search,
};
