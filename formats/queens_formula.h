/* queens_formula.h - the rules of n queens as clauses.
 *
 * Variable row * n + column + 1 says that a queen stands there.  The rules: a
 * queen in each row and in each column, no two on squares that attack each
 * other, none on a blocked square, one on each placed.  A known solution is
 * forbidden by the clause that not all of its queens are there. */
#ifndef NQ_FORMATS_QUEENS_FORMULA_H
#define NQ_FORMATS_QUEENS_FORMULA_H

#include "board/puzzle.h"
#include "formats/dimacs.h"

/* Adds the rules of PUZZLE to FORMULA.
 *
 * Order:  rows, columns, pairs of squares, blocked, placed.
 * Cost:   O(n^3) clauses.
 * Fails:  NQ_MEMORY.
 */
enum nq_status nq_queens_rules(struct nq_formula *formula,
                               const struct nq_puzzle *puzzle,
                               struct nq_error *err);

/* Adds the clause that forbids BOARD.
 *
 * Fails:  NQ_MEMORY.
 */
enum nq_status nq_queens_forbid(struct nq_formula *formula,
                                const struct nq_board *board,
                                struct nq_error *err);

/* Writes FORMULA as DIMACS; comments say that the first RULES clauses are the
 * rules for N queens and that the others forbid solutions.
 *
 * Fails:  NQ_IO.
 */
enum nq_status nq_queens_write(const struct nq_formula *formula, unsigned n,
                               size_t rules, FILE *out, struct nq_error *err);

#endif
