/* in_order.h - every method's boards in lexicographic order. */
#ifndef NQ_CLI_IN_ORDER_H
#define NQ_CLI_IN_ORDER_H

#include "solvers/solver.h"

/* So many boards are held by default, 33 bytes each. */
enum { NQ_IN_ORDER_HELD = 1 << 20 };

/* Finds all solutions of PUZZLE by SOLVER and hands them to SEARCH's visitor
 * as nq_solver_search does, but always all boards in lexicographic order:
 * representatives of classes are completed by their images, and what comes
 * unordered is sorted.  For that SOLVER is run once for every HELD / 2 to HELD
 * solutions, so memory stays bounded.  stats are those of one run.
 *
 * Range:  HELD >= 2.
 * Fails:  as nq_solver_search, or NQ_MEMORY.
 */
enum nq_status nq_search_in_order(const struct nq_solver *solver,
                                  const struct nq_puzzle *puzzle,
                                  struct nq_search *search, size_t held,
                                  struct nq_error *err);

#endif
