/* puzzle_file.c - reads a drawn board: blocked squares, queens already there.
 */
#include "formats/puzzle_file.h"

#include <errno.h>
#include <string.h>

enum {
    LINE_SIZE = 1024,
    SIZE_DIGITS = 2, /* of NQ_MAX_N */
    KINDS = 3,
    LEGEND_GIVEN = 32 /* characters that an option may name */
};

static const char *const kind_names[KINDS] = {"empty", "blocked", "queen"};
static const char *const usual_glyphs[KINDS] = {"._-", "#*", "Qq♕♛"};

/* The index of GLYPH in LEGEND, or its count. */
static size_t find_glyph(const struct nq_legend *legend,
                         const struct nq_glyph *glyph)
{
    size_t index = 0;
    while (index < legend->count &&
           strcmp(legend->entry[index].glyph.text, glyph->text) != 0)
        index++;
    return index;
}

static void add_glyph(struct nq_legend *legend, const struct nq_glyph *glyph,
                      enum nq_square_kind kind)
{
    legend->entry[legend->count].glyph = *glyph;
    legend->entry[legend->count].kind = kind;
    legend->count++;
}

/* Gives KIND its usual glyphs, but for those that LEGEND has already. */
static void add_usual(struct nq_legend *legend, enum nq_square_kind kind)
{
    struct nq_glyph glyph;
    const char *at = usual_glyphs[kind];
    for (; *at; at += nq_glyph_take(&glyph, at, strlen(at))) {
        (void)nq_glyph_take(&glyph, at, strlen(at));
        if (find_glyph(legend, &glyph) == legend->count)
            add_glyph(legend, &glyph, kind);
    }
}

struct nq_legend nq_legend_usual(void)
{
    struct nq_legend legend = {0};
    for (unsigned kind = 0; kind < KINDS; kind++)
        add_usual(&legend, (enum nq_square_kind)kind);
    return legend;
}

static bool is_control(const char *glyph)
{
    const unsigned char lead = (unsigned char)glyph[0];
    return lead < 0x20 || lead == 0x7f ||
           (lead == 0xc2 && (unsigned char)glyph[1] < 0xa0);
}

/* What begins the SIZE bytes at TEXT, in words fit for a terminal. */
static void describe(char *words, size_t room, const char *text, size_t size)
{
    struct nq_glyph glyph;
    if (nq_glyph_take(&glyph, text, size) == 0)
        (void)snprintf(words, room, "byte 0x%02x, which is not UTF-8,",
                       (unsigned)(unsigned char)*text);
    else if (is_control(glyph.text))
        (void)snprintf(words, room, "control byte 0x%02x",
                       (unsigned)(unsigned char)*text);
    else
        (void)snprintf(words, room, "'%s'", glyph.text);
}

/* Reads "ROLE=" at *AT and moves *AT behind it; KINDS if there is no such. */
static unsigned take_role(const char **at)
{
    unsigned kind = 0;
    while (kind < KINDS) {
        const size_t length = strlen(kind_names[kind]);
        if (strncmp(*at, kind_names[kind], length) == 0 &&
            (*at)[length] == '=') {
            *at += length + 1;
            break;
        }
        kind++;
    }
    return kind;
}

/* Reads the glyphs of KIND at *AT up to a comma or the end. */
static enum nq_status take_glyphs(struct nq_legend *legend, unsigned kind,
                                  const char **at, struct nq_error *err)
{
    const char *const start = *at;
    while (**at && **at != ',') {
        struct nq_glyph glyph;
        char words[40];
        describe(words, sizeof words, *at, strlen(*at));
        const size_t length = nq_glyph_take(&glyph, *at, strlen(*at));
        if (length == 0 || is_control(glyph.text) || **at == ' ')
            return nq_fail(err, NQ_SYNTAX, "%s cannot stand for a square",
                           words);
        const size_t index = find_glyph(legend, &glyph);
        if (index < legend->count && legend->entry[index].kind != kind)
            return nq_fail(err, NQ_SYNTAX, "%s is both %s and %s", words,
                           kind_names[legend->entry[index].kind],
                           kind_names[kind]);
        if (index == LEGEND_GIVEN)
            return nq_fail(err, NQ_SYNTAX, "more than %d characters",
                           LEGEND_GIVEN);
        if (index == legend->count)
            add_glyph(legend, &glyph, (enum nq_square_kind)kind);
        *at += length;
    }
    if (*at == start)
        return nq_fail(err, NQ_SYNTAX, "'%s=' names no character",
                       kind_names[kind]);
    return NQ_OK;
}

