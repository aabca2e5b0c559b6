/* writer.c - writes boards as text, in every common shape.
 *
 * In every format the text of a board is, row by row, a piece that depends
 * only on the row and on the column of its queen.  All n x n pieces are made
 * once; to write a board is to copy n of them. */
#include "formats/writer.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"

enum {
    BUFFER_SIZE = 1 << 16,
    CHUNK = 16,       /* pieces are copied in chunks of so many bytes */
    MOST_AROUND = 16, /* bytes that a format adds to the cells of a row */
    MOST_A_CELL = NQ_GLYPH_SIZE, /* bytes of a glyph and a blank */
    NUMBER_SIZE = 24             /* bytes of a total and its line feed */
};

static const double flush_seconds = 0.1;

/* What stands around the cells. */
struct punctuation {
    const char *before, *between, *after;   /* the rows of a board */
    const char *opens, *separates, *closes; /* the boards of the list */
};

const char *const nq_format_names[] = {"columns", "digits",   "board",
                                       "matrix",  "leetcode", "squares",
                                       "pairs",   "count",    NULL};

static const struct punctuation punctuations[] = {
    [NQ_FORMAT_COLUMNS] = {"", " ", "\n", "", "", ""},
    [NQ_FORMAT_DIGITS] = {"", "", "\n", "", "", ""},
    [NQ_FORMAT_BOARD] = {"", "\n", "\n", "", "\n", ""},
    [NQ_FORMAT_MATRIX] = {"", "\n", "\n", "", "\n", ""},
    [NQ_FORMAT_LEETCODE] = {"[", ",", "]", "[", ",", "]\n"},
    [NQ_FORMAT_SQUARES] = {"", " ", "\n", "", "", ""},
    [NQ_FORMAT_PAIRS] = {"[", ", ", "]\n", "", "", ""},
    [NQ_FORMAT_COUNT] = {"", "", "", "", "", ""},
};

struct nq_writer {
    FILE *out;
    struct nq_layout layout;
    unsigned n;
    uint64_t items; /* boards and totals so far */
    double flushed; /* wall clock */
    size_t most;    /* bytes that an item and its separator can take */
    size_t used;    /* bytes in the buffer */
    size_t room;    /* of the buffer, without the slack for a last chunk */
    char *buffer;
    size_t stride; /* bytes from one piece to the next, in whole chunks */
    uint8_t length[NQ_MAX_N][NQ_MAX_N]; /* of the piece for row, column */
    char *pieces;
};

struct nq_layout nq_layout_usual(enum nq_format format)
{
    struct nq_layout layout = {
        .format = format,
        .base = 1,
        .empty = {"."},
        .queen = {"Q"},
        .separator = punctuations[format].separates,
    };
    if (format == NQ_FORMAT_MATRIX) {
        layout.empty = (struct nq_glyph){"0"};
        layout.queen = (struct nq_glyph){"1"};
    }
    return layout;
}

/* The column COL as chess players count, and after z as spreadsheets do. */
static void write_square(char *text, size_t size, unsigned row, unsigned col)
{
    if (col < 26)
        (void)snprintf(text, size, "%c%u", 'a' + (int)col, row + 1);
    else
        (void)snprintf(text, size, "a%c%u", 'a' + (int)(col - 26), row + 1);
}

/* Draws a row and returns where the text ends. */
static char *draw_row(char *text, const struct nq_writer *writer,
                      unsigned queen, const char *blank)
{
    for (unsigned col = 0; col < writer->n; col++) {
        text = stpcpy(text, col ? blank : "");
        text = stpcpy(text, col == queen ? writer->layout.queen.text
                                         : writer->layout.empty.text);
    }
    return text;
}

