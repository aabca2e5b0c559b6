/* solver.h - the contract that every method keeps.
 *
 * Methods are independent: a file in this folder uses board/'s types and this
 * header, and nothing that decides whether two queens attack each other.  Each
 * method finds that out in its own way, from its own data. */
#ifndef NQ_SOLVERS_SOLVER_H
#define NQ_SOLVERS_SOLVER_H

#include <stdatomic.h>
#include <stddef.h>

#include "board/puzzle.h"
#include "board/visit.h"

/* What a search did; the same for the same puzzle on every machine. */
struct nq_stats {
    uint64_t solutions; /* that the boards handed on stand for */
    uint64_t nodes;     /* placements tried and found sound, the empty one too;
                           a method with another unit says so in its file */
    uint64_t work;      /* the method's own operation, named by work_unit */
};

/* One search under way. */
struct nq_search {
    nq_visit_fn *visit; /* takes the boards; NULL: only count */
    void *ctx;          /* for visit */
    /* Ends the search when it is not 0.  NULL: never.  Looked at every few
     * milliseconds, also when no board is found. */
    const atomic_int *stop;
    struct nq_stats stats; /* filled in by the search, also when stopped */
};

/* The order in which a method hands on boards. */
enum nq_order {
    NQ_LEXICOGRAPHIC, /* by column vector */
    NQ_UNORDERED
};

typedef enum nq_status nq_search_fn(const struct nq_puzzle *puzzle,
                                    struct nq_search *search,
                                    struct nq_error *err);

struct nq_solver {
    const char *name;      /* as typed on the command line */
    const char *method;    /* one line */
    const char *source;    /* where the method is described */
    const char *work_unit; /* what stats.work counts, plural */
    unsigned version;      /* goes up when nodes or work change */
    unsigned max_n;        /* the largest n that the method can represent */
    unsigned sensible_n;   /* the largest n for about ten seconds */
    unsigned features;     /* NQ_FEATURE_ bits that it supports */
    enum nq_order order;
    bool row_by_row;      /* visits exactly the sound placements on rows 0..k */
    bool canonical;       /* hands on only the least board of each class */
    nq_search_fn *search; /* call nq_solver_search instead */
};

/* All methods, by name in the order of solvers/list.h; *COUNT of them. Static.
 */
const struct nq_solver *const *nq_solvers(size_t *count);

/* The method called NAME, or NULL. Static. */
const struct nq_solver *nq_solver_find(const char *name);

/* Finds all solutions of PUZZLE and hands each to SEARCH's visitor.
 *
 * Order:  as solver->order says.
 * Fails:  NQ_RANGE if n is not 1..max_n; NQ_UNSUPPORTED if the puzzle uses a
 *         feature that the method lacks; NQ_STOPPED if the stop flag was seen;
 *         NQ_MEMORY.  A visitor that stops is no failure.
 */
enum nq_status nq_solver_search(const struct nq_solver *solver,
                                const struct nq_puzzle *puzzle,
                                struct nq_search *search, struct nq_error *err);

/* For methods: has somebody asked SEARCH to stop? */
static inline bool nq_search_stopped(const struct nq_search *search)
{
    return search->stop &&
           atomic_load_explicit(search->stop, memory_order_relaxed) != 0;
}

/* For methods: counts BOARD for the number of SOLUTIONS that it stands for and
 * hands it on.  NQ_STOP if the visitor wants no more. */
static inline enum nq_walk nq_search_hand_on(struct nq_search *search,
                                             const struct nq_board *board,
                                             unsigned solutions)
{
    search->stats.solutions += solutions;
    return search->visit ? search->visit(board, search->ctx) : NQ_CONTINUE;
}

/* For methods: what to return when SEARCH ended with WALK.  NQ_OK if it is
 * complete or the visitor stopped it.
 *
 * Fails:  NQ_STOPPED if the stop flag ended it.
 */
enum nq_status nq_search_end(const struct nq_search *search, enum nq_walk walk,
                             struct nq_error *err);

#endif
