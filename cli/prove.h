/* prove.h - the work of `nqueens prove`: formula, solver, checks, store. */
#ifndef NQ_CLI_PROVE_H
#define NQ_CLI_PROVE_H

#include "cli/question.h"
#include "verify/proof.h"

#define NQ_DEFAULT_SAT_SOLVER "cadical -q {cnf} {proof}"

struct nq_prove_options {
    struct nq_question question;
    const char *out;    /* folder */
    const char *solver; /* command */
    const char *list;   /* file with the solutions, or NULL: search them */
    const char *db;
};

struct nq_proof_files {
    const char *cnf, *proof;
    const char *lrat; /* to write, or NULL */
};

/* What came of checking two files. */
struct nq_checked {
    struct nq_proof_result result;
    uint64_t solutions; /* that the formula forbids, if it was audited */
    size_t clauses;
    double seconds;
};

/* Reads both FILES and checks the proof; if PUZZLE is not NULL, first audits
 * that the formula is that of PUZZLE, else result.reason says what is wrong.
 *
 * Fails:  NQ_IO and NQ_SYNTAX with the name of the file, NQ_MEMORY.
 */
enum nq_status nq_prove_check(const struct nq_proof_files *files,
                              const struct nq_puzzle *puzzle,
                              struct nq_checked *checked, struct nq_error *err);

enum nq_proving_verdict {
    NQ_PROVED,
    NQ_MISSING,   /* the solver found a solution that is not in the list */
    NQ_NOT_PROVED /* list, formula or proof did not pass its check */
};

enum { NQ_PROOF_PATH_SIZE = 4096, NQ_REASON_SIZE = 200 };

struct nq_proving {
    enum nq_proving_verdict verdict;
    unsigned n;
    uint64_t solutions, steps, bytes;
    size_t clauses;
    double solver_seconds, check_seconds;
    struct nq_board missing;
    char reason[NQ_REASON_SIZE];
    char cnf[NQ_PROOF_PATH_SIZE], drat[NQ_PROOF_PATH_SIZE];
};

/* Does what OPTIONS say; a proof goes to the store.
 *
 * Fails:  as the parts; NQ_STOPPED.  No file is left half written under its
 *         final name.
 */
enum nq_status nq_prove(const struct nq_prove_options *options,
                        struct nq_proving *proving, struct nq_error *err);

#endif