enum nq_status nq_legend_parse(struct nq_legend *legend, const char *text,
                               struct nq_error *err)
{
    struct nq_legend made = {0};
    bool given[KINDS] = {false};
    const char *at = text;
    do {
        at += at != text; /* the comma */
        const unsigned kind = take_role(&at);
        if (kind == KINDS)
            return nq_fail(err, NQ_SYNTAX,
                           "'%s' does not begin with empty=, blocked= or "
                           "queen=; write for instance blocked=#,queen=Q",
                           at);
        given[kind] = true;
        const enum nq_status status = take_glyphs(&made, kind, &at, err);
        if (status)
            return status;
    } while (*at);
    for (unsigned kind = 0; kind < KINDS; kind++)
        if (!given[kind])
            add_usual(&made, (enum nq_square_kind)kind);
    *legend = made;
    return NQ_OK;
}

/* A board as far as it was read. */
struct scan {
    FILE *in;
    const struct nq_legend *legend;
    unsigned line; /* of the text, from 1 */
    size_t length; /* of the line, in bytes */
    char text[LINE_SIZE];
    bool after_cr;           /* a line feed now would end the same line again */
    unsigned named;          /* the line that names the size, 0 if none does */
    struct nq_puzzle puzzle; /* n is 0 as long as it is unknown */
    unsigned rows;
};

/* Reads the next line; *MORE is false at the end of the text. */
static enum nq_status read_line(struct scan *scan, bool *more,
                                struct nq_error *err)
{
    scan->line++;
    scan->length = 0;
    errno = 0;
    int byte = getc(scan->in);
    if (byte == '\n' && scan->after_cr)
        byte = getc(scan->in);
    *more = byte != EOF;
    while (byte != EOF && byte != '\n' && byte != '\r') {
        if (scan->length == LINE_SIZE)
            return nq_fail(err, NQ_SYNTAX,
                           "line %u is longer than %d bytes; a board has at "
                           "most %d squares a line",
                           scan->line, LINE_SIZE, NQ_MAX_N);
        scan->text[scan->length++] = (char)byte;
        byte = getc(scan->in);
    }
    scan->after_cr = byte == '\r';
    if (ferror(scan->in))
        return nq_fail(err, NQ_IO, "cannot be read: %s",
                       errno ? strerror(errno) : "unknown error");
    if (scan->line == 1 && scan->length >= 3 &&
        memcmp(scan->text, "\xef\xbb\xbf", 3) == 0) {
        scan->length -= 3;
        memmove(scan->text, scan->text + 3, scan->length);
    }
    return NQ_OK;
}

static bool is_blank(char byte)
{
    return byte == ' ' || byte == '\t';
}

/* Is the line nothing but a number, and cannot be a row of squares? */
static bool names_a_size(const struct scan *scan, unsigned *size)
{
    size_t at = 0;
    bool foreign = false; /* is a digit no square? */
    unsigned value = 0;
    while (at < scan->length && is_blank(scan->text[at]))
        at++;
    const size_t start = at;
    for (; at < scan->length && at < start + SIZE_DIGITS; at++) {
        const char digit = scan->text[at];
        if (digit < '0' || digit > '9')
            break;
        const struct nq_glyph glyph = {{digit}};
        foreign |= find_glyph(scan->legend, &glyph) == scan->legend->count;
        value = value * 10 + (unsigned)(digit - '0');
    }
    const bool number = at > start;
    while (at < scan->length && is_blank(scan->text[at]))
        at++;
    *size = value;
    return number && foreign && at == scan->length;
}

