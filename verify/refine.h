/* refine.h - where exactly do two methods differ? */
#ifndef NQ_VERIFY_REFINE_H
#define NQ_VERIFY_REFINE_H

#include <stddef.h>

#include "board/puzzle.h"
#include "board/visit.h"

/* One method, run again and again: hands the solutions of PUZZLE, a plain board
 * with queens placed on its first rows, to VISIT, in any order.  Boards that
 * do not contain the placed queens may be among them and are skipped, so a
 * method that cannot place queens hands on all it has. */
typedef enum nq_status nq_produce_fn(void *method,
                                     const struct nq_puzzle *puzzle,
                                     nq_visit_fn *visit, void *ctx,
                                     struct nq_error *err);
struct nq_producer {
    nq_produce_fn *produce;
    void *method;
};

/* A board that one hands on more often than the other. */
struct nq_odd_board {
    struct nq_board board;
    uint64_t times[2];
};

enum { NQ_ODD_BOARDS = 4 };

/* The first place where two methods differ: behind the first DEPTH queens of
 * PREFIX.  Of all prefixes of the first board (in lexicographic order) that the
 * two do not hand on equally often it is the shortest behind which they have no
 * board in common. */
struct nq_difference {
    bool found;
    unsigned depth;
    struct nq_board prefix;
    uint64_t more[2]; /* boards behind the prefix that method i hands on more
                         often than the other */
    struct nq_odd_board odd[2][NQ_ODD_BOARDS]; /* the first of these */
};

/* Finds the first place where A and B differ on the plain board of N rows.
 * DIFFERENCE->found is false if there is none, which also happens if a fault of
 * a method does not show when queens are placed.
 *
 * Cost:   both methods once for each queen of the prefix, at most; once if they
 *         have few boards.  At most some ten megabytes.
 * Fails:  what the methods fail with, NQ_MEMORY, NQ_RANGE;
 *         *DIFFERENCE is then unchanged.
 */
enum nq_status nq_refine(const struct nq_producer *a,
                         const struct nq_producer *b, unsigned n,
                         struct nq_difference *difference,
                         struct nq_error *err);

#endif
