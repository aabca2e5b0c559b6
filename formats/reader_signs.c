/* reader_signs.c - the signs that fill the squares of drawn boards. */
#include "formats/reader_signs.h"

#include <stdlib.h>

/* Different signs of a line, at most LIMIT + 1 of them. */
unsigned nq_signs_different(const struct nq_cells *cells, unsigned limit,
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

static struct nq_sign *find_sign(struct nq_signs *signs, uint32_t glyph)
{
    for (unsigned i = 0; i < signs->length; i++)
        if (signs->sign[i].glyph == glyph)
            return &signs->sign[i];
    if (signs->length == NQ_SIGNS)
        return NULL;
    struct nq_sign *sign = &signs->sign[signs->length++];
    *sign = (struct nq_sign){.glyph = glyph};
    return sign;
}

void nq_signs_add(struct nq_signs *signs, const struct nq_cells *cells,
                  const uint32_t *glyph, unsigned count)
{
    for (unsigned i = 0; i < cells->length; i++) {
        struct nq_sign *sign = find_sign(signs, cells->cell[i].glyph);
        if (sign)
            sign->squares++;
    }
    for (unsigned i = 0; i < count; i++) {
        struct nq_sign *sign = find_sign(signs, glyph[i]);
        if (sign) {
            sign->lines++;
        }
    }
    signs->rows++;
}

static int by_squares(const void *a, const void *b)
{
    const struct nq_sign *x = a, *y = b;
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
    case NQ_GLYPH_TRUE:
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
    case NQ_GLYPH_FALSE:
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
    return digits == 0 || plan->n == 1 ? digits == 0
                                       : (digits == 1 && plan->glyphs > 1) ||
                                             (digits == 2 && zero && one);
}

/* Queens are what looks most like one; if nothing does, the sign that comes
 * nearest to one in a row. */
static void crown(struct nq_plan *plan, const struct nq_signs *signs)
{
    int best = -9;
    unsigned queen = 0;
    for (unsigned i = 0; i < plan->glyphs; i++) {
        const struct nq_sign *sign = &signs->sign[i];
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

bool nq_signs_settle(struct nq_signs *signs, struct nq_plan *plan)
{
    enum { RARE = 20 }; /* a sign in fewer of the rows is no part of a board */
    qsort(signs->sign, signs->length, sizeof *signs->sign, by_squares);
    plan->glyphs = 0;
    for (unsigned i = 0; i < signs->length && plan->glyphs < NQ_GLYPHS; i++)
        if (signs->sign[i].lines * RARE >= signs->rows &&
            (signs->sign[i].lines > 1 || signs->rows < 3 ||
             queenliness(signs->sign[i].glyph) > 1) &&
            signs->sign[i].glyph >= ' ')
            plan->glyph[plan->glyphs++] = signs->sign[i].glyph;
    if (plan->glyphs == 0 || !digits_make_sense(plan))
        return false;
    if (plan->glyphs == 1 &&
        (plan->size != plan->n || queenliness(plan->glyph[0]) == 0))
        return false;
    if (plan->flat)
        signs->rows *= plan->size;
    if (plan->across > 1)
        signs->rows *= plan->across;
    crown(plan, signs);
    if (plan->glyphs == 2 && nq_digit_value(plan->glyph[0]) >= 0 &&
        nq_digit_value(plan->glyph[1]) >= 0)
        plan->shape = NQ_SHAPE_MATRIX;
    return true;
}
