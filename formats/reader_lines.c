/* reader_lines.c - cuts a text into lines, lists, items, words or paragraphs.
 */
#include "formats/reader_lines.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

bool nq_is_open(uint32_t code)
{
    const uint32_t c = nq_fold(code);
    return c == '(' || c == '[' || c == '{' || c == 0x3010;
}

bool nq_is_close(uint32_t code)
{
    const uint32_t c = nq_fold(code);
    return c == ')' || c == ']' || c == '}' || c == 0x3011;
}

enum nq_status nq_lines_init(struct nq_lines *lines, enum nq_split split,
                             struct nq_cursor at, struct nq_error *err)
{
    struct nq_line_buffer *buffer = calloc(1, sizeof *buffer);
    if (!buffer)
        return nq_fail(err, NQ_MEMORY, "out of memory for a line");
    *lines = (struct nq_lines){.at = at, .split = split, .buffer = buffer};
    return NQ_OK;
}

void nq_lines_release(struct nq_lines *lines)
{
    if (lines->buffer)
        free(lines->buffer->c);
    free(lines->buffer);
    lines->buffer = NULL;
}

enum { MARGIN = 256 };

static bool grow(struct nq_lines *lines)
{
    struct nq_line_buffer *buffer = lines->buffer;
    const size_t capacity = buffer->capacity ? buffer->capacity * 2 : 512;
    struct nq_char *c = realloc(buffer->c, capacity * sizeof *c);
    if (!c) {
        lines->at.text->status = nq_fail(&lines->at.text->error, NQ_MEMORY,
                                         "out of memory for a line");
        return false;
    }
    buffer->c = c;
    buffer->capacity = capacity;
    return true;
}

static bool add(struct nq_lines *lines, const struct nq_char *c)
{
    if (c->code == '\b') {
        if (lines->length > 0 &&
            lines->buffer->c[lines->length - 1].code != '\n')
            lines->length--;
        return true;
    }
    if (lines->length == lines->buffer->capacity && !grow(lines))
        return true;
    lines->buffer->c[lines->length++] = *c;
    /* Cut between words if there are any. */
    const bool gap = nq_is_blank(c->code) || c->code == ',';
    return lines->length < (gap ? NQ_LINE_LIMIT - MARGIN : NQ_LINE_LIMIT);
}

/* Nothing but blanks, or in lists nothing but what separates their items? */
static bool blank(const struct nq_lines *lines)
{
    const bool lists =
        lines->split == NQ_SPLIT_LISTS || lines->split == NQ_SPLIT_ITEMS;
    for (size_t i = 0; i < lines->length; i++) {
        const uint32_t c = lines->buffer->c[i].code;
        if (!nq_is_blank(c) && c != '\n' &&
            !(lists && (c == ',' || c == ';' || c == '|')))
            return false;
    }
    return true;
}

/* Hands on what is in the buffer unless it is blank. */
static bool give(struct nq_lines *lines, struct nq_line *line, bool outside,
                 bool cut)
{
    if (blank(lines)) {
        lines->length = 0;
        return false;
    }
    *line = (struct nq_line){.c = lines->buffer->c,
                             .length = lines->length,
                             .gap = lines->gap,
                             .outside = outside,
                             .cut = cut};
    lines->length = 0;
    lines->gap = 0;
    return true;
}

/* After "<": a tag such as <td> or </tr> separates; those that end a line in a
 * browser do so here.  False, and nothing is skipped, if it is no tag. */
static bool skip_tag(struct nq_lines *lines, struct nq_char *c)
{
    enum { LONGEST = 64 };
    struct nq_cursor after = lines->at;
    struct nq_char next;
    char name[4] = "";
    size_t length = 0;
    bool closing = false;
    lines->at.text->pin = lines->at.byte;
    for (int i = 0; i < LONGEST && nq_cursor_next(&after, &next); i++) {
        const bool letter = next.code < 0x80 && nq_is_letter(next.code);
        if (i == 0 && !letter && next.code != '/')
            break;
        closing |= next.code == '/';
        if (letter && length < sizeof name - 1)
            name[length++] = (char)nq_fold(next.code);
        if (next.code != '>')
            continue;
        c->code = strcmp(name, "br") == 0 ||
                          (closing &&
                           (strcmp(name, "tr") == 0 || strcmp(name, "p") == 0 ||
                            strcmp(name, "li") == 0))
                      ? '\n'
                      : ' ';
        lines->at = after;
        break;
    }
    lines->at.text->pin = UINT64_MAX;
    return c->code != '<';
}

