/* rows.c - writes rows as an aligned table, as CSV or as JSON. */
#include "formats/rows.h"

#include <inttypes.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { HELD_BACK = 1000, NUMBER_SIZE = 32 };

struct nq_rows {
    FILE *out;
    enum nq_rows_format format;
    size_t columns;
    const char *const *headings;
    size_t *width; /* table: of each column, in characters */
    bool *numeric; /* table: column to the right */
    char **held;   /* table: texts of the rows held back */
    size_t held_rows;
    bool released;  /* table: widths are fixed, rows go straight out */
    uint64_t total; /* rows so far */
};

/* Bytes of the UTF-8 character at TEXT, 0 if there is none. */
static size_t utf8_length(const char *text)
{
    const unsigned char *byte = (const unsigned char *)text;
    size_t length = 0;
    if (byte[0] >= 0xc2 && byte[0] <= 0xdf)
        length = 2;
    else if (byte[0] >= 0xe0 && byte[0] <= 0xef)
        length = 3;
    else if (byte[0] >= 0xf0 && byte[0] <= 0xf4)
        length = 4;
    for (size_t i = 1; i < length; i++)
        if ((byte[i] & 0xc0) != 0x80)
            return 0;
    return length;
}

void nq_json_string(FILE *out, const char *text)
{
    (void)fputc('"', out);
    for (; *text; text++) {
        const unsigned char byte = (unsigned char)*text;
        if (byte == '"' || byte == '\\') {
            (void)fprintf(out, "\\%c", byte);
        } else if (byte < 0x20 || byte == 0x7f) {
            (void)fprintf(out, "\\u%04x", (unsigned)byte);
        } else if (byte < 0x80) {
            (void)fputc(byte, out);
        } else {
            const size_t length = utf8_length(text);
            if (length == 0) {
                (void)fputs("\\ufffd", out);
            } else {
                (void)fwrite(text, 1, length, out);
                text += length - 1;
            }
        }
    }
    (void)fputc('"', out);
}

static void write_csv_text(FILE *out, const char *text)
{
    if (!strpbrk(text, ",\"\r\n")) {
        (void)fputs(text, out);
        return;
    }
    (void)fputc('"', out);
    for (; *text; text++) {
        if (*text == '"')
            (void)fputc('"', out);
        (void)fputc(*text, out);
    }
    (void)fputc('"', out);
}

/* The text of a number; "" for an empty cell. */
static void number_text(const struct nq_cell *cell, char text[NUMBER_SIZE])
{
    text[0] = '\0';
    if (cell->kind == NQ_CELL_INTEGER)
        (void)snprintf(text, NUMBER_SIZE, "%" PRId64, cell->integer);
    else if (cell->kind == NQ_CELL_REAL && isfinite(cell->real))
        (void)snprintf(text, NUMBER_SIZE, "%.6g", cell->real);
}

static void add_csv(const struct nq_rows *rows, const struct nq_cell *cells)
{
    for (size_t i = 0; i < rows->columns; i++) {
        char number[NUMBER_SIZE];
        number_text(&cells[i], number);
        if (i > 0)
            (void)fputc(',', rows->out);
        write_csv_text(rows->out,
                       cells[i].kind == NQ_CELL_TEXT ? cells[i].text : number);
    }
    (void)fputc('\n', rows->out);
}

static void add_json(const struct nq_rows *rows, const struct nq_cell *cells)
{
    (void)fputs(rows->total == 0 ? "\n  {" : ",\n  {", rows->out);
    for (size_t i = 0; i < rows->columns; i++) {
        char number[NUMBER_SIZE];
        number_text(&cells[i], number);
        if (i > 0)
            (void)fputs(", ", rows->out);
        nq_json_string(rows->out, rows->headings[i]);
        (void)fputs(": ", rows->out);
        if (cells[i].kind == NQ_CELL_TEXT)
            nq_json_string(rows->out, cells[i].text);
        else
            (void)fputs(number[0] ? number : "null", rows->out);
    }
    (void)fputc('}', rows->out);
}

/* Characters of TEXT as a terminal shows it (one column each). */
static size_t display_width(const char *text)
{
    size_t width = 0;
    for (; *text; text++)
        width += ((unsigned char)*text & 0xc0) != 0x80;
    return width;
}

/* The text of CELL for a table, control bytes as '?'; NULL without memory. */
static char *table_text(const struct nq_cell *cell)
{
    char number[NUMBER_SIZE];
    number_text(cell, number);
    const char *shown = cell->kind == NQ_CELL_TEXT ? cell->text : number;
    char *copy = strdup(*shown ? shown : "-");
    for (char *byte = copy; byte && *byte; byte++)
        if ((unsigned char)*byte < 0x20 || *byte == 0x7f)
            *byte = '?';
    return copy;
}

