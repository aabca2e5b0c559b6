/* list.h - every fault, one line each, family by family. */
#ifndef NQ_FAULTS_LIST_H
#define NQ_FAULTS_LIST_H

/* Each NAME stands for `extern const struct nq_fault nq_fault_NAME` in one of
 * the files of this folder. */
#define NQ_FAULT_LIST(X)                                                       \
    X(no_diagonals)                                                            \
    X(no_columns)                                                              \
    X(no_tests)                                                                \
    X(no_rising)                                                               \
    X(no_falling)                                                              \
    X(rising_only)                                                             \
    X(superqueens)                                                             \
    X(kings)                                                                   \
    X(first_only)                                                              \
    X(first_and_last)                                                          \
    X(mirrors_dropped)                                                         \
    X(middle_mirrored)                                                         \
    X(middle_dropped)                                                          \
    X(fundamental_only)                                                        \
    X(counter_not_reset)

#endif
