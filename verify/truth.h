/* truth.h - walks along all solutions beside a list of boards in order, and
 * finds out which are not in it. */
#ifndef NQ_VERIFY_TRUTH_H
#define NQ_VERIFY_TRUTH_H

#include <stddef.h>

#include "board/visit.h"

/* Hands the solutions for N that come after the board AFTER (NULL: all) to
 * VISIT, in lexicographic order.  CTX is its own.  Whoever calls brings it
 * along: nothing here finds solutions by itself. */
typedef enum nq_status nq_truth_fn(unsigned n, const struct nq_board *after,
                                   nq_visit_fn *visit, void *visit_ctx,
                                   void *ctx, struct nq_error *err);

/* One walk.  Fill in the first six and nq_walk_truth_open. */
struct nq_truth_walk {
    unsigned n;
    uint64_t limit; /* only so many solutions count; UINT64_MAX: all */
    nq_truth_fn *truth;
    void *truth_ctx;
    nq_visit_fn *missing; /* takes each solution that is not in the list;
                             NQ_STOP: no more of these */
    void *missing_ctx;
    uint64_t matched; /* solutions that are in the list */
    uint64_t missed;  /* solutions found missing so far */
    uint64_t beyond;  /* boards of the list that are no solution that counts */
    bool stopped;     /* the visitor had enough: the counts stand still */
    /* private: solutions read ahead */
    struct nq_board *ahead;
    size_t at, count;
    bool ended;
    uint64_t passed;
};

/* Owns:   memory until nq_truth_walk_close.
 * Fails:  NQ_MEMORY. */
enum nq_status nq_truth_walk_open(struct nq_truth_walk *walk,
                                  struct nq_error *err);

/* The next board of the list; it comes after all before it.
 *
 * Fails:  what the truth fails with.
 */
enum nq_status nq_truth_walk_take(struct nq_truth_walk *walk,
                                  const struct nq_board *board,
                                  struct nq_error *err);

/* The list has ended: whatever is left is missing. */
enum nq_status nq_truth_walk_end(struct nq_truth_walk *walk,
                                 struct nq_error *err);

void nq_truth_walk_close(struct nq_truth_walk *walk);

#endif
