/* rules.h - which queens of a claim attack each other.
 *
 * The rules of the game and nothing else: no solver, no table of counts. */
#ifndef NQ_VERIFY_RULES_H
#define NQ_VERIFY_RULES_H

#include "board/claim.h"

/* The lines along which queens attack. */
enum nq_line {
    NQ_LINE_ROW,
    NQ_LINE_COLUMN,
    NQ_LINE_FALLING, /* \: row - column is the same */
    NQ_LINE_RISING   /* /: row + column is the same */
};
enum { NQ_LINES = 4 };

/* "row", "column", "falling diagonal", "rising diagonal".  Static. */
const char *nq_line_name(enum nq_line line);

/* What is wrong with a claim; all false and zero: nothing. */
struct nq_flaws {
    bool other_size;   /* the text shows a board that is not n x n */
    bool other_number; /* there are fewer or more than n queens */
    bool off_board;    /* queen number OFF stands outside */
    bool attack;       /* queens number FIRST and SECOND attack along LINE */
    enum nq_line line;
    size_t off, first, second; /* indices into claim->square */
    unsigned lines; /* bit 1 << line: there is an attack along such a line */
};

bool nq_flaws_any(const struct nq_flaws *flaws);

/* One bit for each line of a board of n x n squares. */
struct nq_rules {
    unsigned n;
    size_t words;
    uint64_t *seen;
};

enum { NQ_RULES_MAX_N = 10000000 };

/* Makes RULES ready for boards of N x N squares.
 *
 * Range:  1 <= N <= NQ_RULES_MAX_N.
 * Owns:   3N/4 bytes until nq_rules_release.
 * Fails:  NQ_RANGE, NQ_MEMORY; RULES is then unchanged.
 */
enum nq_status nq_rules_init(struct nq_rules *rules, unsigned n,
                             struct nq_error *err);
void nq_rules_release(struct nq_rules *rules);

/* Finds what is wrong with CLAIM.  Of several attacks the one along the first
 * kind of line is told; of these the one on the first queen, in the order of
 * the text, that an earlier one attacks; of these the nearest attacker.  A
 * queen off the board attacks nobody.
 *
 * Cost:   O(n + queens).
 */
struct nq_flaws nq_rules_check(struct nq_rules *rules,
                               const struct nq_claim *claim);

/* Is CLAIM a solution for N, its queens in the order of their rows?  Then
 * *BOARD is that board.  False, *BOARD unchanged, for whatever else, a solution
 * in another order too: nq_rules_check tells.
 *
 * Range:  1 <= N <= NQ_MAX_N.
 * Cost:   about a nanosecond a queen.
 */
bool nq_claim_solves(const struct nq_claim *claim, unsigned n,
                     struct nq_board *board);

#endif