/* The next character; tags are blanks. */
static bool next_char(struct nq_lines *lines, struct nq_char *c)
{
    if (!nq_cursor_next(&lines->at, c))
        return false;
    if (c->code == '<')
        skip_tag(lines, c);
    return true;
}

static bool next_line(struct nq_lines *lines, struct nq_line *line)
{
    struct nq_char c;
    while (next_char(lines, &c)) {
        if (c.code != '\n') {
            if (!add(lines, &c) && give(lines, line, false, true))
                return true;
            continue;
        }
        if (give(lines, line, false, false))
            return true;
        lines->gap++;
    }
    return give(lines, line, false, !nq_text_is_whole(lines->at.text));
}

static bool separates_words(uint32_t code)
{
    return nq_is_blank(code) || code == '\n' || code == ',' || code == ';';
}

static bool next_word(struct nq_lines *lines, struct nq_line *line)
{
    struct nq_char c;
    while (nq_cursor_next(&lines->at, &c)) {
        if (!separates_words(c.code)) {
            if (!add(lines, &c) && give(lines, line, false, true))
                return true;
            continue;
        }
        if (give(lines, line, false, false))
            return true;
    }
    return give(lines, line, false, !nq_text_is_whole(lines->at.text));
}

/* Skips a comment that begins at C, as in the lists of programming languages;
 * false if C begins none. */
static bool skip_comment(struct nq_lines *lines, const struct nq_char *c)
{
    if (c->code != '/')
        return false;
    struct nq_cursor after = lines->at;
    struct nq_char next;
    lines->at.text->pin = lines->at.byte;
    const bool more = nq_cursor_next(&after, &next);
    lines->at.text->pin = UINT64_MAX;
    if (!more || (next.code != '/' && next.code != '*'))
        return false;
    const bool to_line_end = next.code == '/';
    uint32_t previous = 0;
    lines->at = after;
    while (nq_cursor_next(&lines->at, &next)) {
        if (to_line_end ? next.code == '\n'
                        : previous == '*' && next.code == '/')
            break;
        previous = next.code;
    }
    return true;
}

static uint32_t escaped(uint32_t code)
{
    return code == 'n' ? '\n' : code == 't' ? '\t' : code;
}

/* A character inside quotes; true if a piece is ready. */
static bool in_string(struct nq_lines *lines, struct nq_line *line,
                      struct nq_char *c)
{
    if (c->code == '\n') {
        lines->quote = 0;
        return false;
    }
    if (c->code == lines->quote) {
        lines->quote = 0;
        if (lines->split == NQ_SPLIT_ITEMS)
            return give(lines, line, false, false);
        return !add(lines, c) && give(lines, line, false, true);
    }
    if (c->code == '\\') {
        struct nq_char next;
        if (!nq_cursor_next(&lines->at, &next))
            return false;
        c->code = escaped(next.code);
        if (c->code == '\n' && lines->split == NQ_SPLIT_ITEMS)
            return give(lines, line, false, false);
    }
    if (nq_is_blank(c->code))
        c->code = NQ_CODE_QUOTED_BLANK;
    return !add(lines, c) && give(lines, line, false, true);
}

static bool is_quote(const struct nq_lines *lines, uint32_t code)
{
    if (code == '"' || code == '`')
        return true;
    return code == '\'' &&
           (lines->length == 0 ||
            !nq_is_letter(lines->buffer->c[lines->length - 1].code));
}

/* A bracket, outside quotes; true if a piece is ready. */
static bool at_bracket(struct nq_lines *lines, struct nq_line *line,
                       uint32_t code)
{
    if (nq_is_open(code)) {
        lines->depth++;
        return give(lines, line, true, false);
    }
    const bool ready = give(lines, line, lines->depth == 0, false);
    if (lines->depth > 0)
        lines->depth--;
    if (lines->split == NQ_SPLIT_ITEMS || !ready)
        lines->gap++;
    return ready;
}

