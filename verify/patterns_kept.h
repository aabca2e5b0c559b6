/* patterns_kept.h - what the pattern finders look at; for patterns*.c only. */
#ifndef NQ_VERIFY_PATTERNS_KEPT_H
#define NQ_VERIFY_PATTERNS_KEPT_H

#include "verify/patterns.h"

/* What is wrong with a claim: a set of bits. */
enum {
    NQ_CLASH_ROW = 1,
    NQ_CLASH_COLUMN = 2,
    NQ_CLASH_FALLING = 4, /* \ */
    NQ_CLASH_RISING = 8,  /* / */
    NQ_OUTSIDE = 16,      /* a queen off the n x n board */
    NQ_NOT_N = 32,        /* not n queens */
    NQ_CLASH_DIAGONAL = NQ_CLASH_FALLING | NQ_CLASH_RISING,
    NQ_CLASH_ANY = NQ_CLASH_ROW | NQ_CLASH_COLUMN | NQ_CLASH_DIAGONAL
};

/* One claim as it was printed. */
struct nq_kept {
    uint64_t hash; /* equal for equal claims */
    unsigned rows, cols;
    size_t queens;
    unsigned flaws;          /* 0: a solution */
    unsigned nearest;        /* rows between the nearest clash; 0: none */
    unsigned farthest;       /* and the farthest */
    uint32_t rows_in_all;    /* rows that take part in every clash */
    bool is_board;           /* one queen in each row, all on the board */
    struct nq_board board;   /* if so */
    uint32_t mask[NQ_MAX_N]; /* the queens on the board, row by row */
};

/* Slots for the hashes of kept claims: twice as many as can be kept. */
enum { NQ_HASH_SLOTS = 2 * NQ_PATTERNS_KEPT };

struct nq_patterns {
    unsigned n;
    uint64_t claims, missing; /* all that came */
    size_t kept, kept_missing;
    struct nq_kept *claim;
    struct nq_board *lacks;
    uint64_t slot[NQ_HASH_SLOTS]; /* hashes by linear probing; 0: free */
    /* Over all missing boards: what they have in common, what they have. */
    uint32_t in_all_missing[NQ_MAX_N], in_any_missing[NQ_MAX_N];
};

/* The solutions among the kept claims, each once, in order.
 *
 * Owns:   the result, to be freed; NULL if there is no memory.
 */
struct nq_board *nq_patterns_right(const struct nq_patterns *patterns,
                                   size_t *count);

/* The finders; each adds what it sees. */
void nq_patterns_find_wrong(const struct nq_patterns *patterns,
                            struct nq_explanation *explanation);
void nq_patterns_find_repeated(const struct nq_patterns *patterns,
                               struct nq_explanation *explanation);
void nq_patterns_find_order(const struct nq_patterns *patterns,
                            struct nq_explanation *explanation);
void nq_patterns_find_missing(const struct nq_patterns *patterns,
                              const struct nq_board *right, size_t count,
                              struct nq_explanation *explanation);

#endif
