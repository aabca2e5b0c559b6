/* sixteen_test.c - the two fastest methods on a board that takes seconds. */
#include "tests/unit/suites.h"

#include "board/symmetry.h"
#include "solvers/solver.h"

static const struct nq_puzzle sixteen = {.n = 16};

/* OEIS A000170(16); the nodes of Knuth's backtrack tree, A319236. */
START_TEST(bitmask_visits_the_published_tree)
{
    struct nq_search search = {0};
    ck_assert_int_eq(
        nq_solver_search(nq_solver_find("bitmask"), &sixteen, &search, NULL),
        NQ_OK);
    ck_assert_uint_eq(search.stats.solutions, 14772512);
    ck_assert_uint_eq(search.stats.nodes, 1141190303);
}
END_TEST

struct classes {
    uint64_t count;
    struct nq_board last;
};

static enum nq_walk check_class(const struct nq_board *board, void *ctx)
{
    struct classes *classes = ctx;
    if (!nq_board_is_canonical(board))
        ck_abort_msg("class %llu is not canonical",
                     (unsigned long long)classes->count);
    if (nq_board_compare(&classes->last, board) >= 0)
        ck_abort_msg("class %llu comes too late",
                     (unsigned long long)classes->count);
    classes->last = *board;
    classes->count++;
    return NQ_CONTINUE;
}

/* OEIS A002562(16). */
START_TEST(orbit_search_finds_the_published_number_of_classes)
{
    struct classes classes = {0};
    struct nq_search search = {.visit = check_class, .ctx = &classes};
    ck_assert_int_eq(nq_solver_search(nq_solver_find("orbit_search"), &sixteen,
                                      &search, NULL),
                     NQ_OK);
    ck_assert_uint_eq(classes.count, 1846955);
    ck_assert_uint_eq(search.stats.solutions, 14772512);
}
END_TEST

Suite *sixteen_suite(void)
{
    Suite *suite = suite_create("sixteen");
    TCase *tcase = tcase_create("sixteen");
    tcase_set_timeout(tcase, 110);
    tcase_add_test(tcase, bitmask_visits_the_published_tree);
    tcase_add_test(tcase, orbit_search_finds_the_published_number_of_classes);
    suite_add_tcase(suite, tcase);
    return suite;
}
