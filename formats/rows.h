/* rows.h - writes rows as an aligned table, as CSV or as JSON. */
#ifndef NQ_FORMATS_ROWS_H
#define NQ_FORMATS_ROWS_H

#include <stdint.h>
#include <stdio.h>

#include "base/status.h"

enum nq_rows_format { NQ_ROWS_TABLE, NQ_ROWS_CSV, NQ_ROWS_JSON };

enum nq_cell_kind {
    NQ_CELL_EMPTY,
    NQ_CELL_TEXT,
    NQ_CELL_INTEGER,
    NQ_CELL_REAL
};

/* One value.  An empty cell is "" in CSV, "-" in a table and null in JSON. */
struct nq_cell {
    enum nq_cell_kind kind;
    const char *text; /* lent */
    int64_t integer;
    double real; /* NaN and infinities are written as empty */
};

static inline struct nq_cell nq_cell_text(const char *text)
{
    return (struct nq_cell){.kind = text ? NQ_CELL_TEXT : NQ_CELL_EMPTY,
                            .text = text};
}

static inline struct nq_cell nq_cell_integer(int64_t integer)
{
    return (struct nq_cell){.kind = NQ_CELL_INTEGER, .integer = integer};
}

static inline struct nq_cell nq_cell_real(double real)
{
    return (struct nq_cell){.kind = NQ_CELL_REAL, .real = real};
}

static inline struct nq_cell nq_cell_empty(void)
{
    return (struct nq_cell){.kind = NQ_CELL_EMPTY};
}

struct nq_rows;

/* Starts a list of rows with COUNT columns named HEADINGS on OUT.  CSV follows
 * RFC 4180 with line feeds; JSON is an array of objects, one a line; text in
 * tables has control bytes made visible, and numbers are to the right.  A table
 * holds back its first rows to find widths; CSV and JSON stream.
 *
 * Owns:   *ROWS until nq_rows_close.  HEADINGS is lent until then.
 * Fails:  NQ_MEMORY; *ROWS is then NULL.
 */
enum nq_status nq_rows_open(struct nq_rows **rows, FILE *out,
                            enum nq_rows_format format, size_t count,
                            const char *const *headings, struct nq_error *err);

/* Adds one row of as many cells as there are headings.
 *
 * Fails:  NQ_MEMORY.  Trouble with OUT shows at nq_rows_close.
 */
enum nq_status nq_rows_add(struct nq_rows *rows, const struct nq_cell *cells,
                           struct nq_error *err);

/* Writes what is held back, ends the list and frees ROWS (NULL is allowed).
 *
 * Fails:  NQ_IO if OUT has an error.
 */
enum nq_status nq_rows_close(struct nq_rows *rows, struct nq_error *err);

/* Writes TEXT as a JSON string with its quotes: control bytes, quotes and
 * backslashes escaped, bytes that are not UTF-8 as U+FFFD. */
void nq_json_string(FILE *out, const char *text);

#endif
