/* reading.c - for tests: a text read whole, as one line of words. */
#include "tests/unit/reading.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct memory {
    const char *text;
    size_t left, piece;
};

static enum nq_status from_memory(void *ctx, char *buffer, size_t size,
                                  size_t *got, struct nq_error *err)
{
    (void)err;
    struct memory *memory = ctx;
    *got = memory->left < size ? memory->left : size;
    if (memory->piece > 0 && *got > memory->piece)
        *got = memory->piece;
    memcpy(buffer, memory->text, *got);
    memory->text += *got;
    memory->left -= *got;
    return NQ_OK;
}

static void write_claim(FILE *out, const struct nq_claim *claim, unsigned n)
{
    struct nq_board board;
    if (!nq_claim_board(claim, n, &board)) {
        (void)fprintf(out, " ?%zu", claim->count);
        return;
    }
    (void)fputc(' ', out);
    for (unsigned row = 0; row < n; row++)
        (void)fputc("123456789abcdefghijklmnopqrstuvw"[board.col[row]], out);
}

static void write_word(FILE *out, const struct nq_item *item, unsigned n)
{
    switch (item->kind) {
    case NQ_ITEM_CLAIM:
        write_claim(out, &item->claim, n);
        break;
    case NQ_ITEM_COUNT:
        (void)fprintf(out, " #%llu", (unsigned long long)item->number);
        break;
    case NQ_ITEM_NONE:
        (void)fputs(" none", out);
        break;
    case NQ_ITEM_PROBLEM:
        (void)fputs(" problem", out);
        break;
    case NQ_ITEM_REMARK:
        (void)fputs(" remark", out);
        break;
    case NQ_ITEM_END:
        break;
    }
}

static void write_place(FILE *out, char sign, const struct nq_place *place)
{
    (void)fprintf(
        out, "%c%llu:%llu/%llu", sign, (unsigned long long)place->line,
        (unsigned long long)place->column, (unsigned long long)place->byte);
}

static void write_places(FILE *out, struct nq_reader *reader,
                         const struct nq_item *item)
{
    struct nq_place place;
    write_place(out, '@', &item->place);
    write_place(out, '-', &item->end);
    for (size_t k = 0; k < item->claim.count; k++)
        if (nq_reader_square_place(reader, k, &place))
            write_place(out, ',', &place);
}

enum detail { WORDS, PLACES, MESSAGES };

static char *read_all(const struct nq_reader_options *options,
                      struct memory *memory, enum detail detail)
{
    struct nq_reader *reader = NULL;
    struct nq_item item = {.kind = NQ_ITEM_REMARK};
    char *words = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&words, &length);
    if (!out || nq_reader_open(&reader, options, from_memory, memory, NULL))
        abort();
    while (item.kind != NQ_ITEM_END) {
        if (nq_reader_next(reader, &item, NULL))
            abort();
        write_word(out, &item, options->n);
        if (detail == PLACES && item.kind != NQ_ITEM_END)
            write_places(out, reader, &item);
        if (detail == MESSAGES && item.message)
            (void)fprintf(out, "(%llu: %s)",
                          (unsigned long long)item.place.line, item.message);
    }
    nq_reader_close(reader);
    (void)fclose(out);
    if (length > 0)
        memmove(words, words + 1, length);
    return words;
}

char *read_words(const struct nq_reader_options *options, const char *text,
                 size_t size, size_t piece)
{
    struct memory memory = {.text = text, .left = size, .piece = piece};
    return read_all(options, &memory, WORDS);
}

char *read_places(const struct nq_reader_options *options, const char *text,
                  size_t size, size_t piece)
{
    struct memory memory = {.text = text, .left = size, .piece = piece};
    return read_all(options, &memory, PLACES);
}

char *read_messages(const struct nq_reader_options *options, const char *text,
                    size_t size)
{
    struct memory memory = {.text = text, .left = size};
    return read_all(options, &memory, MESSAGES);
}

char *read_text(unsigned n, const char *text)
{
    const struct nq_reader_options options = {.n = n, .base = NQ_BASE_AUTO};
    return read_words(&options, text, strlen(text), 0);
}
