/* reader.c - reads what a program printed, in whatever shape. */
#include "formats/reader.h"

#include <stdio.h>
#include <stdlib.h>

#include "formats/reader_choose.h"
#include "formats/reader_fast.h"
#include "formats/reader_large.h"

enum { SAMPLE = 1 << 15 };

const char *const nq_shape_names[] = {
    "auto", "count", "columns", "digits",   "board", "matrix",
    "json", "pairs", "squares", "bitmasks", NULL};
const char *const nq_expect_names[] = {"all", "count", "one", "first", NULL};

struct nq_reader {
    struct nq_reader_options options;
    struct nq_text text;
    struct nq_plan plan;
    struct nq_reading reading;
    struct nq_lines lines;
    struct nq_machine machine;
    struct nq_claims claims;
    struct nq_fast *fast;
    struct nq_large *large; /* n beyond NQ_MAX_N, and not only a number */
    struct nq_item last;
    bool started, over;
    bool something; /* that is not blank was read */
};

enum nq_status nq_reader_open(struct nq_reader **reader,
                              const struct nq_reader_options *options,
                              nq_source_fn *source, void *ctx,
                              struct nq_error *err)
{
    *reader = NULL;
    if (options->n < 1 || options->n > 10000000)
        return nq_fail(err, NQ_RANGE, "n is %u, not 1..10000000", options->n);
    if (options->base < NQ_BASE_AUTO || options->base > 1)
        return nq_fail(err, NQ_RANGE, "base is %d, not 0 or 1", options->base);
    struct nq_reader *made = calloc(1, sizeof *made);
    if (!made)
        return nq_fail(err, NQ_MEMORY, "out of memory for a reader");
    made->options = *options;
    made->reading.encoding = nq_encoding_name(NQ_ASCII);
    nq_text_init(&made->text, source, ctx);
    nq_claims_init(&made->claims, options->n, false);
    *reader = made;
    return NQ_OK;
}

/* Goes to the first line that is not blank: nothing before it matters, however
 * much it is. */
static struct nq_cursor skip_blank_lines(struct nq_text *text)
{
    struct nq_cursor at = nq_cursor_start(text), line = at;
    struct nq_char c;
    while (nq_cursor_next(&at, &c)) {
        if (c.code == '\n')
            line = at;
        else if (!nq_is_blank(c.code) && c.code != 0)
            break;
        if (at.byte - line.byte > SAMPLE)
            break;
        text->pin = line.byte;
    }
    text->pin = UINT64_MAX;
    return line;
}

/* Only lists of columns are read for such n. */
static bool is_large(const struct nq_reader_options *options)
{
    return options->n > NQ_MAX_N && options->expect != NQ_EXPECT_COUNT;
}

/* Reads the beginning and settles on a way of reading. */
static enum nq_status start(struct nq_reader *reader, struct nq_error *err)
{
    struct nq_text *text = &reader->text;
    nq_text_fill(text, 0, SAMPLE);
    nq_text_detect(text);
    const struct nq_cursor at = skip_blank_lines(text);
    nq_text_fill(text, at.byte, SAMPLE);
    reader->started = true;
    if (is_large(&reader->options)) {
        reader->large =
            nq_large_new(reader->options.n, reader->options.base, at);
        return reader->large
                   ? NQ_OK
                   : nq_fail(err, NQ_MEMORY, "out of memory for a reader");
    }
    enum nq_status status =
        nq_choose(&reader->plan, &reader->reading, &reader->options, at, err);
    if (!status)
        status = nq_lines_init(&reader->lines, reader->plan.split, at, err);
    if (status)
        return status;
    nq_machine_init(&reader->machine, &reader->plan, &reader->claims);
    if (!reader->options.thorough)
        reader->fast = nq_fast_new();
    return NQ_OK;
}

static enum nq_status trouble(const struct nq_reader *reader,
                              struct nq_error *err)
{
    if (reader->claims.status)
        return nq_fail(err, NQ_MEMORY, "out of memory for a solution");
    if (reader->text.status && err)
        *err = reader->text.error;
    return reader->text.status;
}

