/* reader_describe.c - a way of reading in words, for reports. */
#include <stdio.h>
#include <string.h>

#include "formats/reader_cells.h"
#include "formats/reader_choose.h"
#include "formats/reader_token.h"

static const char *where(const struct nq_plan *plan)
{
    switch (plan->split) {
    case NQ_SPLIT_LINES:
        return "";
    case NQ_SPLIT_LISTS:
        return ", in nested lists";
    case NQ_SPLIT_ITEMS:
        return ", rows as items of lists";
    case NQ_SPLIT_WORDS:
        return ", several on a line";
    case NQ_SPLIT_PARAGRAPHS:
        return ", over several lines";
    }
    return "";
}

/* The sign as text, words for those that cannot be shown. */
static void name_sign(char *text, size_t size, uint32_t glyph)
{
    size_t length = 0;
    text[0] = '\0';
    if (glyph == NQ_GLYPH_NOTHING || glyph == NQ_CODE_QUOTED_BLANK)
        (void)snprintf(text, size, "a blank");
    else if (glyph == NQ_GLYPH_TRUE)
        (void)snprintf(text, size, "true");
    else if (glyph == NQ_GLYPH_FALSE)
        (void)snprintf(text, size, "false");
    else if (glyph & NQ_GLYPH_SEVERAL)
        (void)snprintf(text, size, "a word");
    else
        nq_text_append(text, size, &length, glyph);
}

static void describe_drawn(struct nq_reading *reading,
                           const struct nq_plan *plan)
{
    char sign[16];
    for (unsigned i = 0; i < plan->glyphs; i++) {
        char *to = plan->queen[i] ? reading->queen : reading->empty;
        name_sign(sign, sizeof sign, plan->glyph[i]);
        if (to[0] == '\0')
            (void)snprintf(to, sizeof reading->queen, "%s", sign);
    }
    (void)snprintf(reading->text, sizeof reading->text,
                   "%s: %s is a queen%s%s%s%s%s%s", nq_shape_names[plan->shape],
                   reading->queen[0] ? reading->queen : "nothing",
                   reading->empty[0] ? ", " : "", reading->empty,
                   reading->empty[0] ? " an empty square" : "",
                   plan->bottom_up ? ", row 1 at the bottom" : "",
                   plan->across > 1 ? ", boards side by side" : "",
                   where(plan));
    if (plan->n == 1 && plan->glyphs == 1)
        (void)snprintf(reading->other, sizeof reading->other,
                       "%s is an empty square", sign);
}

static void describe_base(struct nq_reading *reading,
                          const struct nq_plan *plan, const char *what)
{
    reading->base = plan->base;
    reading->base_certain = plan->base_certain;
    (void)snprintf(reading->text, sizeof reading->text, "%s counted from %d%s",
                   what, plan->base, where(plan));
    if (!plan->base_certain)
        (void)snprintf(reading->other, sizeof reading->other,
                       "%s counted from %d", what, 1 - plan->base);
}

void nq_describe(struct nq_reading *reading, const struct nq_plan *plan)
{
    reading->shape = plan->shape;
    reading->base = NQ_BASE_AUTO;
    reading->base_certain = true;
    reading->bottom_up = plan->bottom_up;
    const char *plain = NULL;
    switch (plan->shape) {
    case NQ_SHAPE_BOARD:
    case NQ_SHAPE_MATRIX:
        describe_drawn(reading, plan);
        return;
    case NQ_SHAPE_COLUMNS:
        describe_base(reading, plan, "columns");
        return;
    case NQ_SHAPE_DIGITS:
        if (plan->token == NQ_TOKEN_LETTERS)
            plain = "columns as letters";
        else
            describe_base(reading, plan, "columns run together,");
        break;
    case NQ_SHAPE_PAIRS:
        describe_base(reading, plan,
                      plan->swapped ? "(column, row) pairs"
                                    : "(row, column) pairs");
        break;
    case NQ_SHAPE_SQUARES:
        plain = "squares of a chess board, letter and number";
        break;
    case NQ_SHAPE_BITMASKS:
        plain = "a number for each row, bit 0 for the first column";
        break;
    case NQ_SHAPE_AUTO:
    case NQ_SHAPE_COUNT:
    case NQ_SHAPE_JSON:
        plain = "numbers of solutions";
        break;
    }
    if (plain)
        (void)snprintf(reading->text, sizeof reading->text, "%s%s", plain,
                       plan->shape == NQ_SHAPE_COUNT ? "" : where(plan));
}
