/* reader_learn_drawn.c - from the beginning of a text: the size of its boards,
 * the signs of their squares, and which of them are queens. */
#include <stdlib.h>
#include <string.h>

#include "formats/reader_cells.h"
#include "formats/reader_choose.h"

enum { SIGNS = 64, SIZES = 4 * NQ_MAX_N };

/* The signs of a text, with how often they fill a square. */
struct signs {
    struct sign {
        uint32_t glyph;
        unsigned squares, lines;
        unsigned alone; /* lines with no other sign */
    } sign[SIGNS];
    unsigned length;
    unsigned of_length[SIZES + 1]; /* lines that may be rows of that length */
    unsigned rules, rows;
    unsigned labelled[SIZES + 1]; /* the same without what stands before */
    unsigned up, down;            /* labels that count up, down */
};

/* Different signs of a line, at most LIMIT + 1 of them. */
static unsigned different(const struct nq_cells *cells, unsigned limit,
                          uint32_t *glyph)
{
    unsigned count = 0;
    for (unsigned i = 0; i < cells->length && count <= limit; i++) {
        unsigned k = 0;
        while (k < count && glyph[k] != cells->cell[i].glyph)
            k++;
        if (k == count)
            glyph[count++] = cells->cell[i].glyph;
    }
    return count;
}

static struct sign *find_sign(struct signs *signs, uint32_t glyph)
{
    for (unsigned i = 0; i < signs->length; i++)
        if (signs->sign[i].glyph == glyph)
            return &signs->sign[i];
    if (signs->length == SIGNS)
        return NULL;
    struct sign *sign = &signs->sign[signs->length++];
    *sign = (struct sign){.glyph = glyph};
    return sign;
}

static void count_signs(struct signs *signs, const struct nq_cells *cells,
                        const uint32_t *glyph, unsigned count)
{
    for (unsigned i = 0; i < cells->length; i++) {
        struct sign *sign = find_sign(signs, cells->cell[i].glyph);
        if (sign)
            sign->squares++;
    }
    for (unsigned i = 0; i < count; i++) {
        struct sign *sign = find_sign(signs, glyph[i]);
        if (sign) {
            sign->lines++;
            sign->alone += count == 1;
        }
    }
    signs->rows++;
}

static int by_squares(const void *a, const void *b)
{
    const struct sign *x = a, *y = b;
    return x->squares != y->squares
               ? (x->squares < y->squares ? 1 : -1)
               : (x->glyph > y->glyph) - (x->glyph < y->glyph);
}

/* How much a sign looks like a queen: letters and pictures that people use. */
static int queenliness(uint32_t glyph)
{
    switch (glyph) {
    case 0x265b: /* black and white chess queens */
    case 0x2655:
    case 0x1f451: /* crown */
    case 0x1f478:
    case 0x7687: /* the first and second sign of the Chinese word */
    case 0x540e:
        return 5;
    case 'Q':
    case 'q':
    case 0xff31:
        return 4;
    case 'D':
    case 'R':
    case 'K':
    case 'W':
    case '1':
    case 'X':
    case 'x':
    case 0x424:
    case 0x25a0:
    case 0x2605:
    case 0x25cf:
        return 2;
    case 'O':
    case 'o':
    case '*':
    case '#':
    case '@':
        return 1;
    case '.':
    case '0':
    case '_':
    case '-':
    case NQ_GLYPH_NOTHING:
    case 0xb7:
    case 0xff0e:
    case 0x25a1:
        return -2;
    default:
        return 0;
    }
}

/* Digits are signs only as 0 and 1, or one digit among other signs. */
static bool digits_make_sense(const struct nq_plan *plan)
{
    unsigned digits = 0;
    bool zero = false, one = false;
    for (unsigned i = 0; i < plan->glyphs; i++) {
        const int value = nq_digit_value(plan->glyph[i]);
        digits += value >= 0;
        zero |= value == 0;
        one |= value == 1;
    }
    return digits == 0 || (digits == 1 && plan->glyphs > 1) ||
           (digits == 2 && zero && one);
}

/* Queens are what looks most like one; if nothing does, the sign that comes
 * nearest to one in a row. */
