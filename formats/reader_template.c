/* reader_template.c - what all solutions of a text have in common, in bytes. */
#include "formats/reader_template.h"

#include <string.h>

#include "formats/reader_cells.h"
#include "formats/reader_list.h"

enum { NUMBER_DIGITS = 9 }; /* no overflow of 32 bits, and no sign */

static const unsigned char *bytes(const struct nq_lines *lines, uint64_t at)
{
    return lines->at.text->data + (at - lines->at.text->start);
}

/* Copies the text from byte FROM to byte TO if it fits. */
static bool copy(unsigned char *to, size_t room, size_t *length,
                 const struct nq_lines *lines, uint64_t from, uint64_t end)
{
    if (end < from || end - from > room)
        return false;
    *length = (size_t)(end - from);
    memcpy(to, bytes(lines, from), *length);
    return true;
}

/* The squares of a row as its bytes show them. */
struct drawn_row {
    struct {
        uint64_t at;
        uint32_t bytes;
        bool queen;
    } square[NQ_MAX_N];
};

/* The next row among the pieces up to END; false if there is none. */
static bool next_row(const struct nq_plan *plan, struct nq_lines *lines,
                     struct drawn_row *row)
{
    struct nq_cells cells;
    struct nq_line line;
    while (nq_lines_next(lines, &line)) {
        nq_cells_find(&cells, plan, &line);
        if (cells.length != plan->size)
            continue;
        unsigned known = 0, queens = 0;
        for (unsigned col = 0; col < cells.length; col++) {
            const struct nq_char *c = &line.c[cells.cell[col].at];
            const bool queen = c->code == plan->glyph[plan->queen[0] ? 0 : 1];
            known += c->code == cells.cell[col].glyph &&
                     (c->code == plan->glyph[0] || c->code == plan->glyph[1]);
            queens += queen;
            row->square[col].at = c->at.byte;
            row->square[col].bytes = c->bytes;
            row->square[col].queen = queen;
        }
        if (known == cells.length)
            return queens == 1;
    }
    return false;
}

/* A sign in bytes. */
struct sign {
    const unsigned char *at;
    size_t length;
};

/* Writes a row with a queen in column QUEEN (or none) as ROW is written. */
static size_t write_row(unsigned char *to, const struct drawn_row *row,
                        unsigned n, unsigned queen, const struct sign sign[2],
                        const struct nq_lines *lines)
{
    size_t length = 0;
    for (unsigned col = 0; col < n; col++) {
        const struct sign *one = &sign[col == queen];
        const uint64_t end = row->square[col].at + row->square[col].bytes;
        const size_t gap =
            col + 1 < n ? (size_t)(row->square[col + 1].at - end) : 0;
        if (length + one->length + gap > NQ_TEMPLATE_ROW)
            return 0;
        memcpy(to + length, one->at, one->length);
        length += one->length;
        memcpy(to + length, bytes(lines, end), gap);
        length += gap;
    }
    return length;
}

static bool make_model(struct nq_row_model *model, const struct drawn_row *row,
                       unsigned n, const struct sign sign[2],
                       const struct nq_lines *lines)
{
    model->length = write_row(model->empty, row, n, n, sign, lines);
    /* A byte in which a row differs from the empty one tells the column. */
    memset(model->column, NQ_MAX_N, sizeof model->column);
    for (unsigned col = 0; col < n && model->length > 0; col++)
        memset(model->column + (row->square[col].at - row->square[0].at),
               (int)col, row->square[col].bytes);
    for (unsigned col = 0; col < n; col++)
        write_row(model->with[col], row, n, col, sign, lines);
    return model->length > 0;
}

/* The model that ROW follows: one that is there, or a new one. */
static bool find_model(struct nq_template *template, unsigned r,
                       const struct drawn_row *row, const struct sign sign[2],
                       const struct nq_lines *lines)
{
    unsigned char written[NQ_TEMPLATE_ROW];
    const size_t length =
        write_row(written, row, template->n, template->n, sign, lines);
    for (unsigned m = 0; m < template->models; m++)
        if (template->row[m].length == length &&
            memcmp(template->row[m].empty, written, length) == 0) {
            template->model[r] = (unsigned char)m;
            return length > 0;
        }
    if (template->models == 2)
        return false;
    template->model[r] = (unsigned char)template->models;
    return make_model(&template->row[template->models++], row, template->n,
                      sign, lines);
}

