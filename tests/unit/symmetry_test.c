/* symmetry_test.c - ranks, images, classes: laws over many boards. */
#include "tests/unit/suites.h"

#include <string.h>

#include "base/random.h"
#include "board/rank.h"
#include "board/symmetry.h"
#include "solvers/solver.h"

static void check_board(const struct nq_board *board)
{
    const struct nq_board canonical = nq_board_canonical(board);
    unsigned stabiliser = 0;
    for (unsigned image = 0; image < NQ_IMAGES; image++) {
        const struct nq_board other = nq_board_image(board, image);
        stabiliser += nq_board_compare(&other, board) == 0;
        const struct nq_board least = nq_board_canonical(&other);
        ck_assert_mem_eq(&least, &canonical, sizeof least);
        ck_assert(nq_board_is_canonical(&other) ==
                  (nq_board_compare(&other, &canonical) == 0));
        ck_assert_uint_eq(nq_board_orbit_size(&other),
                          nq_board_orbit_size(board));
    }
    ck_assert_uint_eq(nq_board_orbit_size(board) * stabiliser, NQ_IMAGES);

    struct nq_board again;
    const int64_t rank = nq_board_rank(board);
    ck_assert_int_eq(nq_board_unrank(&again, board->n, rank, NULL), NQ_OK);
    ck_assert_mem_eq(&again, board, sizeof again);
}

struct order {
    int64_t rank;
    uint64_t count;
};

static enum nq_walk check_solution(const struct nq_board *board, void *ctx)
{
    struct order *order = ctx;
    check_board(board);
    ck_assert_uint_eq(
        nq_symmetry_orbit_size(nq_board_symmetry(board), board->n),
        nq_board_orbit_size(board));
    const int64_t rank = nq_board_rank(board);
    ck_assert_int_gt(rank, order->rank);
    order->rank = rank;
    order->count++;
    return NQ_CONTINUE;
}

START_TEST(all_solutions_keep_the_laws)
{
    struct nq_puzzle puzzle;
    struct order order = {.rank = -1};
    struct nq_search search = {.visit = check_solution, .ctx = &order};
    ck_assert_int_eq(nq_puzzle_init(&puzzle, (unsigned)_i, NULL), NQ_OK);
    ck_assert_int_eq(
        nq_solver_search(nq_solver_find("bitmask"), &puzzle, &search, NULL),
        NQ_OK);
    ck_assert_uint_eq(order.count, search.stats.solutions);
}
END_TEST

static struct nq_board shuffled(struct nq_random *random, unsigned n)
{
    struct nq_board board = {.n = (uint8_t)n};
    for (unsigned row = 0; row < n; row++) {
        const unsigned other = (unsigned)nq_random_below(random, row + 1);
        board.col[row] = board.col[other];
        board.col[other] = (uint8_t)row;
    }
    return board;
}

START_TEST(random_permutations_keep_the_laws)
{
    enum { SEED = 20, ROUNDS = 500 }; /* the same boards each time */
    struct nq_random random = {.state = SEED + (unsigned)_i};
    for (int round = 0; round < ROUNDS; round++) {
        const struct nq_board a = shuffled(&random, (unsigned)_i);
        const struct nq_board b = shuffled(&random, (unsigned)_i);
        check_board(&a);
        const int64_t difference = nq_board_rank(&a) - nq_board_rank(&b);
        const int order = nq_board_compare(&a, &b);
        ck_assert((difference < 0) == (order < 0));
        ck_assert((difference > 0) == (order > 0));
    }
}
END_TEST

START_TEST(unrank_refuses_what_is_no_rank)
{
    static const struct {
        unsigned n;
        int64_t rank;
        const char *text;
    } cases[] = {
        {4, -1, "rank -1 for n = 4 is not 0..23"},
        {4, 24, "rank 24 for n = 4 is not 0..23"},
        {0, 0, "n is 0, not 1..20"},
        {21, 0, "n is 21, not 1..20"},
    };
    struct nq_error err;
    struct nq_board board = {.n = 9};
    ck_assert_int_eq(nq_board_unrank(&board, cases[_i].n, cases[_i].rank, &err),
                     NQ_RANGE);
    ck_assert_str_eq(err.text, cases[_i].text);
    ck_assert_uint_eq(board.n, 9);
}
END_TEST

START_TEST(ranks_are_those_of_the_definition)
{
    /* By hand: 24 permutations of 4, the two solutions are 10th and 13th
     * counted from 0. */
    const struct nq_board first = {.n = 4, .col = {1, 3, 0, 2}};
    const struct nq_board second = {.n = 4, .col = {2, 0, 3, 1}};
    ck_assert_int_eq(nq_board_rank(&first), 10);
    ck_assert_int_eq(nq_board_rank(&second), 13);
    struct nq_board last = {.n = 20};
    for (unsigned row = 0; row < 20; row++)
        last.col[row] = (uint8_t)(19 - row);
    ck_assert_int_eq(nq_board_rank(&last), INT64_C(2432902008176639999));
}
END_TEST

START_TEST(one_queen_is_the_exception)
{
    const struct nq_board one = {.n = 1};
    ck_assert_uint_eq(nq_board_orbit_size(&one), 1);
    ck_assert_int_eq(nq_board_symmetry(&one), NQ_QUARTER_TURN);
    ck_assert_uint_eq(nq_symmetry_orbit_size(NQ_QUARTER_TURN, 1), 1);
}
END_TEST

Suite *symmetry_suite(void)
{
    Suite *suite = suite_create("symmetry");
    TCase *tcase = tcase_create("symmetry");
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, all_solutions_keep_the_laws, 1, 11);
    tcase_add_loop_test(tcase, random_permutations_keep_the_laws, 1, 21);
    tcase_add_loop_test(tcase, unrank_refuses_what_is_no_rank, 0, 4);
    tcase_add_test(tcase, ranks_are_those_of_the_definition);
    tcase_add_test(tcase, one_queen_is_the_exception);
    suite_add_tcase(suite, tcase);
    return suite;
}
