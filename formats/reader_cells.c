/* reader_cells.c - a line as the squares of a row. */
#include "formats/reader_cells.h"

#include "base/hash.h"

bool nq_is_bar(uint32_t code)
{
    return code == '|' || code == 0x2502 || code == 0x2503 || code == 0x2551 ||
           code == 0xff5c || code == 0xa6;
}

static bool is_box(uint32_t code)
{
    return code >= 0x2500 && code <= 0x257f;
}

bool nq_is_rule_sign(uint32_t code)
{
    const uint32_t c = nq_fold(code);
    return c == '-' || c == '=' || c == '_' || c == '+' || c == '*' ||
           c == '#' || c == '~' || c == 0x2014 || c == 0x2015 || c == 0x2013 ||
           (is_box(c) && !nq_is_bar(c));
}

bool nq_is_rule(const struct nq_line *line)
{
    unsigned signs = 0;
    for (size_t i = 0; i < line->length; i++) {
        const uint32_t c = line->c[i].code;
        if (nq_is_rule_sign(c))
            signs++;
        else if (!nq_is_blank(c) && !nq_is_bar(c) && c != ':')
            return false;
    }
    return signs > 0;
}

/* Marks that belong to the character before them. */
static bool is_mark(uint32_t code)
{
    return code == 0xfe0e || code == 0xfe0f || code == 0x200d ||
           (code >= 0x300 && code < 0x370) || code == 0x20e3;
}

static bool separates(uint32_t code)
{
    const uint32_t c = nq_fold(code);
    return nq_is_blank(c) || nq_is_bar(c) || nq_is_open(c) || nq_is_close(c) ||
           c == ',' || c == ';' || c == '"' || c == '\'' || c == '&' ||
           c == '\\' || c == '\n' || is_mark(c);
}

static void add(struct nq_cells *cells, uint32_t glyph, size_t at)
{
    if (cells->length == NQ_CELLS_MAX) {
        cells->more = true;
        return;
    }
    cells->cell[cells->length++] =
        (struct nq_glyph_at){.glyph = glyph, .at = (uint32_t)at};
}

static void find_visible(struct nq_cells *cells, const struct nq_line *line)
{
    for (size_t i = 0; i < line->length; i++)
        if (!separates(line->c[i].code))
            add(cells, line->c[i].code, i);
}

/* The sign for the characters FROM..TO without blanks around them. */
static uint32_t sign_of(const struct nq_line *line, size_t from, size_t to)
{
    while (from < to && nq_is_blank(line->c[from].code))
        from++;
    while (to > from &&
           (nq_is_blank(line->c[to - 1].code) || is_mark(line->c[to - 1].code)))
        to--;
    if (from == to)
        return NQ_GLYPH_NOTHING;
    if (to - from == 1)
        return line->c[from].code;
    uint64_t hash = 0;
    for (size_t i = from; i < to; i++)
        hash = nq_mix64(hash + line->c[i].code);
    return NQ_GLYPH_SEVERAL | (uint32_t)(hash >> 34);
}

static void find_tokens(struct nq_cells *cells, const struct nq_line *line)
{
    for (size_t i = 0; i < line->length;) {
        if (separates(line->c[i].code)) {
            i++;
            continue;
        }
        const size_t start = i;
        while (i < line->length && !separates(line->c[i].code))
            i++;
        add(cells, sign_of(line, start, i), start);
    }
}

static bool is_delimiter(uint32_t code)
{
    return nq_is_bar(code) || code == '&';
}

static void find_delimited(struct nq_cells *cells, const struct nq_line *line)
{
    size_t end = line->length, start = 0;
    while (end > 0 && (nq_is_blank(line->c[end - 1].code) ||
                       line->c[end - 1].code == '\\'))
        end--;
    while (start < end && nq_is_blank(line->c[start].code))
        start++;
    if (start == end)
        return;
    if (nq_is_bar(line->c[start].code))
        start++;
    else if (is_delimiter(line->c[start].code))
        start = 0;
    bool any = start > 0;
    size_t from = start;
    for (size_t i = start; i < end; i++) {
        if (!is_delimiter(line->c[i].code))
            continue;
        any = true;
        add(cells, sign_of(line, from, i), from);
        from = i + 1;
    }
    if (!any)
        cells->length = 0;
    else if (from < end || !nq_is_bar(line->c[end - 1].code))
        add(cells, sign_of(line, from, end), from < end ? from : end - 1);
}

/* A label: a number, a letter, or what ends with a colon. */
struct nq_line nq_row_label(const struct nq_line *line, int64_t *label)
{
    struct nq_line row = *line;
    size_t i = 0;
    while (i < row.length && nq_is_blank(row.c[i].code))
        i++;
    const size_t start = i;
    *label = 0;
    while (i < row.length && nq_digit_value(row.c[i].code) >= 0 &&
           i - start < 4)
        *label = *label * 10 + nq_digit_value(row.c[i++].code);
    if (i == start && i < row.length) {
        const uint32_t letter = nq_fold(row.c[i].code);
        if (letter < 'a' || letter > 'z')
            return row;
        *label = (int64_t)letter - 'a' + 1;
        i++;
    }
    const size_t length = i - start;
    if (i >= row.length ||
        !(nq_is_blank(row.c[i].code) || nq_is_bar(row.c[i].code) ||
          nq_is_open(row.c[i].code) || row.c[i].code == ':'))
        return row;
    if (row.c[i].code == ':')
        i++;
    /* The same again on the right. */
    size_t end = row.length;
    while (end > i && nq_is_blank(row.c[end - 1].code))
        end--;
    bool again = end > i + length;
    for (size_t k = 0; again && k < length; k++)
        again = row.c[end - length + k].code == row.c[start + k].code;
    if (again && nq_is_blank(row.c[end - length - 1].code))
        row.length = end - length;
    row.c += i;
    row.length -= i;
    return row;
}

void nq_cells_find(struct nq_cells *cells, const struct nq_plan *plan,
                   const struct nq_line *whole)
{
    int64_t label;
    const struct nq_line row =
        plan->labelled ? nq_row_label(whole, &label) : *whole;
    const struct nq_line *line = &row;
    cells->length = 0;
    cells->more = false;
    switch (plan->celling) {
    case NQ_CELLS_VISIBLE:
        find_visible(cells, line);
        break;
    case NQ_CELLS_TOKENS:
        find_tokens(cells, line);
        break;
    case NQ_CELLS_DELIMITED:
        find_delimited(cells, line);
        break;
    case NQ_CELLS_PITCH:
        for (size_t i = plan->indent; i < line->length; i += plan->pitch) {
            const size_t end =
                i + plan->pitch < line->length ? i + plan->pitch : line->length;
            add(cells, sign_of(line, i, end), i);
        }
        while (plan->open_end && cells->length < plan->size)
            add(cells, NQ_GLYPH_NOTHING, line->length - 1);
        break;
    }
    for (unsigned i = 0; i < cells->length; i++)
        cells->cell[i].at += (uint32_t)(line->c - whole->c);
}
