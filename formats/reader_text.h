/* reader_text.h - the bytes that a program printed, as characters with places.
 */
#ifndef NQ_FORMATS_READER_TEXT_H
#define NQ_FORMATS_READER_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "formats/reader.h"

enum nq_encoding {
    NQ_ASCII, /* so far: the first other byte decides */
    NQ_UTF8,
    NQ_UTF16LE,
    NQ_UTF16BE,
    NQ_GBK,
    NQ_LATIN1
};

/* A code above Unicode marks what could not be decoded: a byte that is not
 * UTF-8 (NQ_CODE_BYTE + byte), a GBK pair not in our small table (NQ_CODE_PAIR
 * + the two bytes). */
enum { NQ_CODE_BYTE = 0x110000, NQ_CODE_PAIR = 0x120000 };

/* One character.  Every line end is '\n'. */
struct nq_char {
    uint32_t code;
    uint32_t bytes; /* how many it takes */
    struct nq_place at;
};

/* A window on the text: LENGTH bytes from byte START on. */
struct nq_text {
    nq_source_fn *source;
    void *ctx;
    unsigned char *data;
    size_t capacity, length;
    uint64_t start;
    uint64_t pin;    /* never drop what comes from this byte on ... */
    uint64_t mark;   /* ... nor from this one */
    bool ended;      /* nothing comes after the window */
    bool held;       /* keep the window: cursors stop at STOP */
    uint64_t stop;   /* while held: the first byte that is not shown */
    bool line_feeds; /* it has any, so that a lone CR is no line of its own */
    enum nq_encoding encoding;
    enum nq_status status; /* what reading failed with */
    struct nq_error error;
    uint64_t crlf, escapes; /* seen so far, some perhaps more than once */
    unsigned mark_bytes;    /* of the byte order mark */
};

/* Where a reader of the text stands.  A value: copy it to come back, as long
 * as the window is held. */
struct nq_cursor {
    struct nq_text *text;
    uint64_t byte, line, column;
};

/* Starts with an empty window. */
void nq_text_init(struct nq_text *text, nq_source_fn *source, void *ctx);
void nq_text_release(struct nq_text *text);

/* After the window stand so many zero bytes. */
enum { NQ_TEXT_MARGIN = 32 };

/* Reads until the window has SIZE bytes from byte KEEP on, or the text ends;
 * what is before KEEP is dropped.  Failure stays in TEXT->status. */
void nq_text_fill(struct nq_text *text, uint64_t keep, size_t size);

/* Decides the encoding by what is in the window, which begins the text. */
void nq_text_detect(struct nq_text *text);

/* A cursor at the beginning of TEXT, after a byte order mark. */
struct nq_cursor nq_cursor_start(struct nq_text *text);

/* Is there nothing beyond what cursors are shown? */
bool nq_text_is_whole(const struct nq_text *text);

/* The next character; escape sequences are left out.  False at the end of the
 * text or, while it is held, of the window. */
bool nq_cursor_next(struct nq_cursor *at, struct nq_char *c);

/* "ASCII", "UTF-8", ...  Static. */
const char *nq_encoding_name(enum nq_encoding encoding);

/* Appends CODE to the UTF-8 text of *LENGTH bytes at BUFFER of SIZE; what
 * cannot be shown is escaped as \xNN.  Leaves it unchanged if it does not fit.
 */
void nq_text_append(char *buffer, size_t size, size_t *length, uint32_t code);

/* Character classes, whatever the script. */
bool nq_is_blank(uint32_t code);   /* blank, tab, ideographic space, ... */
bool nq_is_letter(uint32_t code);  /* ASCII letters, ideographs, Cyrillic ... */
int nq_digit_value(uint32_t code); /* 0..9 of any common script, or -1 */
uint32_t nq_fold(uint32_t code); /* full width to ASCII, upper to lower case */

#endif
