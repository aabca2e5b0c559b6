/* puzzle.h - everything that a solver can be asked. */
#ifndef NQ_BOARD_PUZZLE_H
#define NQ_BOARD_PUZZLE_H

#include "board/board.h"

enum nq_rule {
    NQ_RULE_QUEEN,
    NQ_RULE_SUPERQUEEN /* attacks as a queen and as a knight */
};

/* What a puzzle may ask beyond n queens on an empty board: a set of bits. */
enum {
    NQ_FEATURE_BLOCKED = 1,   /* squares on which no queen may stand */
    NQ_FEATURE_PLACED = 2,    /* queens that are there already */
    NQ_FEATURE_SUPERQUEEN = 4 /* the superqueen rule */
};

/* n queens on an n x n board.  Bit c of a row mask is column c.  A blocked
 * square does not stop a queen's attack.  Placed queens may contradict each
 * other or stand on a blocked square: then there is no solution. */
struct nq_puzzle {
    unsigned n;
    enum nq_rule rule;
    uint32_t blocked[NQ_MAX_N];
    uint32_t placed[NQ_MAX_N];
};

/* Makes the plain puzzle: N queens, nothing blocked, nothing placed.
 *
 * Range:  1 <= N <= NQ_MAX_N.
 * Fails:  NQ_RANGE; *PUZZLE is then unchanged.
 */
enum nq_status nq_puzzle_init(struct nq_puzzle *puzzle, unsigned n,
                              struct nq_error *err);

/* The NQ_FEATURE_ bits that PUZZLE uses. */
unsigned nq_puzzle_features(const struct nq_puzzle *puzzle);

/* "blocked squares", "blocked squares and placed queens", ... for FEATURES;
 * "a plain board" for none.  Static. */
const char *nq_features_text(unsigned features);

#endif
