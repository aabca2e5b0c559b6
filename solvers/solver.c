/* solver.c - the list of methods and what is common to all searches. */
#include "solvers/solver.h"

#include <inttypes.h>
#include <string.h>

#include "solvers/list.h"

#define DECLARE(name) extern const struct nq_solver nq_solver_##name;
NQ_SOLVER_LIST(DECLARE)
#undef DECLARE

#define ADDRESS(name) &nq_solver_##name,
static const struct nq_solver *const solvers[] = {NQ_SOLVER_LIST(ADDRESS)};
#undef ADDRESS

#define INDEX(name) INDEX_##name,
enum { NQ_SOLVER_LIST(INDEX) SOLVERS };
#undef INDEX

const struct nq_solver *const *nq_solvers(size_t *count)
{
    *count = SOLVERS;
    return solvers;
}

const struct nq_solver *nq_solver_find(const char *name)
{
    for (size_t i = 0; i < SOLVERS; i++)
        if (strcmp(solvers[i]->name, name) == 0)
            return solvers[i];
    return NULL;
}

enum nq_status nq_solver_search(const struct nq_solver *solver,
                                const struct nq_puzzle *puzzle,
                                struct nq_search *search, struct nq_error *err)
{
    search->stats = (struct nq_stats){0};
    if (puzzle->n < 1 || puzzle->n > solver->max_n)
        return nq_fail(err, NQ_RANGE, "method %s: n is %u, not 1..%u",
                       solver->name, puzzle->n, solver->max_n);
    const unsigned missing = nq_puzzle_features(puzzle) & ~solver->features;
    if (missing)
        return nq_fail(err, NQ_UNSUPPORTED, "method %s does not support %s",
                       solver->name, nq_features_text(missing));
    if (nq_search_stopped(search))
        return nq_search_end(search, NQ_STOP, err);
    return solver->search(puzzle, search, err);
}

enum nq_status nq_search_end(const struct nq_search *search, enum nq_walk walk,
                             struct nq_error *err)
{
    if (walk == NQ_STOP && nq_search_stopped(search))
        return nq_fail(err, NQ_STOPPED, "stopped after %" PRIu64 " solutions",
                       search->stats.solutions);
    return NQ_OK;
}
