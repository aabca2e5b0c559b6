/* dimacs.h - formulas in conjunctive normal form, as DIMACS text. */
#ifndef NQ_FORMATS_DIMACS_H
#define NQ_FORMATS_DIMACS_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "base/status.h"

/* A clause is a disjunction of literals; literal V or -V is variable V, 1 to
 * VARIABLES, or its negation.  Clause i is literal[start[i]] up to but not
 * including literal[start[i + 1]]. */
struct nq_formula {
    int32_t variables;
    size_t clauses;
    size_t *start; /* clauses + 1 of them */
    int32_t *literal;
    size_t capacity[2]; /* of start and literal */
};

/* Largest number of a variable: a literal doubled still fits 32 bits. */
enum { NQ_MAX_VARIABLE = 1 << 28 };

/* Makes an empty formula.  Nothing is allocated yet. */
void nq_formula_init(struct nq_formula *formula);

/* Frees what FORMULA holds. */
void nq_formula_release(struct nq_formula *formula);

/* Adds one clause of the COUNT literals at LITERAL; VARIABLES grows to hold
 * them.
 *
 * Owns:   the clauses, until nq_formula_release.
 * Fails:  NQ_MEMORY, NQ_RANGE for a literal that is 0 or too large; FORMULA is
 *         then unchanged.
 */
enum nq_status nq_formula_add(struct nq_formula *formula,
                              const int32_t *literal, size_t count,
                              struct nq_error *err);

/* Reads a DIMACS file: comment lines that begin with c, one line
 * `p cnf VARIABLES CLAUSES`, then the clauses, each ended by 0.
 *
 * Owns:   as nq_formula_add, into FORMULA, which is made new.
 * Cost:   linear; memory bounded by the text, whatever the header says.
 * Fails:  NQ_SYNTAX with the line, NQ_IO, NQ_MEMORY; FORMULA is then empty.
 */
enum nq_status nq_formula_read(struct nq_formula *formula, FILE *in,
                               struct nq_error *err);

#endif
