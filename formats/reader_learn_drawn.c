/* reader_learn_drawn.c - from the beginning of a text: the size of its boards
 * and how they are laid out. */
#include <limits.h>

#include "formats/reader_cells.h"
#include "formats/reader_choose.h"
#include "formats/reader_signs.h"

enum { SIZES = NQ_MAX_N * NQ_MAX_N };

/* The lines that may be rows, by the number of their squares. */
struct rows {
    unsigned of_length[SIZES + 1];
    unsigned labelled[SIZES + 1]; /* the same without what stands before */
    unsigned up, down;            /* labels that count up, down */
    unsigned again;               /* labels that stand on the right too */
    unsigned split;               /* rows with a wider gap after n squares */
};

static size_t gcd(size_t a, size_t b)
{
    while (b) {
        const size_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static unsigned best_size(const unsigned *of_length, unsigned n)
{
    if (of_length[n] > 0)
        return n;
    unsigned best = 0;
    for (unsigned size = 2; size <= SIZES; size++)
        if (of_length[size] > of_length[best])
            best = size;
    return best;
}

/* May this line be a row, as far as its signs go? */
static bool plausible(const struct nq_line *line, const struct nq_cells *cells,
                      uint32_t glyph[NQ_GLYPHS + 1], unsigned *count)
{
    *count = nq_signs_different(cells, NQ_GLYPHS, glyph);
    if (cells->length > SIZES || cells->more)
        return false;
    if (cells->length == 1 && nq_digit_value(cells->cell[0].glyph) >= 0)
        return false;
    return !line->outside && *count > 0 && *count <= 3 &&
           !(*count == 1 && nq_is_rule(line));
}

/* Where the only character of LINE that is not blank stands; SIZE_MAX if there
 * are none or several. */
static size_t only_sign(const struct nq_line *line)
{
    size_t at = SIZE_MAX;
    for (size_t i = 0; i < line->length; i++) {
        if (nq_is_blank(line->c[i].code))
            continue;
        if (at != SIZE_MAX)
            return SIZE_MAX;
        at = i;
    }
    return at;
}

/* Boards of which only the queens can be seen: how many characters a square
 * takes, by the length of the lines or the distances of the queens. */
static bool learn_pitch(struct nq_plan *plan, struct nq_lines *lines)
{
    struct nq_line whole, line;
    size_t least = SIZE_MAX, most = 0, longest = 0, step = 0, rows = 0;
    while (nq_lines_next(lines, &whole)) {
        line = nq_inside_bars(&whole);
        const size_t at = only_sign(&line);
        if (at == SIZE_MAX)
            continue;
        step = rows ? gcd(step, at > least ? at - least : least - at) : 0;
        least = at < least ? at : least;
        most = at > most ? at : most;
        longest = line.length > longest ? line.length : longest;
        rows++;
    }
    if (rows < plan->n || plan->n < 2)
        return false;
    const bool full =
        longest % plan->n == 0 && longest / plan->n <= 8 && longest > plan->n;
    plan->pitch = (unsigned)(full ? longest / plan->n : step);
    plan->indent = (unsigned)(full ? 0 : least);
    plan->open_end = true;
    return plan->pitch > 0 && (most - plan->indent) / plan->pitch < plan->n;
}

/* Lines that are rules and cannot be rows. */
static unsigned count_rules(const struct nq_plan *plan, struct nq_lines *lines)
{
    struct nq_cells cells;
    struct nq_line line;
    unsigned rules = 0;
    while (nq_lines_next(lines, &line)) {
        if (!nq_is_rule(&line))
            continue;
        nq_cells_find(&cells, plan, &line);
        bool row = cells.length == plan->size;
        for (unsigned i = 0; row && i < cells.length; i++) {
            unsigned k = 0;
            while (k < plan->glyphs && plan->glyph[k] != cells.cell[i].glyph)
                k++;
            row = k < plan->glyphs;
        }
        rules += !row;
    }
    return rules;
}

/* Are the gaps after each N squares wider than all others? */
static bool has_gap(const struct nq_cells *cells, unsigned n)
{
    if (cells->length < 2 * n || cells->length % n != 0 || n < 2)
        return false;
    unsigned inner = 0, outer = UINT_MAX;
    for (unsigned i = 1; i < cells->length; i++) {
        const unsigned gap = cells->cell[i].at - cells->cell[i - 1].at;
        if (i % n == 0)
            outer = gap < outer ? gap : outer;
        else
            inner = gap > inner ? gap : inner;
    }
    return outer > inner;
}

/* Rows of n squares; boards beside each other; whole boards in a line; else
 * boards of another size. */
static void choose_size(struct nq_plan *plan, const struct rows *signs)
{
    const unsigned n = plan->n;
    const unsigned *plain = signs->of_length;
    plan->labelled = signs->labelled[n] > plain[n];
    plan->label_again = signs->again * 10 >= signs->labelled[n] * 9;
    plan->bottom_up = plan->labelled && signs->down > signs->up;
    plan->size = best_size(plan->labelled ? signs->labelled : plain, n);
    if (plan->labelled || n < 2)
        return;
    plan->flat = n > 2 && plain[(size_t)n * n] > plain[n];
    plan->across = 1;
    for (unsigned k = 2; k * n <= SIZES && signs->split > 0; k++)
        if (plain[(size_t)k * n] > 0)
            plan->across = k;
    if (plan->flat || plan->across > 1)
        plan->size = n;
}

/* Counts the lines that may be rows, with and without labels. */
static void count_rows(struct nq_plan *plan, struct nq_lines *lines,
                       struct rows *rows)
{
    struct nq_cells cells;
    struct nq_line line;
    uint32_t glyph[NQ_GLYPHS + 1];
    unsigned count;
    int64_t label = -9, previous = -9;
    while (nq_lines_next(lines, &line)) {
        plan->labelled = plan->label_again = false;
        nq_cells_find(&cells, plan, &line);
        if (plausible(&line, &cells, glyph, &count)) {
            rows->of_length[cells.length]++;
            rows->split += has_gap(&cells, plan->n);
        }
        plan->labelled =
            nq_row_label(&line, false, &label).length < line.length;
        if (!plan->labelled)
            continue;
        nq_cells_find(&cells, plan, &line);
        if (!plausible(&line, &cells, glyph, &count))
            continue;
        rows->labelled[cells.length]++;
        const struct nq_line middle = nq_row_label(&line, true, &label);
        rows->again += middle.c + middle.length < line.c + line.length;
        rows->up += label == previous + 1;
        rows->down += label == previous - 1;
        previous = label;
    }
}

bool nq_learn_drawn(struct nq_plan *plan, struct nq_lines *lines)
{
    const struct nq_lines from = *lines;
    struct nq_cells cells;
    struct nq_line line;
    struct rows rows = {.up = 0};
    struct nq_signs signs = {.length = 0};
    uint32_t glyph[NQ_GLYPHS + 1];
    unsigned count, apart = 0;
    if (plan->n > NQ_MAX_N ||
        (plan->n == 1 && plan->celling == NQ_CELLS_TOKENS))
        return false;
    if (plan->celling == NQ_CELLS_PITCH && !learn_pitch(plan, lines))
        return false;
    *lines = from;
    count_rows(plan, lines, &rows);
    choose_size(plan, &rows);
    if (plan->size == 0)
        return false;
    const unsigned squares = plan->flat ? plan->size * plan->size : plan->size;
    *lines = from;
    while (nq_lines_next(lines, &line)) {
        nq_cells_find(&cells, plan, &line);
        if (!plausible(&line, &cells, glyph, &count) ||
            (cells.length != squares &&
             (plan->across < 2 || cells.length % squares != 0)))
            continue;
        nq_signs_add(&signs, &cells, glyph, count);
        apart += line.gap > 0;
    }
    plan->spread = plan->size > 1 && signs.rows > 1 && !plan->flat &&
                   apart * 5 >= signs.rows * 4;
    const unsigned found = signs.rows;
    if (!nq_signs_settle(&signs, plan))
        return false;
    *lines = from;
    plan->bordered = count_rules(plan, lines) * 5 >= found * 4;
    return true;
}
