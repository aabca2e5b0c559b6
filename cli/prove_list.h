/* prove_list.h - a file of solutions becomes the clauses that forbid them. */
#ifndef NQ_CLI_PROVE_LIST_H
#define NQ_CLI_PROVE_LIST_H

#include "cli/prove.h"
#include "formats/dimacs.h"

/* Reads the solutions of PUZZLE from the file PATH, in any shape, and adds a
 * clause for each to FORMULA.  REASON says what is no solution, or stays as it
 * is.
 *
 * Fails:  NQ_IO, NQ_MEMORY.
 */
enum nq_status nq_forbid_list(const char *path, const struct nq_puzzle *puzzle,
                              struct nq_formula *formula,
                              char reason[NQ_REASON_SIZE],
                              struct nq_error *err);

#endif
