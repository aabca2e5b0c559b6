/* reader_large.c - reads lists of columns for n beyond NQ_MAX_N. */
#include "formats/reader_large.h"

#include <stdlib.h>
#include <string.h>

#include "formats/reader_words.h"

enum { HEAD = 240 }; /* bytes of a line that are kept for its words */

struct nq_large {
    unsigned n;
    int base, found_base;
    struct nq_text *text;
    struct nq_place at; /* of the next byte */
    struct nq_square *square;
    size_t capacity;
    uint64_t count; /* numbers of the list so far, even beyond the capacity */
    struct nq_place first, last;
    bool zero; /* a column is 0 */
    /* The number that is being read. */
    bool in_number, negative;
    uint64_t value;
    /* The line. */
    uint64_t line_numbers; /* before it */
    bool letters;
    char head[HEAD];
    size_t head_length;
    bool echo; /* the first line was n and nothing else */
    bool bad, ended;
    struct nq_place bad_at;
};

struct nq_large *nq_large_new(unsigned n, int base, struct nq_cursor at)
{
    struct nq_large *large = calloc(1, sizeof *large);
    if (!large)
        return NULL;
    large->n = n;
    large->base = base;
    large->found_base = base == NQ_BASE_AUTO ? 1 : base;
    large->text = at.text;
    large->at = (struct nq_place){
        .line = at.line, .column = at.column, .byte = at.byte};
    return large;
}

void nq_large_free(struct nq_large *large)
{
    if (large)
        free(large->square);
    free(large);
}

bool nq_large_ended(const struct nq_large *large)
{
    return large->ended;
}

int nq_large_base(const struct nq_large *large)
{
    return large->found_base;
}

static void reset(struct nq_large *large)
{
    large->count = large->line_numbers = 0;
    large->zero = large->bad = false;
}

/* Puts the number that has just ended into the list. */
static void push(struct nq_large *large, struct nq_claims *claims)
{
    large->in_number = false;
    if (large->count == 0)
        large->first = large->at;
    large->last = large->at;
    if (large->count == large->capacity && large->count < large->n) {
        const size_t capacity = large->capacity ? large->capacity * 2 : 4096;
        struct nq_square *square =
            realloc(large->square, capacity * sizeof *square);
        if (!square) {
            claims->status = NQ_MEMORY;
            return;
        }
        large->square = square;
        large->capacity = capacity;
    }
    const int64_t value =
        large->value > INT32_MAX ? INT32_MAX : (int64_t)large->value;
    if (large->value > INT32_MAX && !large->bad) {
        large->bad = true;
        large->bad_at = large->at;
    }
    if (large->count < large->n)
        large->square[large->count] = (struct nq_square){
            .row = (int32_t)large->count,
            .col = (int32_t)(large->negative ? -value : value)};
    large->zero |= value == 0;
    large->count++;
}

/* The list is as long as it should be, or will never be. */
static bool finish(struct nq_large *large, struct nq_claims *claims,
                   struct nq_item *item)
{
    const unsigned n = large->n;
    const bool whole = large->count == n && !large->bad;
    if (large->bad)
        nq_claims_note(claims, NQ_ITEM_PROBLEM, large->bad_at, large->bad_at,
                       "a number is far out of 1..%u", n);
    else if (!whole)
        nq_claims_note(claims, NQ_ITEM_PROBLEM, large->first, large->last,
                       "has %llu numbers, expected %u",
                       (unsigned long long)large->count, n);
    if (whole) {
        if (large->base == NQ_BASE_AUTO)
            large->found_base = large->zero ? 0 : 1;
        for (unsigned row = 0; row < n; row++)
            large->square[row].col -= large->found_base;
        *item = (struct nq_item){
            .kind = NQ_ITEM_CLAIM,
            .place = large->first,
            .end = large->last,
            .number = ++claims->number,
            .claim = {
                .rows = n, .cols = n, .count = n, .square = large->square}};
    }
    reset(large);
    return whole;
}

