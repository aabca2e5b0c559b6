/* reader_text.c - the bytes that a program printed, as characters with places.
 */
#include "formats/reader_text.h"

#include <stdlib.h>
#include <string.h>

#include "formats/reader_encoding.h"

enum { WINDOW = 1 << 16 };

void nq_text_init(struct nq_text *text, nq_source_fn *source, void *ctx)
{
    *text = (struct nq_text){
        .source = source, .ctx = ctx, .pin = UINT64_MAX, .mark = UINT64_MAX};
}

void nq_text_release(struct nq_text *text)
{
    free(text->data);
    text->data = NULL;
}

/* Moves what is kept to the front and makes room for SIZE bytes. */
static bool make_room(struct nq_text *text, uint64_t keep, size_t size)
{
    const size_t drop = (size_t)(keep - text->start);
    if (drop > 0) {
        memmove(text->data, text->data + drop, text->length - drop);
        text->length -= drop;
        text->start = keep;
    }
    if (text->capacity >= size && text->capacity > text->length)
        return true;
    size_t capacity = text->capacity ? text->capacity : WINDOW;
    while (capacity < size || capacity <= text->length)
        capacity *= 2;
    unsigned char *data = realloc(text->data, capacity + NQ_TEXT_MARGIN);
    if (!data) {
        text->status =
            nq_fail(&text->error, NQ_MEMORY, "out of memory for the text");
        text->ended = true;
        return false;
    }
    text->data = data;
    text->capacity = capacity;
    return true;
}

void nq_text_fill(struct nq_text *text, uint64_t keep, size_t size)
{
    if (text->ended || !make_room(text, keep, size))
        return;
    while (!text->ended && text->length < size) {
        size_t got = 0;
        const enum nq_status status =
            text->source(text->ctx, (char *)text->data + text->length,
                         text->capacity - text->length, &got, &text->error);
        if (status)
            text->status = status;
        text->ended = status || got == 0;
        if (!status)
            text->length += got;
    }
    memset(text->data + text->length, 0, NQ_TEXT_MARGIN);
}

bool nq_text_is_whole(const struct nq_text *text)
{
    return text->ended &&
           !(text->held && text->stop < text->start + text->length);
}

struct nq_cursor nq_cursor_start(struct nq_text *text)
{
    size_t mark = 0;
    if (text->length >= 3 && memcmp(text->data, "\xef\xbb\xbf", 3) == 0)
        mark = 3;
    else if ((text->encoding == NQ_UTF16LE && text->length >= 2 &&
              memcmp(text->data, "\xff\xfe", 2) == 0) ||
             (text->encoding == NQ_UTF16BE && text->length >= 2 &&
              memcmp(text->data, "\xfe\xff", 2) == 0))
        mark = 2;
    text->mark_bytes = (unsigned)mark;
    return (struct nq_cursor){
        .text = text, .byte = mark, .line = 1, .column = 1};
}

/* How many bytes stand at AT, at least WANT unless the text ends. */
static size_t have(struct nq_cursor *at, size_t want)
{
    struct nq_text *text = at->text;
    size_t there = (size_t)(text->start + text->length - at->byte);
    if (text->held && at->byte >= text->stop)
        return 0;
    if (there < want && !text->ended && !text->held) {
        uint64_t keep = at->byte < text->pin ? at->byte : text->pin;
        keep = keep < text->mark ? keep : text->mark;
        nq_text_fill(text, keep, (size_t)(at->byte - keep) + WINDOW);
        there = (size_t)(text->start + text->length - at->byte);
    }
    return there;
}

static const unsigned char *bytes_at(const struct nq_cursor *at)
{
    return at->text->data + (at->byte - at->text->start);
}

/* Takes one undecorated code; false if there is none. */
static bool take(struct nq_cursor *at, struct nq_char *c)
{
    const size_t there = have(at, 4);
    const struct nq_text *text = at->text;
    if (there == 0 || (there < 4 && text->held && !text->ended &&
                       text->stop > text->start + text->length))
        return false;
    c->at = (struct nq_place){
        .line = at->line, .column = at->column, .byte = at->byte};
    c->bytes = nq_decode(at->text, bytes_at(at), there, &c->code);
    at->byte += c->bytes;
    return true;
}

/* Skips codes FIRST..LAST and one more if it is in FINAL..'~'; stands before
 * whatever else comes. */
static void skip_codes(struct nq_cursor *at, uint32_t first, uint32_t last,
                       uint32_t final)
{
    struct nq_cursor before;
    struct nq_char c;
    do {
        before = *at;
        if (!take(at, &c))
            return;
    } while (c.code >= first && c.code <= last);
    if (c.code < final || c.code > '~')
        *at = before;
}

/* Skips the text of an operating system command, up to its BEL; a line end or
 * another ESC ends it as well, and is not skipped. */
static void skip_command(struct nq_cursor *at)
{
    enum { LIMIT = 4096, BEL = 7, ESC = 27 };
    struct nq_cursor before = *at;
    struct nq_char c;
    for (int i = 0; i < LIMIT && take(at, &c) && c.code != BEL; i++) {
        if (c.code == '\n' || c.code == '\r' || c.code == ESC) {
            *at = before;
            return;
        }
        before = *at;
    }
}

/* Skips an escape sequence after its ESC: with parameters, a command, or two
 * characters.  A malformed one ends where it stops making sense. */
static void skip_escape(struct nq_cursor *at)
{
    const struct nq_cursor before = *at;
    struct nq_char c;
    if (!take(at, &c))
        return;
    if (c.code == '[')
        skip_codes(at, 0x20, 0x3f, 0x40);
    else if (c.code == ']')
        skip_command(at);
    else if (c.code == '(' || c.code == ')')
        skip_codes(at, 1, 0, 0x20);
    else if (c.code < 0x20 || c.code > '~')
        *at = before;
}

/* A line end: joins CR LF and tells whether the line number goes up. */
static void end_line(struct nq_cursor *at, struct nq_char *c)
{
    bool counts = true;
    if (c->code == '\r') {
        struct nq_cursor after = *at;
        struct nq_char next;
        if (take(&after, &next) && next.code == '\n') {
            at->byte = after.byte;
            c->bytes += next.bytes;
            at->text->crlf++;
        } else {
            counts = !at->text->line_feeds;
        }
    }
    c->code = '\n';
    if (counts) {
        at->line++;
        at->column = 1;
    }
}

bool nq_cursor_next(struct nq_cursor *at, struct nq_char *c)
{
    while (take(at, c)) {
        if (c->code == 27) {
            at->text->escapes++;
            skip_escape(at);
            continue;
        }
        if (c->code == '\n' || c->code == '\r' || c->code == 0x2028 ||
            c->code == 0x2029)
            end_line(at, c);
        else
            at->column++;
        return true;
    }
    return false;
}
