/* clauses.h - a set of clauses with unit propagation, for the proof checker. */
#ifndef NQ_VERIFY_CLAUSES_H
#define NQ_VERIFY_CLAUSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

/* A clause is named by its place in `arena`, where its header stands; 0 is
 * none.  Literals are coded: 2 V for V, 2 V + 1 for its negation. */
typedef uint32_t nq_clause;

enum {
    NQ_CLAUSE_ID,   /* number in the LRAT proof */
    NQ_CLAUSE_SIZE, /* literals that follow the header */
    NQ_CLAUSE_NEXT, /* in the same bucket of the hash table */
    NQ_CLAUSE_LIVE, /* 0: deleted; its watches go when they are met */
    NQ_CLAUSE_HEADER
};

struct nq_watch {
    nq_clause clause;
    uint32_t blocker; /* if this literal is true the clause is too */
};

struct nq_watches {
    struct nq_watch *watch;
    uint32_t count, capacity;
};

/* All clauses, and the values that follow from them and from assumptions. */
struct nq_clauses {
    uint32_t variables;
    uint32_t *arena;
    size_t used, capacity;
    struct nq_watches *watches; /* of each literal */
    int8_t *value;              /* of each literal: 1 true, -1 false, 0 open */
    nq_clause *reason;          /* of each variable with a value; 0: assumed */
    uint32_t *trail;            /* true literals, oldest first */
    size_t trail_size, propagated;
    nq_clause *bucket;
    size_t buckets, stored;
    uint64_t propagations;
};

/* A coded literal for LITERAL, and back. */
static inline uint32_t nq_literal_code(int32_t literal)
{
    return literal < 0 ? 2 * (uint32_t)-literal + 1 : 2 * (uint32_t)literal;
}

static inline int32_t nq_literal_decode(uint32_t code)
{
    const int32_t variable = (int32_t)(code / 2);
    return code & 1 ? -variable : variable;
}

static inline const uint32_t *nq_clause_literals(const struct nq_clauses *set,
                                                 nq_clause clause)
{
    return set->arena + clause + NQ_CLAUSE_HEADER;
}

/* An empty set over VARIABLES variables.
 *
 * Owns:   *SET until nq_clauses_release.
 * Fails:  NQ_MEMORY; *SET is then empty and need not be released.
 */
enum nq_status nq_clauses_init(struct nq_clauses *set, uint32_t variables,
                               struct nq_error *err);
void nq_clauses_release(struct nq_clauses *set);

/* Makes room for VARIABLES variables. Fails: NQ_MEMORY. */
enum nq_status nq_clauses_widen(struct nq_clauses *set, uint32_t variables,
                                struct nq_error *err);

/* Adds the clause of the COUNT different coded literals at LITERAL, called ID;
 * its name goes to *CLAUSE.  It is watched by two literals that are not false,
 * if it has them.  No value follows yet.  Fails: NQ_MEMORY. */
enum nq_status nq_clauses_add(struct nq_clauses *set, const uint32_t *literal,
                              size_t count, uint32_t id, nq_clause *clause,
                              struct nq_error *err);

/* A live clause with the same literals in any order; 0 if there is none. */
nq_clause nq_clauses_find(struct nq_clauses *set, const uint32_t *literal,
                          size_t count);

/* Deletes CLAUSE, which must not be the reason of a value. */
void nq_clauses_delete(struct nq_clauses *set, nq_clause clause);

/* Gives LITERAL the value true for REASON. It has no value yet. */
void nq_clauses_assign(struct nq_clauses *set, uint32_t literal,
                       nq_clause reason);

/* Unit propagation of everything on the trail that was not propagated yet.
 * *CONFLICT is a clause with only false literals, or 0.  Fails: NQ_MEMORY. */
enum nq_status nq_clauses_propagate(struct nq_clauses *set, nq_clause *conflict,
                                    struct nq_error *err);

/* Takes back all values but the first SIZE of the trail. */
void nq_clauses_backtrack(struct nq_clauses *set, size_t size);

#endif
