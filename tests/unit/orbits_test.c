/* orbits_test.c - orbit_search finds one board of each class, and early. */
#include "tests/unit/suites.h"

#include <stdlib.h>

#include "board/symmetry.h"
#include "solvers/solver.h"

struct classes {
    size_t count;
    struct nq_board board[1787];
    uint64_t solutions;
};

static enum nq_walk keep_canonical(const struct nq_board *board, void *ctx)
{
    struct classes *classes = ctx;
    if (!nq_board_is_canonical(board))
        return NQ_CONTINUE;
    if (classes->count == sizeof classes->board / sizeof *classes->board)
        ck_abort_msg("too many classes");
    classes->board[classes->count++] = *board;
    classes->solutions += nq_board_orbit_size(board);
    return NQ_CONTINUE;
}

static struct classes *classes_from(const char *name, unsigned n,
                                    struct nq_stats *stats)
{
    struct classes *classes = calloc(1, sizeof *classes);
    ck_assert_ptr_nonnull(classes);
    struct nq_search search = {.visit = keep_canonical, .ctx = classes};
    const struct nq_puzzle puzzle = {.n = n};
    ck_assert_int_eq(
        nq_solver_search(nq_solver_find(name), &puzzle, &search, NULL), NQ_OK);
    *stats = search.stats;
    return classes;
}

START_TEST(orbit_search_finds_the_canonical_boards)
{
    const unsigned n = (unsigned)_i;
    struct nq_stats all;
    struct nq_stats few;
    struct classes *expected = classes_from("line_flags", n, &all);
    struct classes *found = classes_from("orbit_search", n, &few);
    ck_assert_uint_eq(found->count, expected->count);
    ck_assert_mem_eq(found->board, expected->board, sizeof found->board);
    ck_assert_uint_eq(few.solutions, all.solutions);
    ck_assert_uint_eq(few.solutions, found->solutions);
    free(expected);
    free(found);
}
END_TEST

static enum nq_walk must_be_canonical(const struct nq_board *board, void *ctx)
{
    ++*(uint64_t *)ctx;
    if (!nq_board_is_canonical(board))
        ck_abort_msg("board %llu is not", *(unsigned long long *)ctx);
    return NQ_CONTINUE;
}

/* No filter behind a full search: at most a third of its tree, and few boards
 * that are turned to see whether they are the least. */
START_TEST(orbit_search_prunes_early)
{
    for (unsigned n = 8; n <= 12; n++) {
        uint64_t classes = 0;
        const struct nq_puzzle puzzle = {.n = n};
        struct nq_search full = {0};
        ck_assert_int_eq(
            nq_solver_search(nq_solver_find("bitmask"), &puzzle, &full, NULL),
            NQ_OK);
        struct nq_search search = {.visit = must_be_canonical, .ctx = &classes};
        ck_assert_int_eq(nq_solver_search(nq_solver_find("orbit_search"),
                                          &puzzle, &search, NULL),
                         NQ_OK);
        ck_assert_uint_lt(3 * search.stats.nodes, full.stats.nodes);
        ck_assert_uint_lt(search.stats.work, classes);
    }
}
END_TEST

Suite *orbits_suite(void)
{
    Suite *suite = suite_create("orbits");
    TCase *tcase = tcase_create("orbit_search");
    tcase_add_loop_test(tcase, orbit_search_finds_the_canonical_boards, 1, 13);
    tcase_add_test(tcase, orbit_search_prunes_early);
    suite_add_tcase(suite, tcase);
    return suite;
}
