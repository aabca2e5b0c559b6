/* ledger.h - the boards of an output, kept to find repeated and missing ones
 * in whatever order they come. */
#ifndef NQ_VERIFY_LEDGER_H
#define NQ_VERIFY_LEDGER_H

#include <stddef.h>

#include "board/board.h"

enum {
    NQ_LEDGER_MAX_N = 20,
    /* More than the 14,772,512 solutions of n = 16; in all 192 MiB. */
    NQ_LEDGER_MAX_ENTRIES = 16 << 20
};

/* One board: twelve bytes. */
struct nq_entry {
    uint32_t key_high, key_low;
    uint32_t tag; /* twice its number in the output, plus 1 for a solution */
};

/* Empty when all zero, but for n. */
struct nq_ledger {
    unsigned n;
    size_t count, room;
    struct nq_entry *entry;
};

/* A number that stands for BOARD among the permutations of its size and keeps
 * their lexicographic order.  For n <= 16 any board will do.
 *
 * Range:  n <= NQ_LEDGER_MAX_N; a permutation if n > 16.
 */
uint64_t nq_board_key(const struct nq_board *board);

/* The board of N rows that KEY stands for. */
struct nq_board nq_key_board(uint64_t key, unsigned n);

static inline uint64_t nq_entry_key(const struct nq_entry *entry)
{
    return (uint64_t)entry->key_high << 32 | entry->key_low;
}

static inline uint32_t nq_entry_number(const struct nq_entry *entry)
{
    return entry->tag >> 1;
}

static inline bool nq_entry_solves(const struct nq_entry *entry)
{
    return (entry->tag & 1) != 0;
}

/* Is there no room for board number NUMBER? */
bool nq_ledger_full(const struct nq_ledger *ledger, uint64_t number);

/* Adds board number NUMBER with the key KEY.
 *
 * Range:  not full.
 * Owns:   memory until nq_ledger_release.
 * Fails:  NQ_MEMORY; LEDGER is then unchanged.
 */
enum nq_status nq_ledger_add(struct nq_ledger *ledger, uint64_t key,
                             uint64_t number, bool solves,
                             struct nq_error *err);

/* Sorts the entries by board, equal boards by number.
 *
 * Cost:   O(entries), no memory.
 */
void nq_ledger_sort(struct nq_ledger *ledger);

void nq_ledger_release(struct nq_ledger *ledger);

#endif
