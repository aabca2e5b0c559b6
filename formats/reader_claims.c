/* reader_claims.c - the items that were read and not yet handed on. */
#include "formats/reader_claims.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void nq_claims_init(struct nq_claims *claims, unsigned n, bool counting)
{
    *claims = (struct nq_claims){.n = n, .counting = counting};
}

void nq_claims_release(struct nq_claims *claims)
{
    free(claims->item);
    free(claims->square);
    free(claims->place);
    free(claims->text);
    *claims = (struct nq_claims){.n = claims->n};
}

/* Makes room for one more of SIZE bytes at *ARRAY; false if out of memory. */
static bool grow(struct nq_claims *claims, void *array, size_t length,
                 size_t capacity, size_t size)
{
    void **const at = array;
    if (length < capacity)
        return true;
    void *bigger = realloc(*at, (capacity ? capacity * 2 : 64) * size);
    if (!bigger) {
        claims->status = NQ_MEMORY;
        return false;
    }
    *at = bigger;
    return true;
}

static size_t grown(size_t length, size_t capacity)
{
    return length < capacity ? capacity : capacity ? capacity * 2 : 64;
}

static int32_t clamp(int64_t value)
{
    return value < INT32_MIN   ? INT32_MIN
           : value > INT32_MAX ? INT32_MAX
                               : (int32_t)value;
}

void nq_claims_square(struct nq_claims *claims, int64_t row, int64_t col,
                      struct nq_place at)
{
    const size_t used = claims->squares;
    void *square = claims->square, *place = claims->place;
    const bool fits = grow(claims, &square, used, claims->square_capacity,
                           sizeof *claims->square);
    claims->square = square;
    const bool both = grow(claims, &place, used, claims->square_capacity,
                           sizeof *claims->place);
    claims->place = place;
    if (!fits || !both)
        return;
    claims->square_capacity = grown(used, claims->square_capacity);
    claims->square[used] =
        (struct nq_square){.row = clamp(row), .col = clamp(col)};
    claims->place[used] = at;
    claims->squares++;
}

void nq_claims_drop(struct nq_claims *claims)
{
    claims->squares = claims->open;
}

static struct nq_item *add(struct nq_claims *claims, enum nq_item_kind kind,
                           struct nq_place at, struct nq_place end)
{
    void *items = claims->item;
    const bool fits = grow(claims, &items, claims->length, claims->capacity,
                           sizeof *claims->item);
    claims->item = items;
    if (!fits)
        return NULL;
    claims->capacity = grown(claims->length, claims->capacity);
    struct nq_item *item = &claims->item[claims->length++];
    *item = (struct nq_item){.kind = kind, .place = at, .end = end};
    return item;
}

/* How far apart items stand shows what was left unread. */
static void measure(struct nq_tally *tally, struct nq_place at,
                    struct nq_place end)
{
    const uint64_t gap = at.byte - tally->last;
    if (tally->whole + tally->sized + tally->counts <= 1)
        tally->lead = gap;
    else if (at.byte > tally->last && gap > tally->widest)
        tally->widest = gap;
    tally->last = end.byte + 1;
}

void nq_claims_end(struct nq_claims *claims, unsigned rows, unsigned cols,
                   struct nq_place at, struct nq_place end)
{
    const size_t count = claims->squares - claims->open;
    const bool whole = rows == claims->n && cols == claims->n;
    claims->tally.whole += whole;
    claims->tally.sized += !whole;
    claims->tally.squares += count;
    claims->tally.read += whole ? end.byte - at.byte + 1 : 0;
    measure(&claims->tally, at, end);
    claims->number++;
    if (claims->counting) {
        claims->squares = claims->open = 0;
        return;
    }
    struct nq_item *item = add(claims, NQ_ITEM_CLAIM, at, end);
    if (item) {
        item->number = claims->number;
        item->claim =
            (struct nq_claim){.rows = rows, .cols = cols, .count = count};
    }
    claims->open = claims->squares;
}