/* What a line with words says. */
static void words(struct nq_large *large, struct nq_claims *claims)
{
    struct nq_char c[HEAD];
    for (size_t i = 0; i < large->head_length; i++)
        c[i] = (struct nq_char){
            .code = (unsigned char)large->head[i], .bytes = 1, .at = large->at};
    const struct nq_line line = {.c = c, .length = large->head_length};
    const struct nq_said said = nq_words_read(&line, large->n, false);
    if (said.kind == NQ_SAYS_COUNT)
        nq_claims_count(claims, said.number, large->at, large->at);
    else if (said.kind == NQ_SAYS_NONE || said.kind == NQ_SAYS_NO)
        nq_claims_none(claims, large->at, large->at);
    else if (said.kind == NQ_SAYS_FAILURE)
        nq_claims_note(claims, NQ_ITEM_PROBLEM, large->at, large->at,
                       "the program failed");
}

/* A line is over; true if the list is, too. */
static bool end_line(struct nq_large *large, struct nq_claims *claims)
{
    const uint64_t here = large->count - large->line_numbers;
    if (large->letters && here == 0)
        words(large, claims);
    if (here == 1 && large->count == 1 && large->value == large->n &&
        !large->echo && claims->number == 0) {
        large->echo = true; /* the program repeats the question */
        reset(large);
    }
    large->line_numbers = large->count;
    large->letters = false;
    large->head_length = 0;
    return large->count == large->n || (large->count > large->n && here > 1);
}

static bool is_letter(unsigned char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c >= 0x80;
}

/* A byte that is no digit; true if it ends the list. */
static bool other_byte(struct nq_large *large, struct nq_claims *claims,
                       unsigned char c, unsigned char next)
{
    if (large->in_number)
        push(large, claims);
    if (c == '\n' || (c == '\r' && next != '\n'))
        return end_line(large, claims);
    if (c == ')' || c == ']' || c == '}')
        return large->count == large->n;
    if (is_letter(c) || c == ':' || c == '=') {
        /* What stands before words is no part of the list. */
        large->letters = true;
        large->count = large->line_numbers;
    }
    large->negative = c == '-';
    return false;
}

static bool end_text(struct nq_large *large, struct nq_claims *claims,
                     struct nq_item *item)
{
    if (large->in_number)
        push(large, claims);
    end_line(large, claims);
    large->ended = true;
    return large->count > 0 && finish(large, claims, item);
}

/* Takes the digits at BYTE; how many. */
static size_t take_digits(struct nq_large *large, const unsigned char *byte)
{
    size_t length = 0;
    uint64_t value = large->in_number ? large->value : 0;
    for (; (unsigned)(byte[length] - '0') < 10; length++)
        if (value <= INT32_MAX)
            value = value * 10 + (byte[length] - '0');
    large->in_number = true;
    large->value = value;
    return length;
}

static void advance(struct nq_large *large, unsigned char byte)
{
    large->at.byte++;
    large->at.column++;
    if (byte == '\n') {
        large->at.line++;
        large->at.column = 1;
    }
}

/* Is there a byte, and the one after it, or the end of the text? */
static bool have_byte(const struct nq_large *large)
{
    enum { PIECE = 1 << 16 };
    struct nq_text *text = large->text;
    if (large->at.byte + 1 >= text->start + text->length)
        nq_text_fill(text, large->at.byte, PIECE);
    return large->at.byte < text->start + text->length;
}

bool nq_large_next(struct nq_large *large, struct nq_claims *claims,
                   struct nq_item *item)
{
    while (!large->ended && claims->length == 0 && !claims->status) {
        if (!have_byte(large))
            return end_text(large, claims, item);
        const struct nq_text *text = large->text;
        const unsigned char *byte = text->data + (large->at.byte - text->start);
        if ((unsigned)(*byte - '0') < 10) {
            const size_t length = take_digits(large, byte);
            large->at.byte += length;
            large->at.column += length;
            continue;
        }
        const bool over = other_byte(large, claims, *byte, byte[1]);
        if (large->letters && large->head_length < HEAD)
            large->head[large->head_length++] = (char)*byte;
        advance(large, *byte);
        if (over && finish(large, claims, item))
            return true;
    }
    return false;
}
