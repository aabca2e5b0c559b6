/* proof.h - checks a proof that a formula has no solution.
 *
 * What "proved" means.  The formula is a set of clauses; a solution gives every
 * variable a value so that each clause has a true literal.  A proof is a list
 * of steps: add a clause, or delete one.  A clause may be added only if that
 * cannot turn a formula with a solution into one without:
 *
 *   RUP  when all its literals are made false, unit propagation (a clause whose
 *        literals are all false but one makes that one true) finds a clause
 *        with only false literals; the clause follows from what is there; or
 *   RAT  for its first literal L and every clause D with not-L: the same
 *        happens when also all literals of D but not-L are made false; the
 *        clause need not follow, but a solution, if there is one, can be
 *        changed to satisfy it too.
 *
 * Deleting can only add solutions.  So if the empty clause could be added (unit
 * propagation alone finds a false clause), the formula had no solution.  The
 * checker trusts no part of the proof: a wrong step is refused, and a formula
 * with a solution is never "proved".  It knows no queens.
 *
 * Deletions of clauses that are the reason for a propagated value are passed
 * over, as solvers expect; more clauses stay, so RAT is only harder.
 *
 * Source: N. Wetzler, M. Heule, W. Hunt: DRAT-trim, SAT 2014; L. Cruz-Filipe
 *         and others: Efficient certified RAT verification (LRAT), CADE 2017.
 */
#ifndef NQ_VERIFY_PROOF_H
#define NQ_VERIFY_PROOF_H

#include <stdio.h>

#include "formats/dimacs.h"
#include "formats/drat.h"

/* What came of a check. */
struct nq_proof_result {
    bool proved;
    uint64_t steps;          /* read: up to the empty clause, or the bad one */
    uint64_t added, deleted; /* of these */
    uint64_t passed_over;    /* deletions: of reasons, or of unknown clauses */
    uint64_t rat;            /* added by the second rule */
    uint64_t propagations;
    char reason[200]; /* why it is not proved; "" if it is */
};

/* Checks PROOF against FORMULA, from its first step until the empty clause is
 * reached.  Writes to LRAT (NULL: nothing) the same proof with the clauses that
 * each step rests on, numbered from 1 for the formula's first clause.
 *
 * Order:  forward; the proof is read once and never held in memory.
 * Cost:   unit propagation with two watched literals a clause; memory is that
 *         of the clauses not deleted yet.
 * Fails:  what reading PROOF fails with; NQ_MEMORY; NQ_IO for LRAT.  A proof
 *         that does not hold is no failure but a result.
 */
enum nq_status nq_proof_check(const struct nq_formula *formula,
                              struct nq_drat *proof, FILE *lrat,
                              struct nq_proof_result *result,
                              struct nq_error *err);

#endif