void nq_claims_count(struct nq_claims *claims, uint64_t count,
                     struct nq_place at, struct nq_place end)
{
    claims->tally.counts++;
    claims->tally.said += end.byte - at.byte + 1;
    claims->tally.last_count = count;
    measure(&claims->tally, at, end);
    if (claims->counting)
        return;
    struct nq_item *item = add(claims, NQ_ITEM_COUNT, at, end);
    if (item)
        item->number = count;
}

void nq_claims_none(struct nq_claims *claims, struct nq_place at,
                    struct nq_place end)
{
    claims->tally.nones++;
    claims->tally.said += end.byte - at.byte + 1;
    if (!claims->counting)
        add(claims, NQ_ITEM_NONE, at, end);
}

void nq_claims_note(struct nq_claims *claims, enum nq_item_kind kind,
                    struct nq_place at, struct nq_place end, const char *format,
                    ...)
{
    enum { LONGEST = 400 };
    if (kind == NQ_ITEM_PROBLEM) {
        claims->tally.problems++;
        claims->tally.damaged += end.byte - at.byte + 1;
    }
    if (claims->counting)
        return;
    if (claims->text_capacity - claims->text_length < LONGEST) {
        const size_t capacity = claims->text_capacity * 2 + LONGEST;
        char *text = realloc(claims->text, capacity);
        if (!text) {
            claims->status = NQ_MEMORY;
            return;
        }
        claims->text = text;
        claims->text_capacity = capacity;
    }
    struct nq_item *item = add(claims, kind, at, end);
    if (!item)
        return;
    va_list list;
    va_start(list, format);
    const int length =
        vsnprintf(claims->text + claims->text_length, LONGEST, format, list);
    va_end(list);
    item->number = claims->text_length + 1; /* resolved when it is taken */
    claims->text_length +=
        length < LONGEST ? (size_t)length + 1 : (size_t)LONGEST;
}

void nq_claims_strict(struct nq_claims *claims, struct nq_place at,
                      const char *text)
{
    const size_t length = claims->length;
    nq_claims_note(claims, NQ_ITEM_REMARK, at, at, "%s", text);
    if (claims->length > length)
        claims->item[length].strict = true;
}

bool nq_claims_take(struct nq_claims *claims, struct nq_item *item)
{
    if (claims->taken == claims->length) {
        /* Keep the squares of the claim that is being made. */
        const size_t open = claims->squares - claims->open;
        if (open > 0 && claims->open > 0) {
            memmove(claims->square, claims->square + claims->open,
                    open * sizeof *claims->square);
            memmove(claims->place, claims->place + claims->open,
                    open * sizeof *claims->place);
        }
        claims->squares = open;
        claims->open = claims->length = claims->taken = claims->given = 0;
        claims->text_length = 0;
        return false;
    }
    *item = claims->item[claims->taken++];
    if (item->kind == NQ_ITEM_CLAIM && item->claim.count > 0) {
        item->claim.square = claims->square + claims->given;
        item->square_place = claims->place + claims->given;
        claims->given += item->claim.count;
    } else if (item->kind == NQ_ITEM_PROBLEM || item->kind == NQ_ITEM_REMARK) {
        item->message = claims->text + item->number - 1;
        item->number = 0;
    }
    return true;
}

const char *nq_line_quote(const struct nq_line *line,
                          char buffer[NQ_QUOTE_SIZE])
{
    enum { LIMIT = 60 };
    size_t length = 0, shown = 0, i = 0;
    buffer[0] = '\0';
    while (i < line->length && nq_is_blank(line->c[i].code))
        i++;
    for (; i < line->length && shown < LIMIT; i++, shown++)
        nq_text_append(buffer, NQ_QUOTE_SIZE - 4, &length, line->c[i].code);
    if (i < line->length)
        memcpy(buffer + length, "...", 4);
    return buffer;
}
