/* reader_fuzz.c - any bytes can be read: places go forward, messages can be
 * shown, and the template says what the general way says. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "formats/reader.h"

/* NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct memory {
    const uint8_t *data;
    size_t left, piece;
};

static enum nq_status from_memory(void *ctx, char *buffer, size_t size,
                                  size_t *got, struct nq_error *err)
{
    (void)err;
    struct memory *memory = ctx;
    *got = memory->left < size ? memory->left : size;
    if (*got > memory->piece)
        *got = memory->piece;
    if (*got > 0)
        memcpy(buffer, memory->data, *got);
    memory->data += *got;
    memory->left -= *got;
    return NQ_OK;
}

static void require(bool holds, const char *what)
{
    if (holds)
        return;
    (void)fprintf(stderr, "not so: %s\n", what);
    abort();
}

static void check_message(const char *message)
{
    require(message && message[0], "a note has a message");
    for (const unsigned char *c = (const unsigned char *)message; *c; c++)
        require(*c >= 0x20 && *c != 0x7f, "a message has no control bytes");
}

static uint64_t mix_place(uint64_t hash, const struct nq_place *place)
{
    hash = nq_mix64(hash ^ place->line);
    hash = nq_mix64(hash ^ place->column);
    return nq_mix64(hash ^ place->byte);
}

/* Adds ITEM to HASH, all squares and their places included. */
static uint64_t mix(uint64_t hash, struct nq_reader *reader,
                    const struct nq_item *item, bool places)
{
    hash = nq_mix64(hash ^ (uint64_t)item->kind);
    hash = nq_mix64(hash ^ item->number);
    hash = mix_place(mix_place(hash, &item->place), &item->end);
    for (size_t k = 0; k < item->claim.count; k++) {
        const struct nq_square square = item->claim.square[k];
        struct nq_place at;
        hash = nq_mix64(hash ^ (uint64_t)(uint32_t)square.row);
        hash = nq_mix64(hash ^ (uint64_t)(uint32_t)square.col << 32);
        if (!places)
            continue;
        require(nq_reader_square_place(reader, k, &at),
                "every square has a place");
        hash = mix_place(hash, &at);
    }
    return hash;
}

static uint64_t read_all(const struct nq_reader_options *options,
                         struct memory memory)
{
    struct nq_reader *reader = NULL;
    struct nq_item item = {.kind = NQ_ITEM_REMARK};
    uint64_t hash = 0, last = 0;
    const size_t size = memory.left;
    require(nq_reader_open(&reader, options, from_memory, &memory, NULL) ==
                NQ_OK,
            "the reader opens");
    while (item.kind != NQ_ITEM_END) {
        require(nq_reader_next(reader, &item, NULL) == NQ_OK,
                "the reader goes on");
        if (item.kind == NQ_ITEM_END)
            break;
        require(item.place.byte >= last || item.kind != NQ_ITEM_CLAIM,
                "solutions come in the order of the text");
        require(item.end.byte >= item.place.byte, "no item ends before it "
                                                  "begins");
        require(item.end.byte <= size, "no item ends beyond the text");
        if (item.kind == NQ_ITEM_CLAIM)
            last = item.place.byte;
        if (item.kind == NQ_ITEM_PROBLEM || item.kind == NQ_ITEM_REMARK)
            check_message(item.message);
        hash = mix(hash, reader, &item, options->n <= NQ_MAX_N);
    }
    nq_reader_close(reader);
    return hash;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    struct nq_reader_options options = {
        .n = data[0] % 13u ? data[0] % 13u : 40u,
        .expect = (enum nq_expect)(data[1] % 4u),
        .shape = (enum nq_shape)(data[1] & 4 ? data[1] / 8u % 10u : 0),
        .base = NQ_BASE_AUTO};
    const struct memory memory = {
        .data = data + 2, .left = size - 2, .piece = SIZE_MAX};
    struct memory pieces = memory;
    pieces.piece = 1 + data[0] / 16u;
    const uint64_t plain = read_all(&options, memory);
    options.thorough = true;
    require(plain == read_all(&options, pieces),
            "the template reads what the general way reads, in pieces too");
    return 0;
}