static void write_table_row(const struct nq_rows *rows, const char *const *text)
{
    for (size_t i = 0; i < rows->columns; i++) {
        const size_t width = display_width(text[i]);
        const size_t pad = rows->width[i] > width ? rows->width[i] - width : 0;
        const bool last = i + 1 == rows->columns;
        if (i > 0)
            (void)fputs("  ", rows->out);
        if (rows->numeric[i])
            (void)fprintf(rows->out, "%*s%s", (int)pad, "", text[i]);
        else
            (void)fprintf(rows->out, "%s%*s", text[i], last ? 0 : (int)pad, "");
    }
    (void)fputc('\n', rows->out);
}

static void release(struct nq_rows *rows)
{
    if (rows->released)
        return;
    rows->released = true;
    for (size_t i = 0; i < rows->columns; i++) {
        const size_t width = display_width(rows->headings[i]);
        if (rows->width[i] < width)
            rows->width[i] = width;
    }
    write_table_row(rows, rows->headings);
    for (size_t row = 0; row < rows->held_rows; row++)
        write_table_row(
            rows, (const char *const *)(rows->held + row * rows->columns));
    for (size_t i = 0; i < rows->held_rows * rows->columns; i++)
        free(rows->held[i]);
    rows->held_rows = 0;
}

static enum nq_status add_table(struct nq_rows *rows,
                                const struct nq_cell *cells,
                                struct nq_error *err)
{
    char **text = rows->held + rows->held_rows * rows->columns;
    for (size_t i = 0; i < rows->columns; i++) {
        text[i] = table_text(&cells[i]);
        if (!text[i]) {
            while (i > 0)
                free(text[--i]);
            return nq_fail(err, NQ_MEMORY, "out of memory");
        }
    }
    for (size_t i = 0; !rows->released && i < rows->columns; i++) {
        const size_t width = display_width(text[i]);
        if (rows->width[i] < width)
            rows->width[i] = width;
        if (cells[i].kind == NQ_CELL_INTEGER || cells[i].kind == NQ_CELL_REAL)
            rows->numeric[i] = true;
    }
    if (rows->released) {
        write_table_row(rows, (const char *const *)text);
        for (size_t i = 0; i < rows->columns; i++)
            free(text[i]);
    } else if (++rows->held_rows == HELD_BACK) {
        release(rows);
    }
    return NQ_OK;
}

enum nq_status nq_rows_open(struct nq_rows **rows, FILE *out,
                            enum nq_rows_format format, size_t count,
                            const char *const *headings, struct nq_error *err)
{
    *rows = NULL;
    struct nq_rows *made = calloc(1, sizeof *made);
    if (!made)
        return nq_fail(err, NQ_MEMORY, "out of memory");
    *made = (struct nq_rows){
        .out = out, .format = format, .columns = count, .headings = headings};
    made->width = calloc(count, sizeof *made->width);
    made->numeric = calloc(count, sizeof *made->numeric);
    made->held = calloc(count * HELD_BACK, sizeof *made->held);
    if (!made->width || !made->numeric || !made->held) {
        free(made->width);
        free(made->numeric);
        free(made->held);
        free(made);
        return nq_fail(err, NQ_MEMORY, "out of memory");
    }
    if (format == NQ_ROWS_CSV) {
        for (size_t i = 0; i < count; i++) {
            (void)fputs(i > 0 ? "," : "", out);
            write_csv_text(out, headings[i]);
        }
        (void)fputc('\n', out);
    } else if (format == NQ_ROWS_JSON) {
        (void)fputc('[', out);
    }
    *rows = made;
    return NQ_OK;
}

enum nq_status nq_rows_add(struct nq_rows *rows, const struct nq_cell *cells,
                           struct nq_error *err)
{
    enum nq_status status = NQ_OK;
    switch (rows->format) {
    case NQ_ROWS_TABLE:
        status = add_table(rows, cells, err);
        break;
    case NQ_ROWS_CSV:
        add_csv(rows, cells);
        break;
    case NQ_ROWS_JSON:
        add_json(rows, cells);
        break;
    }
    if (!status)
        rows->total++;
    return status;
}

enum nq_status nq_rows_close(struct nq_rows *rows, struct nq_error *err)
{
    if (!rows)
        return NQ_OK;
    if (rows->format == NQ_ROWS_TABLE)
        release(rows);
    else if (rows->format == NQ_ROWS_JSON)
        (void)fputs(rows->total == 0 ? "]\n" : "\n]\n", rows->out);
    FILE *out = rows->out;
    free(rows->width);
    free(rows->numeric);
    free(rows->held);
    free(rows);
    if (ferror(out))
        return nq_fail(err, NQ_IO, "cannot write the rows");
    return NQ_OK;
}
