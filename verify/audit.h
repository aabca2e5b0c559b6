/* audit.h - does a formula say "there is a solution of n queens beside these",
 * and nothing else?
 *
 * Written from the definition, apart from what writes such formulas.  If the
 * audit accepts a formula and it has no solution, then the boards it forbids
 * are all the solutions there are:
 *
 *   must be there:  for each row the clause that it has a queen; for each two
 *                   squares that attack each other the clause that not both
 *                   have one; a unit clause for each blocked and each placed
 *                   square;
 *   may be there:   for a column the clause that it has a queen (it follows: n
 *                   queens stand in n different columns); the clause that the
 *                   queens of one board are not all there, if the board is a
 *                   solution, and each board once.
 *
 * Anything else is refused. */
#ifndef NQ_VERIFY_AUDIT_H
#define NQ_VERIFY_AUDIT_H

#include "board/puzzle.h"
#include "formats/dimacs.h"

/* Is BOARD a solution of PUZZLE, by the rules of the game alone?  A board of
 * another size is not. */
bool nq_solves(const struct nq_puzzle *puzzle, const struct nq_board *board);

struct nq_audit {
    bool accepted;
    uint64_t rules;     /* clauses that are rules */
    uint64_t forbidden; /* boards */
    char reason[200];   /* why it is refused; "" if it is not */
};

/* Holds FORMULA against PUZZLE.
 *
 * Cost:   O(clauses log clauses) and n^4 bits.
 * Fails:  NQ_MEMORY.  To refuse is no failure.
 */
enum nq_status nq_audit_formula(const struct nq_formula *formula,
                                const struct nq_puzzle *puzzle,
                                struct nq_audit *audit, struct nq_error *err);

#endif