static bool find_signs(const struct drawn_row *row, unsigned n,
                       struct sign sign[2], const struct nq_lines *lines)
{
    sign[0].length = sign[1].length = 0;
    for (unsigned col = 0; col < n; col++)
        sign[row->square[col].queen] =
            (struct sign){.at = bytes(lines, row->square[col].at),
                          .length = row->square[col].bytes};
    /* Of the same length, so that all rows are. */
    return sign[0].length > 0 && sign[0].length == sign[1].length;
}

/* LINES is a copy, and its window is held up to END. */
static bool make_drawn(struct nq_template *template, struct nq_lines *lines,
                       const struct nq_plan *plan, uint64_t end)
{
    struct drawn_row row;
    struct sign sign[2];
    const uint64_t start = lines->at.byte;
    if (plan->glyphs != 2 || plan->queen[0] == plan->queen[1] || plan->flat ||
        plan->across > 1 || plan->celling == NQ_CELLS_PITCH ||
        plan->glyph[0] == NQ_GLYPH_NOTHING ||
        plan->glyph[1] == NQ_GLYPH_NOTHING)
        return false;
    uint64_t done = start;
    for (unsigned r = 0; r < template->n; r++) {
        if (!next_row(plan, lines, &row) ||
            (r == 0 && !find_signs(&row, template->n, sign, lines)) ||
            !find_model(template, r, &row, sign, lines))
            return false;
        size_t length;
        if (r == 0) {
            if (!copy(template->prefix, sizeof template->prefix,
                      &template->prefix_length, lines, done, row.square[0].at))
                return false;
        } else {
            unsigned char *to = template->fixed + template->fixed_length;
            if (!copy(to, sizeof template->fixed - template->fixed_length,
                      &length, lines, done, row.square[0].at))
                return false;
            template->after[r - 1].at = template->fixed_length;
            template->after[r - 1].length = length;
            template->fixed_length += length;
        }
        done =
            row.square[template->n - 1].at + row.square[template->n - 1].bytes;
    }
    return copy(template->suffix, sizeof template->suffix,
                &template->suffix_length, lines, done, end);
}

static bool is_ascii(const unsigned char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (text[i] >= 0x80 || text[i] < '\t' || text[i] == '\b')
            return false;
    return true;
}

/* The numbers of the solution: plain decimal digits with the same between any
 * two of them. */
static bool make_list(struct nq_template *template, struct nq_lines *lines,
                      const struct nq_plan *plan, struct nq_numbers *numbers,
                      uint64_t end)
{
    const uint64_t start = lines->at.byte;
    struct nq_line line;
    struct nq_list list = {0};
    do {
        if (!nq_lines_next(lines, &line) || !nq_numbers_find(numbers, &line, 0))
            return false;
        list = nq_list_find(&line, numbers);
        nq_list_skip_index(plan, &line, numbers, &list);
    } while (list.length != plan->size || line.outside);
    const struct nq_number *at = numbers->at + list.start;
    uint64_t done = start;
    for (unsigned i = 0; i < template->n; i++) {
        unsigned char between[sizeof template->separator];
        size_t length = 0;
        const uint64_t first = line.c[at[i].first].at.byte;
        const uint64_t after = line.c[at[i].after - 1].at.byte + 1;
        if ((at[i].how & ~(unsigned)NQ_WRITTEN_ZEROS) != 0 ||
            after - first != at[i].after - at[i].first)
            return false;
        if (i == 0
                ? !copy(template->prefix, sizeof template->prefix,
                        &template->prefix_length, lines, done, first)
                : !copy(between, sizeof between, &length, lines, done, first))
            return false;
        if (i == 1) {
            memcpy(template->separator, between, length);
            template->separator_length = length;
        } else if (i > 1 && (length != template->separator_length ||
                             memcmp(between, template->separator, length) != 0))
            return false;
        done = after;
    }
    return template->separator_length > 0 &&
           memchr(template->separator, '\n', template->separator_length) ==
               NULL &&
           copy(template->suffix, sizeof template->suffix,
                &template->suffix_length, lines, done, end) &&
           template->suffix_length > 0 &&
           is_ascii(template->prefix, template->prefix_length) &&
           is_ascii(template->separator, template->separator_length) &&
           is_ascii(template->suffix, template->suffix_length);
}

/* At most so many bytes long is a solution. */
static size_t bound_of(const struct nq_template *template)
{
    size_t bound = template->prefix_length + template->suffix_length +
                   template->fixed_length;
    if (!template->drawn)
        return bound +
               template->n * (NUMBER_DIGITS + 1 + template->separator_length);
    for (unsigned r = 0; r < template->n; r++)
        bound += template->row[template->model[r]].length;
    return bound;
}