static void crown(struct nq_plan *plan, const struct signs *signs)
{
    int best = -9;
    unsigned queen = 0;
    for (unsigned i = 0; i < plan->glyphs; i++) {
        const struct sign *sign = &signs->sign[i];
        const unsigned rows = signs->rows;
        const unsigned off =
            sign->squares > rows ? sign->squares - rows : rows - sign->squares;
        int score = queenliness(sign->glyph) * 2;
        if (plan->glyphs > 1 && off * 4 <= rows)
            score += 3;
        if (score > best) {
            best = score;
            queen = i;
        }
    }
    for (unsigned i = 0; i < plan->glyphs; i++)
        plan->queen[i] = false;
    if (plan->glyphs > 1 || best >= -3)
        plan->queen[queen] = true;
    /* Two chess queens, one for each colour of square. */
    for (unsigned i = 0; i < plan->glyphs; i++)
        if (queenliness(plan->glyph[i]) == 5)
            plan->queen[i] = true;
}

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
    *count = different(cells, NQ_GLYPHS, glyph);
    return !line->outside && *count > 0 && *count <= 3 &&
           !(*count == 1 && nq_is_rule(line));
}

/* Boards of which only the queens can be seen: how many characters a square
 * takes, by the length of the lines or the distances of the queens. */
static bool learn_pitch(struct nq_plan *plan, struct nq_lines *lines)
{
    struct nq_line line;
    size_t least = SIZE_MAX, most = 0, longest = 0, step = 0, rows = 0;
    while (nq_lines_next(lines, &line)) {
        size_t seen = 0, at = 0;
        for (size_t i = 0; i < line.length; i++) {
            if (nq_is_blank(line.c[i].code))
                continue;
            at = i;
            seen++;
        }
        if (seen != 1)
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

bool nq_learn_drawn(struct nq_plan *plan, struct nq_lines *lines)
{
    const struct nq_lines from = *lines;
    struct nq_cells cells;
    struct nq_line line;
    if (plan->n > NQ_MAX_N)
        return false;
    if (plan->celling == NQ_CELLS_PITCH && !learn_pitch(plan, lines))
        return false;
    *lines = from;
    struct signs signs = {.length = 0};
    uint32_t glyph[NQ_GLYPHS + 1];
    unsigned count;
    int64_t label = -9, previous = -9;
    while (nq_lines_next(lines, &line)) {
        plan->labelled = false;
        nq_cells_find(&cells, plan, &line);
        signs.rules += nq_is_rule(&line);
        if (plausible(&line, &cells, glyph, &count) && cells.length <= SIZES)
            signs.of_length[cells.length]++;
        plan->labelled = nq_row_label(&line, &label).length < line.length;
        if (!plan->labelled)
            continue;
        nq_cells_find(&cells, plan, &line);
        if (!plausible(&line, &cells, glyph, &count) || cells.length > SIZES)
            continue;
        signs.labelled[cells.length]++;
        signs.up += label == previous + 1;
        signs.down += label == previous - 1;
        previous = label;
    }
    plan->labelled = signs.labelled[plan->n] > signs.of_length[plan->n];
    plan->bottom_up = plan->labelled && signs.down > signs.up;
    plan->size =
        best_size(plan->labelled ? signs.labelled : signs.of_length, plan->n);
    if (plan->size == 0)
        return false;
    *lines = from;
    while (nq_lines_next(lines, &line)) {
        nq_cells_find(&cells, plan, &line);
        if (plausible(&line, &cells, glyph, &count) &&
            cells.length == plan->size)
            count_signs(&signs, &cells, glyph, count);
    }
    qsort(signs.sign, signs.length, sizeof *signs.sign, by_squares);
    plan->glyphs = 0;
    for (unsigned i = 0; i < signs.length && plan->glyphs < NQ_GLYPHS; i++)
        if (signs.sign[i].lines * 20 >= signs.rows)
            plan->glyph[plan->glyphs++] = signs.sign[i].glyph;
    if (plan->glyphs == 0 || !digits_make_sense(plan))
        return false;
    if (plan->glyphs == 1 &&
        (plan->size != plan->n || queenliness(plan->glyph[0]) == 0))
        return false;
    plan->bordered = signs.rules * 5 >= signs.rows * 4;
    crown(plan, &signs);
    if (plan->glyphs == 2 && nq_digit_value(plan->glyph[0]) >= 0 &&
        nq_digit_value(plan->glyph[1]) >= 0)
        plan->shape = NQ_SHAPE_MATRIX;
    return true;
}
