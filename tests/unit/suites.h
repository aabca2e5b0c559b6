/* suites.h - every libcheck suite, one line each. */
#ifndef NQ_TESTS_UNIT_SUITES_H
#define NQ_TESTS_UNIT_SUITES_H

#include <check.h>

/* Keep in step with `suites` in CMakeLists.txt: main.c refuses a name that is
 * not here. */
#define NQ_SUITE_LIST(X)                                                       \
    X(reader)                                                                  \
    X(corpus)                                                                  \
    X(shapes)                                                                  \
    X(machine)                                                                 \
    X(board)                                                                   \
    X(check_boards)                                                            \
    X(check_said)                                                              \
    X(known)                                                                   \
    X(ledger)                                                                  \
    X(rules)                                                                   \
    X(symmetry)                                                                \
    X(methods)                                                                 \
    X(exact_cover)                                                             \
    X(orbits)                                                                  \
    X(sixteen)                                                                 \
    X(puzzles)                                                                 \
    X(solvers)                                                                 \
    X(writer)                                                                  \
    X(puzzle_file)                                                             \
    X(in_order)                                                                \
    X(rows)                                                                    \
    X(proof)                                                                   \
    X(observe)                                                                 \
    X(faults)                                                                  \
    X(cover)                                                                   \
    X(explain)                                                                 \
    X(patterns)                                                                \
    X(store)                                                                   \
    X(store_flips)                                                             \
    X(store_trouble)                                                           \
    X(query)                                                                   \
    X(tally)                                                                   \
    X(compare)                                                                 \
    X(refine)

#define NQ_DECLARE_SUITE(name) Suite *name##_suite(void);
NQ_SUITE_LIST(NQ_DECLARE_SUITE)
#undef NQ_DECLARE_SUITE

#endif
