/* prove_solver.h - runs a SAT solver on a formula, for its verdict and proof.
 */
#ifndef NQ_CLI_PROVE_SOLVER_H
#define NQ_CLI_PROVE_SOLVER_H

#include <stdatomic.h>
#include <stdbool.h>

#include "base/status.h"
#include "board/board.h"

enum nq_sat { NQ_SAT_UNSATISFIABLE, NQ_SAT_SATISFIABLE };

struct nq_sat_answer {
    enum nq_sat verdict;
    double seconds; /* wall-clock */
    struct nq_board
        model;      /* SATISFIABLE: where variables of squares are true */
    bool has_model; /* exactly one true square in each row */
};

struct nq_sat_files {
    const char *cnf, *proof;
};

/* Runs COMMAND in a shell, with {cnf} and {proof} in it replaced by the quoted
 * names of FILES, and reads its answer about N queens: exit
 * status 20 for unsatisfiable, 10 for satisfiable with the model in lines `v`,
 * as in the SAT competitions.  *STOP ends it.
 *
 * Fails:  NQ_IO with the remedy if it cannot be run; NQ_UNSUPPORTED if it gives
 *         no answer; NQ_STOPPED.
 */
enum nq_status nq_sat_run(const char *command, struct nq_sat_files files,
                          unsigned n, const atomic_int *stop,
                          struct nq_sat_answer *answer, struct nq_error *err);

#endif
