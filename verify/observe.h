/* observe.h - what a program was seen to print for one n, as numbers that can
 * be compared: is this the output of that known fault? */
#ifndef NQ_VERIFY_OBSERVE_H
#define NQ_VERIFY_OBSERVE_H

#include "board/claim.h"

/* Two observations that are equal in `claims`, `set` and the totals are the
 * same output but for order and layout; `sequence` adds the order.  Claims that
 * are no boards count as well: what matters are a claim's squares, in whatever
 * order the text gives them, and not the size of the board drawn around. */
struct nq_observation {
    unsigned n;
    uint64_t claims;   /* solutions printed, right or wrong */
    uint64_t set[2];   /* 128-bit sum over the claims, duplicates count */
    uint64_t sequence; /* hash of the claims in their order */
    uint64_t totals;   /* numbers of solutions printed */
    uint64_t total;    /* the last of these */
    bool none;         /* "no solution" was printed */
};

/* Starts: nothing was seen for N yet. */
void nq_observation_init(struct nq_observation *seen, unsigned n);

/* Adds one solution, one printed number of solutions. */
void nq_observe_claim(struct nq_observation *seen,
                      const struct nq_claim *claim);
void nq_observe_total(struct nq_observation *seen, uint64_t total);

/* Adds BOARD as a claim: faster, the same result. */
void nq_observe_board(struct nq_observation *seen,
                      const struct nq_board *board);

#endif
