/* reader_lines.h - cuts a text into the pieces that may each be a row of
 * something: lines, innermost lists, items of lists, words, paragraphs. */
#ifndef NQ_FORMATS_READER_LINES_H
#define NQ_FORMATS_READER_LINES_H

#include "formats/reader_text.h"

enum nq_split {
    NQ_SPLIT_LINES,     /* what the text calls a line */
    NQ_SPLIT_LISTS,     /* the inside of each innermost pair of brackets */
    NQ_SPLIT_ITEMS,     /* each string or item of an innermost list */
    NQ_SPLIT_WORDS,     /* each run of characters without blanks and commas */
    NQ_SPLIT_PARAGRAPHS /* neighbouring lines that have the same words */
};

enum { NQ_LINE_LIMIT = 1 << 15 }; /* characters of a piece; then it is cut */

/* Stands for a blank inside quotes: there it may be an empty square. */
enum { NQ_CODE_QUOTED_BLANK = 0x2423 };

/* A piece.  Never without a character that is not blank. */
struct nq_line {
    const struct nq_char *c; /* lent until the next piece */
    size_t length;
    unsigned gap; /* blank lines, or lists closed, before it */
    bool outside; /* LISTS, ITEMS: not between brackets */
    bool cut;     /* longer than the limit: goes on in the next piece */
};

struct nq_lines {
    struct nq_cursor at;
    enum nq_split split;
    struct nq_line_buffer {
        struct nq_char *c;
        size_t capacity;
    } * buffer; /* shared by copies; only one of them may be in a piece */
    size_t length;
    unsigned gap, depth;
    uint32_t quote; /* that opened the string we are in, or 0 */
    uint64_t signature;
};

/* Starts at AT.
 *
 * Owns:   the buffer, until nq_lines_release.
 * Fails:  NQ_MEMORY.
 */
enum nq_status nq_lines_init(struct nq_lines *lines, enum nq_split split,
                             struct nq_cursor at, struct nq_error *err);
void nq_lines_release(struct nq_lines *lines);

/* The next piece; false at the end. */
bool nq_lines_next(struct nq_lines *lines, struct nq_line *line);

/* The place of the first and of the last character that is not blank. */
struct nq_place nq_line_place(const struct nq_line *line);
struct nq_place nq_line_end(const struct nq_line *line);

bool nq_is_open(uint32_t code); /* ( [ { and their full-width forms */
bool nq_is_close(uint32_t code);

#endif
