/* ledger.c - the boards of an output, kept in whatever order they come. */
#include "verify/ledger.h"

#include <assert.h>
#include <stdlib.h>

#include "board/rank.h"

enum {
    PACKED_MAX_N = 16, /* four bits a row */
    DIGITS = 12,       /* bytes of an entry, the most significant first */
    FEW = 24           /* entries that are sorted by insertion */
};

uint64_t nq_board_key(const struct nq_board *board)
{
    if (board->n > PACKED_MAX_N)
        return (uint64_t)nq_board_rank(board);
    uint64_t key = 0;
    for (unsigned row = 0; row < board->n; row++)
        key = key << 4 | board->col[row];
    return key;
}

struct nq_board nq_key_board(uint64_t key, unsigned n)
{
    struct nq_board board = {.n = (uint8_t)n};
    if (n > PACKED_MAX_N) {
        const enum nq_status status =
            nq_board_unrank(&board, n, (int64_t)key, NULL);
        assert(status == NQ_OK);
        (void)status;
        return board;
    }
    for (unsigned row = n; row-- > 0; key >>= 4)
        board.col[row] = (uint8_t)(key & 15);
    return board;
}

bool nq_ledger_full(const struct nq_ledger *ledger, uint64_t number)
{
    return ledger->count >= NQ_LEDGER_MAX_ENTRIES || number > INT32_MAX;
}

static enum nq_status grow(struct nq_ledger *ledger, struct nq_error *err)
{
    const size_t room = ledger->room ? 2 * ledger->room : 1024;
    struct nq_entry *entry =
        realloc(ledger->entry, room * sizeof *ledger->entry);
    if (!entry)
        return nq_fail(err, NQ_MEMORY, "no memory for %zu boards", room);
    ledger->entry = entry;
    ledger->room = room;
    return NQ_OK;
}

enum nq_status nq_ledger_add(struct nq_ledger *ledger, uint64_t key,
                             uint64_t number, bool solves, struct nq_error *err)
{
    assert(!nq_ledger_full(ledger, number));
    if (ledger->count == ledger->room) {
        const enum nq_status status = grow(ledger, err);
        if (status)
            return status;
    }
    ledger->entry[ledger->count++] = (struct nq_entry){
        .key_high = (uint32_t)(key >> 32),
        .key_low = (uint32_t)key,
        .tag = (uint32_t)number << 1 | (uint32_t)solves,
    };
    return NQ_OK;
}

static unsigned digit_of(const struct nq_entry *entry, unsigned digit)
{
    const uint32_t words[] = {entry->key_high, entry->key_low, entry->tag};
    return words[digit / 4] >> (24 - 8 * (digit % 4)) & 0xff;
}

static bool before(const struct nq_entry *a, const struct nq_entry *b)
{
    if (a->key_high != b->key_high)
        return a->key_high < b->key_high;
    if (a->key_low != b->key_low)
        return a->key_low < b->key_low;
    return a->tag < b->tag;
}

static void sort_few(struct nq_entry *entry, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        const struct nq_entry moved = entry[i];
        size_t to = i;
        for (; to > 0 && before(&moved, &entry[to - 1]); to--)
            entry[to] = entry[to - 1];
        entry[to] = moved;
    }
}

/* Each entry goes straight to where its digit belongs: P. McIlroy, K. Bostic,
 * M. D. McIlroy, Engineering radix sort, 1993. */
static void sort_from(struct nq_entry *entry, size_t count, unsigned digit)
{
    if (count <= FEW) {
        sort_few(entry, count);
        return;
    }
    size_t end[256] = {0};
    size_t next[256];
    for (size_t i = 0; i < count; i++)
        end[digit_of(&entry[i], digit)]++;
    size_t sum = 0;
    for (unsigned value = 0; value < 256; value++) {
        next[value] = sum;
        sum += end[value];
        end[value] = sum;
    }
    for (unsigned value = 0; value < 256; value++)
        while (next[value] < end[value]) {
            struct nq_entry *here = &entry[next[value]];
            const unsigned home = digit_of(here, digit);
            struct nq_entry *there = &entry[next[home]++];
            const struct nq_entry swapped = *there;
            *there = *here;
            *here = swapped;
        }
    if (digit + 1 == DIGITS)
        return;
    for (unsigned value = 0; value < 256; value++) {
        const size_t start = value ? end[value - 1] : 0;
        sort_from(entry + start, end[value] - start, digit + 1);
    }
}

void nq_ledger_sort(struct nq_ledger *ledger)
{
    if (ledger->count > 1)
        sort_from(ledger->entry, ledger->count, 0);
}

void nq_ledger_release(struct nq_ledger *ledger)
{
    free(ledger->entry);
    *ledger = (struct nq_ledger){.n = ledger->n};
}
