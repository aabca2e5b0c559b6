/* list.h - every method, one line each. */
#ifndef NQ_SOLVERS_LIST_H
#define NQ_SOLVERS_LIST_H

/* Each NAME stands for `extern const struct nq_solver nq_solver_NAME` in
 * solvers/NAME.c.  From the plainest to the cleverest. */
#define NQ_SOLVER_LIST(X)                                                      \
    X(permutations)                                                            \
    X(attack_board)                                                            \
    X(board_scan)                                                              \
    X(row_strings)                                                             \
    X(column_lines)                                                            \
    X(column_differences)                                                      \
    X(line_flags)                                                              \
    X(bitmask)                                                                 \
    X(bitmask_iterative)                                                       \
    X(dancing_links)                                                           \
    X(orbit_search)

#endif