bool nq_template_make(struct nq_template *template,
                      const struct nq_machine *machine,
                      const struct nq_lines *lines, uint64_t end)
{
    const struct nq_plan *plan = machine->plan;
    struct nq_text *text = lines->at.text;
    struct nq_lines copy_of = *lines;
    struct nq_numbers numbers = {0};
    bool made = false;
    template->n = plan->size;
    template->masks = plan->masks;
    template->base = plan->base;
    template->bottom_up = plan->bottom_up;
    template->drawn =
        plan->shape == NQ_SHAPE_BOARD || plan->shape == NQ_SHAPE_MATRIX;
    template->models = 0;
    template->fixed_length = template->separator_length = 0;
    if (plan->size < 2 || plan->size > NQ_MAX_N)
        return false;
    text->held = true;
    text->stop = end;
    if (template->drawn)
        made = make_drawn(template, &copy_of, plan, end);
    else if ((plan->shape == NQ_SHAPE_COLUMNS ||
              plan->shape == NQ_SHAPE_BITMASKS) &&
             !plan->glued)
        made = make_list(template, &copy_of, plan, &numbers, end);
    text->held = false;
    nq_numbers_release(&numbers);
    if (made)
        template->bound = bound_of(template);
    return made;
}

/* Where A and B begin to differ; LENGTH if they do not. */
static size_t first_difference(const unsigned char *a, const unsigned char *b,
                               size_t length)
{
    size_t i = 0;
    for (; i + 8 <= length; i += 8) {
        uint64_t x, y;
        memcpy(&x, a + i, 8);
        memcpy(&y, b + i, 8);
        if (x != y)
            break;
    }
    while (i < length && a[i] == b[i])
        i++;
    return i;
}

static const unsigned char *match_board(const struct nq_template *template,
                                        const unsigned char *at,
                                        struct nq_square *square)
{
    for (unsigned r = 0; r < template->n; r++) {
        const struct nq_row_model *row = &template->row[template->model[r]];
        const size_t differs = first_difference(at, row->empty, row->length);
        if (differs == row->length)
            return NULL;
        const unsigned col = row->column[differs];
        if (col >= template->n || memcmp(at, row->with[col], row->length) != 0)
            return NULL;
        at += row->length;
        square[r].col = (int32_t)col;
        if (r + 1 == template->n)
            break;
        const size_t length = template->after[r].length;
        if (memcmp(at, template->fixed + template->after[r].at, length) != 0)
            return NULL;
        at += length;
    }
    return at;
}

static int32_t column_of(const struct nq_template *template, uint32_t number)
{
    if (!template->masks)
        return (int32_t)number - template->base;
    if (number == 0 || (number & (number - 1)) != 0)
        return -1;
    return __builtin_ctz(number);
}

static const unsigned char *match_list(const struct nq_template *template,
                                       const unsigned char *at,
                                       struct nq_square *square)
{
    const unsigned n = template->n;
    const size_t separator = template->separator_length;
    for (unsigned i = 0; i < n; i++) {
        const unsigned char *const start = at;
        uint32_t number = 0;
        while ((unsigned)(*at - '0') < 10 && at - start < NUMBER_DIGITS)
            number = number * 10 + (*at++ - '0');
        if (at == start || (unsigned)(*at - '0') < 10)
            return NULL;
        square[i].col = column_of(template, number);
        if (i + 1 == n)
            break;
        if (*at != template->separator[0] ||
            (separator > 1 && memcmp(at, template->separator, separator) != 0))
            return NULL;
        at += separator;
    }
    return at;
}

const unsigned char *
nq_template_match(const struct nq_template *template, const unsigned char *at,
                  const unsigned char *end, struct nq_square *square,
                  const unsigned char **first, const unsigned char **last)
{
    const size_t left = (size_t)(end - at);
    if (left < template->prefix_length + template->suffix_length ||
        (template->drawn && left < template->bound) ||
        memcmp(at, template->prefix, template->prefix_length) != 0)
        return NULL;
    at += template->prefix_length;
    *first = at;
    at = template->drawn ? match_board(template, at, square)
                         : match_list(template, at, square);
    if (!at || at > end || (size_t)(end - at) < template->suffix_length ||
        memcmp(at, template->suffix, template->suffix_length) != 0)
        return NULL;
    *last = at - 1;
    return at + template->suffix_length;
}
