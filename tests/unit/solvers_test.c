/* solvers_test.c - the contract that every method keeps. */
#include "tests/unit/suites.h"

#include "solvers/solver.h"

/* OEIS A000170, from n = 1. */
static const uint64_t solutions[] = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724};

START_TEST(counts_agree_with_the_published_ones)
{
    size_t count = 0;
    const struct nq_solver *const *solvers = nq_solvers(&count);
    const unsigned n = (unsigned)_i;
    for (size_t i = 0; i < count; i++) {
        if (n > solvers[i]->sensible_n)
            continue;
        struct nq_puzzle puzzle;
        struct nq_search search = {0};
        ck_assert_int_eq(nq_puzzle_init(&puzzle, n, NULL), NQ_OK);
        ck_assert_int_eq(nq_solver_search(solvers[i], &puzzle, &search, NULL),
                         NQ_OK);
        ck_assert_msg(search.stats.solutions == solutions[n - 1], "%s, n = %u",
                      solvers[i]->name, n);
    }
}
END_TEST

Suite *solvers_suite(void)
{
    Suite *suite = suite_create("solvers");
    TCase *tcase = tcase_create("solvers");
    tcase_add_loop_test(tcase, counts_agree_with_the_published_ones, 1, 11);
    suite_add_tcase(suite, tcase);
    return suite;
}