/* At the end: what holds for the text as a whole. */
static void note_whole(struct nq_reader *reader)
{
    struct nq_claims *claims = &reader->claims;
    const struct nq_text *text = &reader->text;
    const struct nq_cursor *at = &reader->lines.at;
    const struct nq_place end = {
        .line = at->line, .column = at->column, .byte = at->byte};
    const struct nq_place nowhere = {.line = 0};
    if (at->byte == 0)
        nq_claims_note(claims, NQ_ITEM_REMARK, nowhere, nowhere,
                       "no output at all (0 bytes)");
    else if (!reader->something)
        nq_claims_note(claims, NQ_ITEM_REMARK, nowhere, end,
                       "the output holds only blanks");
    if (!reader->options.strict_layout)
        return;
    if (text->crlf > 0)
        nq_claims_strict(claims, end, "lines end with CR LF");
    if (text->escapes > 0)
        nq_claims_strict(claims, end, "escape sequences, such as colours");
    if (text->mark_bytes > 0)
        nq_claims_strict(claims, end, "a byte order mark");
    if (reader->something && at->column != 1)
        nq_claims_strict(claims, end, "the last line has no line end");
}

/* The next item that needs no new piece of text. */
static bool take(struct nq_reader *reader, struct nq_item *item)
{
    const bool taken = nq_claims_take(&reader->claims, item);
    const bool last = reader->claims.taken == reader->claims.length;
    if (taken && reader->fast && last && !reader->over)
        nq_fast_learn(reader->fast, &reader->machine, &reader->lines, item);
    if (taken || !reader->fast || reader->over)
        return taken;
    return nq_fast_next(reader->fast, &reader->machine, &reader->lines, item);
}

static enum nq_status next_large(struct nq_reader *reader, struct nq_item *item,
                                 struct nq_error *err)
{
    struct nq_reading *reading = &reader->reading;
    while (!nq_claims_take(&reader->claims, item)) {
        if (nq_large_next(reader->large, &reader->claims, item))
            break;
        if (reader->claims.length > 0)
            continue;
        if (nq_large_ended(reader->large)) {
            *item = (struct nq_item){.kind = NQ_ITEM_END};
            break;
        }
        const enum nq_status status = trouble(reader, err);
        if (status)
            return status;
    }
    reading->shape = NQ_SHAPE_COLUMNS;
    reading->base = nq_large_base(reader->large);
    (void)snprintf(reading->text, sizeof reading->text,
                   "columns counted from %d", reading->base);
    reader->last = *item;
    return trouble(reader, err);
}

enum nq_status nq_reader_next(struct nq_reader *reader, struct nq_item *item,
                              struct nq_error *err)
{
    if (!reader->started) {
        const enum nq_status status = start(reader, err);
        if (status)
            return status;
    }
    if (reader->large)
        return next_large(reader, item, err);
    while (!take(reader, item)) {
        struct nq_line line;
        if (nq_lines_next(&reader->lines, &line)) {
            reader->something = true;
            nq_machine_line(&reader->machine, &line);
        } else if (!reader->over) {
            nq_machine_end(&reader->machine);
            note_whole(reader);
            reader->over = true;
        } else {
            *item = (struct nq_item){.kind = NQ_ITEM_END};
            reader->last = *item;
            reader->reading.encoding = nq_encoding_name(reader->text.encoding);
            return trouble(reader, err);
        }
        const enum nq_status status = trouble(reader, err);
        if (status)
            return status;
    }
    reader->last = *item;
    reader->reading.encoding = nq_encoding_name(reader->text.encoding);
    return NQ_OK;
}

bool nq_reader_square_place(struct nq_reader *reader, size_t k,
                            struct nq_place *place)
{
    const struct nq_item *item = &reader->last;
    if (item->kind != NQ_ITEM_CLAIM || k >= item->claim.count)
        return false;
    if (!item->square_place)
        return reader->fast && nq_fast_place(reader->fast, &reader->machine,
                                             &reader->lines, k, place);
    *place = item->square_place[k];
    return true;
}

const struct nq_reading *nq_reader_reading(const struct nq_reader *reader)
{
    return &reader->reading;
}

void nq_reader_close(struct nq_reader *reader)
{
    if (!reader)
        return;
    nq_fast_free(reader->fast);
    nq_large_free(reader->large);
    nq_lines_release(&reader->lines);
    nq_machine_release(&reader->machine);
    nq_claims_release(&reader->claims);
    nq_text_release(&reader->text);
    free(reader);
}
