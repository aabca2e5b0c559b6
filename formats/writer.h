/* writer.h - writes boards as text, in every common shape. */
#ifndef NQ_FORMATS_WRITER_H
#define NQ_FORMATS_WRITER_H

#include <stdio.h>

#include "board/board.h"
#include "formats/glyph.h"

/* How a board is written; with the two solutions of n = 4, counted from 1, the
 * first one is: */
enum nq_format {
    NQ_FORMAT_COLUMNS,  /* 2 4 1 3: the column of the queen in each row */
    NQ_FORMAT_DIGITS,   /* 2413: the same as one digit each, A for 10, ... */
    NQ_FORMAT_BOARD,    /* .Q.. and three lines more, drawn */
    NQ_FORMAT_MATRIX,   /* 0 1 0 0 and three lines more, drawn with blanks */
    NQ_FORMAT_LEETCODE, /* one line of JSON: [[".Q..","...Q",...],...] */
    NQ_FORMAT_SQUARES,  /* b1 d2 a3 c4: columns are letters (z, aa, ab, ...) */
    NQ_FORMAT_PAIRS,    /* [[1, 2], [2, 4], [3, 1], [4, 3]]: row, column */
    NQ_FORMAT_COUNT     /* no boards, only their number */
};

/* "columns", "digits", ... as typed on the command line; the index is the enum;
 * ends with NULL.  Static. */
extern const char *const nq_format_names[];

struct nq_layout {
    enum nq_format format;
    unsigned base;   /* of columns, digits and pairs: 0 or 1 is the first */
    bool transposed; /* every board drawn with rows and columns exchanged;
                        the boards must then be permutations */
    struct nq_glyph empty, queen; /* of board and matrix */
    const char *separator; /* between boards, and between them and the total;
                              not for leetcode and count */
};

/* How FORMAT is written usually: base 1, `.` and `Q` (matrix: `0` and `1`), an
 * empty line between drawn boards and nothing between others. */
struct nq_layout nq_layout_usual(enum nq_format format);

struct nq_writer;

/* Starts a list of boards of N rows on OUT in the form of LAYOUT.  The writer
 * keeps a buffer of its own; OUT should have none.  What reaches OUT are whole
 * boards, when the buffer is full or a tenth of a second old.
 *
 * Range:  1 <= N <= NQ_MAX_N; base 0 or 1.
 * Owns:   *WRITER until nq_writer_close.  The separator is lent until then.
 * Fails:  NQ_RANGE, NQ_MEMORY; *WRITER is then NULL.
 */
enum nq_status nq_writer_open(struct nq_writer **writer, FILE *out,
                              const struct nq_layout *layout, unsigned n,
                              struct nq_error *err);

/* Writes one board of N rows.
 *
 * Cost:   O(n) copies of ready-made text, whatever the format.
 * Fails:  NQ_IO: what is in the buffer could not be written.
 */
enum nq_status nq_writer_put(struct nq_writer *writer,
                             const struct nq_board *board,
                             struct nq_error *err);

/* Writes the number TOTAL on a line of its own: before all boards or after
 * them.  Fails as nq_writer_put. */
enum nq_status nq_writer_total(struct nq_writer *writer, uint64_t total,
                               struct nq_error *err);

/* Ends the list (the last bracket of leetcode) and flushes.  Fails as
 * nq_writer_put. */
enum nq_status nq_writer_end(struct nq_writer *writer, struct nq_error *err);

/* Hands what is in the buffer to OUT: whole boards, the list not ended.  Fails
 * as nq_writer_put. */
enum nq_status nq_writer_flush(struct nq_writer *writer, struct nq_error *err);

/* Frees WRITER (NULL is allowed) and writes nothing. */
void nq_writer_close(struct nq_writer *writer);

#endif