static enum nq_status unknown_square(const struct scan *scan, unsigned column,
                                     size_t at, struct nq_error *err)
{
    char words[48];
    char known[NQ_LEGEND_MAX * NQ_GLYPH_SIZE + 40] = "";
    char *end = known;
    describe(words, sizeof words, scan->text + at, scan->length - at);
    for (unsigned kind = 0; kind < KINDS; kind++) {
        end = stpcpy(end, kind ? ", " : "");
        end = stpcpy(stpcpy(end, kind_names[kind]), "=");
        for (size_t index = 0; index < scan->legend->count; index++)
            if (scan->legend->entry[index].kind == kind)
                end = stpcpy(end, scan->legend->entry[index].glyph.text);
    }
    return nq_fail(err, NQ_SYNTAX,
                   "line %u, column %u: %s is not in the legend %s", scan->line,
                   column, words, known);
}

/* Reads the squares of a line into the next row. */
static enum nq_status read_row(struct scan *scan, unsigned *squares,
                               struct nq_error *err)
{
    *squares = 0;
    unsigned column = 1;
    for (size_t at = 0; at < scan->length; column++) {
        if (is_blank(scan->text[at])) {
            at++;
            continue;
        }
        struct nq_glyph glyph = {""};
        const size_t length =
            nq_glyph_take(&glyph, scan->text + at, scan->length - at);
        const size_t index = find_glyph(scan->legend, &glyph);
        if (length == 0 || index == scan->legend->count)
            return unknown_square(scan, column, at, err);
        if (*squares == NQ_MAX_N)
            return nq_fail(err, NQ_SYNTAX,
                           "line %u, column %u: more than %d squares",
                           scan->line, column, NQ_MAX_N);
        const uint32_t square = UINT32_C(1) << *squares;
        if (scan->legend->entry[index].kind == NQ_SQUARE_BLOCKED)
            scan->puzzle.blocked[scan->rows] |= square;
        if (scan->legend->entry[index].kind == NQ_SQUARE_QUEEN)
            scan->puzzle.placed[scan->rows] |= square;
        ++*squares;
        at += length;
    }
    return NQ_OK;
}

static enum nq_status wrong_width(const struct scan *scan, unsigned squares,
                                  struct nq_error *err)
{
    if (scan->named)
        return nq_fail(err, NQ_SYNTAX,
                       "line %u is %u wide, not %u as line %u says", scan->line,
                       squares, scan->puzzle.n, scan->named);
    return nq_fail(err, NQ_SYNTAX,
                   "line %u is %u wide, not %u as the line above", scan->line,
                   squares, scan->puzzle.n);
}

/* Reads the line: nothing, the size, or a row. */
static enum nq_status take_line(struct scan *scan, struct nq_error *err)
{
    unsigned size = 0;
    if (scan->puzzle.n == 0 && names_a_size(scan, &size)) {
        if (size < 1 || size > NQ_MAX_N)
            return nq_fail(err, NQ_SYNTAX, "line %u: the size is not 1..%d",
                           scan->line, NQ_MAX_N);
        scan->named = scan->line;
        scan->puzzle.n = size;
        return NQ_OK;
    }
    size_t at = 0;
    while (at < scan->length && is_blank(scan->text[at]))
        at++;
    if (at == scan->length)
        return NQ_OK;
    if (scan->puzzle.n && scan->rows == scan->puzzle.n)
        return nq_fail(err, NQ_SYNTAX,
                       "line %u, column %zu: the board above is complete with "
                       "%u rows of %u squares",
                       scan->line, at + 1, scan->rows, scan->rows);
    unsigned squares = 0;
    const enum nq_status status = read_row(scan, &squares, err);
    if (status)
        return status;
    if (scan->puzzle.n && squares != scan->puzzle.n)
        return wrong_width(scan, squares, err);
    scan->puzzle.n = squares;
    scan->rows++;
    return NQ_OK;
}

enum nq_status nq_puzzle_read(struct nq_puzzle *puzzle, FILE *in,
                              const struct nq_legend *legend,
                              struct nq_error *err)
{
    struct scan scan = {.in = in, .legend = legend};
    bool more = true;
    while (more) {
        enum nq_status status = read_line(&scan, &more, err);
        if (!status)
            status = take_line(&scan, err);
        if (status)
            return status;
    }
    if (scan.rows == 0)
        return nq_fail(err, NQ_SYNTAX, "there is no board");
    if (scan.rows < scan.puzzle.n)
        return nq_fail(err, NQ_SYNTAX,
                       "the board is %u squares wide, but only %u high",
                       scan.puzzle.n, scan.rows);
    *puzzle = scan.puzzle;
    return NQ_OK;
}
