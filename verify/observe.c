/* observe.c - what a program was seen to print for one n, as numbers. */
#include "verify/observe.h"

#include <string.h>

#include "base/hash.h"

/* 128 bits for one claim. */
struct mixed {
    uint64_t high, low;
};

static struct mixed mix(struct mixed so_far, uint64_t word)
{
    return (struct mixed){
        .high = nq_mix64(so_far.high ^ word),
        .low = nq_mix64((so_far.low + word) ^ UINT64_C(0x9216d5d98979fb1b)),
    };
}

static void add(struct nq_observation *seen, struct mixed claim)
{
    seen->claims++;
    seen->set[0] += claim.low;
    seen->set[1] += claim.high + (seen->set[0] < claim.low);
    seen->sequence = nq_mix64(seen->sequence + claim.low);
}

void nq_observation_init(struct nq_observation *seen, unsigned n)
{
    *seen = (struct nq_observation){.n = n};
}

void nq_observe_board(struct nq_observation *seen, const struct nq_board *board)
{
    struct mixed mixed = {.high = UINT64_C(0x452821e638d01377) + board->n,
                          .low = UINT64_C(0xbe5466cf34e90c6c)};
    for (unsigned row = 0; row < board->n; row += sizeof(uint64_t)) {
        uint64_t word = 0;
        memcpy(&word, board->col + row, sizeof word);
        mixed = mix(mixed, word);
    }
    add(seen, mixed);
}

static uint64_t square_word(struct nq_square square)
{
    return (uint64_t)(uint32_t)square.row << 32 | (uint32_t)square.col;
}

/* Squares in any order: their words are mixed one by one and added up. */
static struct mixed of_squares(const struct nq_claim *claim)
{
    struct mixed sum = {0, 0};
    for (size_t i = 0; i < claim->count; i++) {
        const uint64_t word = square_word(claim->square[i]);
        sum.high += nq_mix64(word + UINT64_C(0xc0ac29b7c97c50dd));
        sum.low += nq_mix64(word ^ UINT64_C(0x3f84d5b5b5470917));
    }
    return mix(sum, claim->count);
}

void nq_observe_claim(struct nq_observation *seen, const struct nq_claim *claim)
{
    struct nq_board board;
    struct nq_claim sized = *claim;
    sized.rows = sized.cols = (unsigned)claim->count;
    if (claim->count <= NQ_MAX_N &&
        nq_claim_board(&sized, (unsigned)claim->count, &board))
        nq_observe_board(seen, &board);
    else
        add(seen, of_squares(claim));
}

void nq_observe_total(struct nq_observation *seen, uint64_t total)
{
    seen->totals++;
    seen->total = total;
}
