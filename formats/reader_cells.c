/* reader_cells.c - a line as the squares of a row. */
#include "formats/reader_cells.h"

#include <string.h>

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
    return signs > 1;
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
           c == '\\' || c == '/' || c == '\n' || is_mark(c);
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
    const uint32_t first = nq_fold(line->c[from].code);
    const uint32_t second = nq_fold(line->c[from + 1].code);
    /* 0.0 and 1. are 0 and 1; true and false are signs of their own; Q3 is a
     * queen with her number. */
    if ((first == '0' || first == '1') && second == '.')
        return first;
    if (to - from == 4 && first == 't' && second == 'r')
        return NQ_GLYPH_TRUE;
    if (to - from == 5 && first == 'f' && second == 'a')
        return NQ_GLYPH_FALSE;
    if (first == 'q' && nq_digit_value(second) >= 0)
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

/* The end of a row: what follows two backslashes is not part of it. */
static size_t row_end(const struct nq_line *line)
{
    size_t end = line->length;
    for (size_t i = 0; i + 1 < line->length; i++)
        if (line->c[i].code == '\\' && line->c[i + 1].code == '\\') {
            end = i;
            break;
        }
    while (end > 0 && nq_is_blank(line->c[end - 1].code))
        end--;
    return end;
}

/* What delimits the squares of LINE: bars, else "&", else brackets around each
 * square, else commas, semicolons, tabs; 0 if nothing does. */
static uint32_t delimiter_of(const struct nq_line *line, size_t end)
{
    static const uint32_t order[] = {'|', '&', '[', ',', ';', '\t'};
    unsigned seen[sizeof order / sizeof *order] = {0};
    for (size_t i = 0; i < end; i++)
        for (size_t k = 0; k < sizeof order / sizeof *order; k++)
            seen[k] += line->c[i].code == order[k] ||
                       (k == 0 && nq_is_bar(line->c[i].code));
    for (size_t k = 0; k < sizeof order / sizeof *order; k++)
        if (seen[k] > (order[k] == '[' ? 1u : 0u))
            return order[k];
    return 0;
}

static bool delimits(uint32_t code, uint32_t delimiter)
{
    return delimiter == '|'   ? nq_is_bar(code)
           : delimiter == '[' ? nq_is_open(code) || nq_is_close(code)
                              : code == delimiter;
}

/* Drops the nothing before an outer border, and after one. */
static void drop_border(struct nq_cells *cells, unsigned size)
{
    const unsigned length = cells->length;
    if (length < 2 || length == size)
        return;
    const bool first = cells->cell[0].glyph == NQ_GLYPH_NOTHING;
    const bool last = cells->cell[length - 1].glyph == NQ_GLYPH_NOTHING;
    if (last)
        cells->length--;
    if (first && !(last && length == size + 1)) {
        cells->length--;
        memmove(cells->cell, cells->cell + 1,
                cells->length * sizeof *cells->cell);
    }
}

static void find_delimited(struct nq_cells *cells, const struct nq_line *line,
                           unsigned size)
{
    const size_t end = row_end(line);
    const uint32_t delimiter = delimiter_of(line, end);
    if (!delimiter)
        return;
    size_t from = 0;
    for (size_t i = 0; i <= end; i++) {
        if (i < end && !delimits(line->c[i].code, delimiter))
            continue;
        /* Between brackets only what they enclose is a square. */
        if (delimiter != '[' || (i < end && nq_is_close(line->c[i].code)))
            add(cells, sign_of(line, from, i),
                from < line->length ? from : line->length - 1);
        from = i + 1;
    }
    if (delimiter != '[')
        drop_border(cells, size);
}

struct nq_line nq_inside_bars(const struct nq_line *line)
{
    struct nq_line inner = *line;
    size_t start = 0, end = line->length;
    while (end > 0 && nq_is_blank(line->c[end - 1].code))
        end--;
    while (start < end && nq_is_blank(line->c[start].code))
        start++;
    if (end - start >= 2 && nq_is_bar(line->c[start].code) &&
        nq_is_bar(line->c[end - 1].code)) {
        inner.c += start + 1;
        inner.length = end - start - 2;
    }
    return inner;
}

static void find_pitched(struct nq_cells *cells, const struct nq_plan *plan,
                         const struct nq_line *whole)
{
    const struct nq_line line = nq_inside_bars(whole);
    const size_t shift = (size_t)(line.c - whole->c);
    for (size_t i = plan->indent; i < line.length; i += plan->pitch) {
        const size_t end =
            i + plan->pitch < line.length ? i + plan->pitch : line.length;
        add(cells, sign_of(&line, i, end), i + shift);
    }
    while (plan->open_end && cells->length < plan->size)
        add(cells, NQ_GLYPH_NOTHING, whole->length - 1);
}

/* A label: a number, a letter, or what ends with a colon. */
struct nq_line nq_row_label(const struct nq_line *line, bool both,
                            int64_t *label)
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
    if (both && again && nq_is_blank(row.c[end - length - 1].code))
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
        plan->labelled ? nq_row_label(whole, plan->label_again, &label)
                       : *whole;
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
        find_delimited(cells, line, plan->size);
        break;
    case NQ_CELLS_PITCH:
        find_pitched(cells, plan, line);
        break;
    }
    for (unsigned i = 0; i < cells->length; i++)
        cells->cell[i].at += (uint32_t)(line->c - whole->c);
}