/* A character that is neither in quotes nor a bracket. */
static bool in_list(struct nq_lines *lines, struct nq_line *line,
                    const struct nq_char *c)
{
    if (lines->depth == 0) {
        if (c->code != '\n')
            return !add(lines, c) && give(lines, line, true, true);
        if (give(lines, line, true, false))
            return true;
        lines->gap++;
        return false;
    }
    if (is_quote(lines, c->code)) {
        lines->quote = c->code;
        if (lines->split == NQ_SPLIT_ITEMS)
            return false;
    } else if (skip_comment(lines, c)) {
        return false;
    } else if (lines->split == NQ_SPLIT_ITEMS && separates_words(c->code)) {
        return give(lines, line, false, false);
    }
    return !add(lines, c) && give(lines, line, false, true);
}

static bool next_piece(struct nq_lines *lines, struct nq_line *line)
{
    struct nq_char c;
    while (nq_cursor_next(&lines->at, &c)) {
        bool ready;
        if (lines->quote)
            ready = in_string(lines, line, &c);
        else if (nq_is_open(c.code) || nq_is_close(c.code))
            ready = at_bracket(lines, line, c.code);
        else
            ready = in_list(lines, line, &c);
        if (ready)
            return true;
    }
    return give(lines, line, lines->depth == 0,
                lines->depth > 0 || !nq_text_is_whole(lines->at.text));
}

/* What a line has beside its numbers, blanks and dashes, as one number. */
static uint64_t words_of(const struct nq_char *c, size_t length)
{
    uint64_t hash = 1;
    for (size_t i = 0; i < length; i++)
        if (nq_digit_value(c[i].code) < 0 && !nq_is_blank(c[i].code) &&
            c[i].code != '-')
            hash = nq_mix64(hash ^ c[i].code);
    return hash;
}

static bool is_empty(const struct nq_char *c, size_t length)
{
    while (length > 0 && nq_is_blank(c[length - 1].code))
        length--;
    return length == 0;
}

static bool next_paragraph(struct nq_lines *lines, struct nq_line *line)
{
    size_t begun = 0;
    bool open = false;
    struct nq_char c;
    struct nq_cursor before = lines->at;
    uint64_t *pin = &lines->at.text->pin;
    *pin = before.byte;
    while (nq_cursor_next(&lines->at, &c)) {
        if (!add(lines, &c)) {
            *pin = UINT64_MAX;
            return give(lines, line, false, true);
        }
        if (c.code != '\n')
            continue;
        const size_t length = lines->length - 1 - begun;
        const uint64_t words = words_of(lines->buffer->c + begun, length);
        const bool empty = is_empty(lines->buffer->c + begun, length);
        if (open && (empty || words != lines->signature)) {
            lines->at = before;
            lines->length = begun;
            *pin = UINT64_MAX;
            return give(lines, line, false, false);
        }
        if (empty) {
            lines->length = begun;
            lines->gap++;
        } else {
            open = true;
            lines->signature = words;
        }
        begun = lines->length;
        before = lines->at;
        *pin = before.byte;
    }
    *pin = UINT64_MAX;
    return give(lines, line, false, !nq_text_is_whole(lines->at.text));
}

bool nq_lines_next(struct nq_lines *lines, struct nq_line *line)
{
    switch (lines->split) {
    case NQ_SPLIT_LINES:
        return next_line(lines, line);
    case NQ_SPLIT_WORDS:
        return next_word(lines, line);
    case NQ_SPLIT_PARAGRAPHS:
        return next_paragraph(lines, line);
    case NQ_SPLIT_LISTS:
    case NQ_SPLIT_ITEMS:
        break;
    }
    return next_piece(lines, line);
}

struct nq_place nq_line_place(const struct nq_line *line)
{
    size_t i = 0;
    while (i + 1 < line->length &&
           (nq_is_blank(line->c[i].code) || line->c[i].code == '\n'))
        i++;
    return line->c[i].at;
}

struct nq_place nq_line_end(const struct nq_line *line)
{
    size_t i = line->length - 1;
    while (i > 0 && (nq_is_blank(line->c[i].code) || line->c[i].code == '\n'))
        i--;
    return line->c[i].at;
}
