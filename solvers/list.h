/* list.h - every method, one line each. */
#ifndef NQ_SOLVERS_LIST_H
#define NQ_SOLVERS_LIST_H

/* Each NAME stands for `extern const struct nq_solver nq_solver_NAME` in
 * solvers/NAME.c. */
#define NQ_SOLVER_LIST(X) X(bitmask)

#endif