/* Writes what the format says about a queen in row ROW, column COL. */
static void write_cells(char *text, const struct nq_writer *writer,
                        unsigned row, unsigned col)
{
    static const char digits[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const unsigned base = writer->layout.base;
    const size_t size = MOST_AROUND / 2 + 1;
    switch (writer->layout.format) {
    case NQ_FORMAT_COLUMNS:
        (void)snprintf(text, size, "%u", col + base);
        break;
    case NQ_FORMAT_DIGITS:
        (void)snprintf(text, size, "%c", digits[col + base]);
        break;
    case NQ_FORMAT_BOARD:
        (void)draw_row(text, writer, col, "");
        break;
    case NQ_FORMAT_MATRIX:
        (void)draw_row(text, writer, col, " ");
        break;
    case NQ_FORMAT_LEETCODE:
        text = draw_row(stpcpy(text, "\""), writer, col, "");
        (void)stpcpy(text, "\"");
        break;
    case NQ_FORMAT_SQUARES:
        write_square(text, size, row, col);
        break;
    case NQ_FORMAT_PAIRS:
        (void)snprintf(text, size, "[%u, %u]", row + base, col + base);
        break;
    case NQ_FORMAT_COUNT:
        *text = '\0';
        break;
    }
}

static char *piece_at(const struct nq_writer *writer, unsigned row,
                      unsigned col)
{
    return writer->pieces + (row * (size_t)writer->n + col) * writer->stride;
}

static void make_pieces(struct nq_writer *writer)
{
    const struct punctuation *marks = &punctuations[writer->layout.format];
    for (unsigned row = 0; row < writer->n; row++)
        for (unsigned col = 0; col < writer->n; col++) {
            char *piece = piece_at(writer, row, col);
            char *cells = stpcpy(piece, row == 0 ? marks->before : "");
            write_cells(cells, writer, row, col);
            const char *end =
                stpcpy(cells + strlen(cells),
                       row + 1 == writer->n ? marks->after : marks->between);
            const size_t length = (size_t)(end - piece);
            assert(length < writer->stride);
            writer->length[row][col] = (uint8_t)length;
        }
}

enum nq_status nq_writer_open(struct nq_writer **writer, FILE *out,
                              const struct nq_layout *layout, unsigned n,
                              struct nq_error *err)
{
    *writer = NULL;
    if (n < 1 || n > NQ_MAX_N)
        return nq_fail(err, NQ_RANGE, "n is %u, not 1..%d", n, NQ_MAX_N);
    if (layout->base > 1)
        return nq_fail(err, NQ_RANGE, "the base is %u, not 0 or 1",
                       layout->base);
    struct nq_writer *made = calloc(1, sizeof *made);
    if (!made)
        return nq_fail(err, NQ_MEMORY, "no memory for a writer");
    made->out = out;
    made->layout = *layout;
    made->n = n;
    made->stride =
        (MOST_AROUND + n * (size_t)MOST_A_CELL + CHUNK) / CHUNK * CHUNK;
    made->most = n * made->stride + strlen(layout->separator) + NUMBER_SIZE;
    made->room = BUFFER_SIZE + made->most;
    made->buffer = malloc(made->room + CHUNK);
    made->pieces = calloc((size_t)n * n, made->stride);
    if (!made->buffer || !made->pieces) {
        nq_writer_close(made);
        return nq_fail(err, NQ_MEMORY, "no memory to write boards of n = %u",
                       n);
    }
    make_pieces(made);
    *writer = made;
    return NQ_OK;
}

static void append(struct nq_writer *writer, const char *text)
{
    const size_t length = strlen(text);
    memcpy(writer->buffer + writer->used, text, length);
    writer->used += length;
}

enum nq_status nq_writer_flush(struct nq_writer *writer, struct nq_error *err)
{
    errno = 0;
    const size_t written = fwrite(writer->buffer, 1, writer->used, writer->out);
    const bool whole = written == writer->used && fflush(writer->out) == 0;
    writer->used = 0;
    writer->flushed = nq_clock_wall();
    if (whole)
        return NQ_OK;
    return nq_fail(err, NQ_IO, "cannot write the output: %s",
                   errno ? strerror(errno) : "some of it was lost");
}

/* Makes room for one more item and writes what comes before it. */
static enum nq_status begin_item(struct nq_writer *writer, struct nq_error *err)
{
    if (writer->used + writer->most > writer->room) {
        const enum nq_status status = nq_writer_flush(writer, err);
        if (status)
            return status;
    }
    append(writer, writer->items == 0
                       ? punctuations[writer->layout.format].opens
                       : writer->layout.separator);
    writer->items++;
    return NQ_OK;
}

static struct nq_board transposed(const struct nq_board *board)
{
    struct nq_board image = {.n = board->n};
    for (unsigned row = 0; row < board->n; row++)
        image.col[board->col[row]] = (uint8_t)row;
    return image;
}

/* Copies whole chunks: what is behind the piece is overwritten by the next. */
static void copy_pieces(struct nq_writer *writer, const struct nq_board *board)
{
    char *to = writer->buffer + writer->used;
    for (unsigned row = 0; row < writer->n; row++) {
        const unsigned col = board->col[row];
        const char *piece = piece_at(writer, row, col);
        const size_t length = writer->length[row][col];
        for (size_t done = 0; done < length; done += CHUNK)
            memcpy(to + done, piece + done, CHUNK);
        to += length;
    }
    writer->used = (size_t)(to - writer->buffer);
}

enum nq_status nq_writer_put(struct nq_writer *writer,
                             const struct nq_board *board, struct nq_error *err)
{
    assert(board->n == writer->n);
    const enum nq_status status = begin_item(writer, err);
    if (status)
        return status;
    if (writer->layout.transposed) {
        const struct nq_board image = transposed(board);
        copy_pieces(writer, &image);
    } else {
        copy_pieces(writer, board);
    }
    if (nq_clock_wall() - writer->flushed < flush_seconds)
        return NQ_OK;
    return nq_writer_flush(writer, err);
}

enum nq_status nq_writer_total(struct nq_writer *writer, uint64_t total,
                               struct nq_error *err)
{
    const enum nq_status status = begin_item(writer, err);
    if (status)
        return status;
    char text[NUMBER_SIZE];
    (void)snprintf(text, sizeof text, "%" PRIu64 "\n", total);
    append(writer, text);
    return NQ_OK;
}

enum nq_status nq_writer_end(struct nq_writer *writer, struct nq_error *err)
{
    if (writer->items == 0)
        append(writer, punctuations[writer->layout.format].opens);
    append(writer, punctuations[writer->layout.format].closes);
    return nq_writer_flush(writer, err);
}

void nq_writer_close(struct nq_writer *writer)
{
    if (!writer)
        return;
    free(writer->pieces);
    free(writer->buffer);
    free(writer);
}
