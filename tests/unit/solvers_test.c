/* solvers_test.c - the contract that every method keeps.  What makes each one
 * the method that it says it is stands in methods_test.c. */
#include "tests/unit/suites.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include <time.h>

#include "base/clock.h"
#include "solvers/solver.h"

enum { LAST_N = 12 };

/* OEIS A000170 and A002562, from n = 1. */
static const uint64_t solutions[LAST_N] = {1,  0,  0,   2,   10,   4,
                                           40, 92, 352, 724, 2680, 14200};
static const uint64_t classes[LAST_N] = {1, 0,  0,  1,  2,   1,
                                         6, 12, 46, 92, 341, 1787};

/* OEIS A319283, the row sums of A319284, from n = 1. */
static const uint64_t tree_nodes[LAST_N] = {
    2, 3, 6, 17, 54, 153, 552, 2057, 8394, 35539, 166926, 856189};

static const struct nq_solver *method(int index)
{
    size_t count = 0;
    return nq_solvers(&count)[index];
}

/* How far a method goes in a fraction of a second. */
static unsigned quick_n(const struct nq_solver *solver)
{
    const unsigned n = solver->sensible_n - 2;
    return n < LAST_N ? n : LAST_N;
}

static enum nq_status run(const struct nq_solver *solver, unsigned n,
                          struct nq_search *search, struct nq_error *err)
{
    const struct nq_puzzle puzzle = {.n = n};
    return nq_solver_search(solver, &puzzle, search, err);
}

/* Boards in the order in which they came; a search stops at LIMIT. */
struct boards {
    size_t count, limit;
    struct nq_board board[14200];
};

static enum nq_walk collect(const struct nq_board *board, void *ctx)
{
    struct boards *boards = ctx;
    if (boards->count >= boards->limit)
        ck_abort_msg("more boards than wanted");
    boards->board[boards->count++] = *board;
    return boards->count == boards->limit ? NQ_STOP : NQ_CONTINUE;
}

static struct boards *boards_new(size_t limit)
{
    struct boards *boards = calloc(1, sizeof *boards);
    ck_assert_ptr_nonnull(boards);
    boards->limit = limit;
    return boards;
}

/* The rules of the game and nothing else. */
static bool is_solution(const struct nq_board *board)
{
    for (int row = 0; row < board->n; row++)
        for (int above = 0; above < row; above++) {
            const int across = abs(board->col[row] - board->col[above]);
            if (across == 0 || across == row - above)
                return false;
        }
    return true;
}

START_TEST(counts_are_the_published_ones)
{
    const struct nq_solver *solver = method(_i);
    for (unsigned n = 1; n <= quick_n(solver); n++) {
        struct nq_search search = {0};
        ck_assert_int_eq(run(solver, n, &search, NULL), NQ_OK);
        ck_assert_msg(search.stats.solutions == solutions[n - 1], "%s, n = %u",
                      solver->name, n);
    }
}
END_TEST

START_TEST(boards_are_sound_and_come_in_order)
{
    const struct nq_solver *solver = method(_i);
    for (unsigned n = 1; n <= quick_n(solver); n++) {
        struct boards *boards = boards_new(SIZE_MAX);
        struct nq_search search = {.visit = collect, .ctx = boards};
        ck_assert_int_eq(run(solver, n, &search, NULL), NQ_OK);
        ck_assert_uint_eq(boards->count, solver->canonical ? classes[n - 1]
                                                           : solutions[n - 1]);
        for (size_t i = 0; i < boards->count; i++) {
            const struct nq_board *board = &boards->board[i];
            struct nq_board same = {.n = (uint8_t)n};
            memcpy(same.col, board->col, n);
            if (memcmp(board, &same, sizeof same) != 0 || !is_solution(board))
                ck_abort_msg("%s, n = %u, board %zu", solver->name, n, i);
            if (i > 0 && solver->order == NQ_LEXICOGRAPHIC &&
                memcmp(board[-1].col, board->col, n) >= 0)
                ck_abort_msg("%s, n = %u: order of board %zu", solver->name, n,
                             i);
        }
        free(boards);
    }
}
END_TEST

START_TEST(unordered_boards_differ)
{
    const struct nq_solver *solver = method(_i);
    struct boards *boards = boards_new(SIZE_MAX);
    struct nq_search search = {.visit = collect, .ctx = boards};
    ck_assert_int_eq(run(solver, 9, &search, NULL), NQ_OK);
    for (size_t i = 0; i < boards->count; i++)
        for (size_t j = 0; j < i; j++)
            if (nq_board_compare(&boards->board[i], &boards->board[j]) == 0)
                ck_abort_msg("%s: boards %zu and %zu", solver->name, j, i);
    free(boards);
}
END_TEST

START_TEST(visitor_stops_at_any_board)
{
    const struct nq_solver *solver = method(_i);
    struct boards *all = boards_new(SIZE_MAX);
    struct nq_search search = {.visit = collect, .ctx = all};
    ck_assert_int_eq(run(solver, 8, &search, NULL), NQ_OK);
    for (size_t limit = 1; limit <= all->count; limit++) {
        struct boards *some = boards_new(limit);
        search.ctx = some;
        ck_assert_int_eq(run(solver, 8, &search, NULL), NQ_OK);
        ck_assert_uint_eq(some->count, limit);
        ck_assert_mem_eq(some->board, all->board, limit * sizeof *all->board);
        if (!solver->canonical)
            ck_assert_uint_eq(search.stats.solutions, limit);
        free(some);
    }
    free(all);
}
END_TEST

static enum nq_walk raise_flag(const struct nq_board *board, void *ctx)
{
    (void)board;
    atomic_store((atomic_int *)ctx, 1);
    return NQ_CONTINUE;
}

START_TEST(flag_raised_at_the_first_board_stops)
{
    const struct nq_solver *solver = method(_i);
    atomic_int stop = 0;
    struct nq_search search = {
        .visit = raise_flag, .ctx = &stop, .stop = &stop};
    struct nq_error err;
    const unsigned n =
        solver->sensible_n < LAST_N ? solver->sensible_n : LAST_N;
    ck_assert_int_eq(run(solver, n, &search, &err), NQ_STOPPED);
    ck_assert_uint_ge(search.stats.solutions, 1);
    ck_assert_uint_lt(search.stats.solutions, solutions[n - 1] / 2);
    ck_assert_uint_gt(search.stats.nodes, n);
    ck_assert_ptr_nonnull(strstr(err.text, "stopped after "));
}
END_TEST

START_TEST(flag_raised_before_the_start_stops_at_once)
{
    const struct nq_solver *solver = method(_i);
    const atomic_int stop = 1;
    struct boards *boards = boards_new(SIZE_MAX);
    struct nq_search search = {.visit = collect, .ctx = boards, .stop = &stop};
    struct nq_error err;
    for (unsigned n = 1; n <= 8; n++)
        ck_assert_int_eq(run(solver, n, &search, &err), NQ_STOPPED);
    ck_assert_uint_eq(boards->count, 0);
    ck_assert_str_eq(err.text, "stopped after 0 solutions");
    free(boards);
}
END_TEST

struct alarm {
    atomic_int rung;
    double cpu_then;
};

static int ring_soon(void *ctx)
{
    struct alarm *alarm = ctx;
    const struct timespec soon = {.tv_nsec = 30000000};
    (void)thrd_sleep(&soon, NULL);
    alarm->cpu_then = nq_clock_cpu();
    atomic_store(&alarm->rung, 1);
    return 0;
}

/* n = 32 would take years; most methods find no board in the time. */
START_TEST(flag_raised_by_another_thread_stops_soon)
{
    const struct nq_solver *solver = method(_i);
    struct alarm alarm = {0};
    struct nq_search search = {.stop = &alarm.rung};
    thrd_t thread;
    ck_assert_int_eq(thrd_create(&thread, ring_soon, &alarm), thrd_success);
    const enum nq_status status = run(solver, NQ_MAX_N, &search, NULL);
    const double cpu_now = nq_clock_cpu();
    (void)thrd_join(thread, NULL);
    ck_assert_int_eq(status, NQ_STOPPED);
    ck_assert_double_lt(cpu_now - alarm.cpu_then, 0.02);
}
END_TEST

START_TEST(n_off_the_range_is_refused)
{
    const struct nq_solver *solver = method(_i);
    const unsigned wrong[] = {0, solver->max_n + 1, 1000000};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct nq_search search = {0};
        struct nq_error err;
        char words[NQ_ERROR_SIZE];
        ck_assert_int_eq(run(solver, wrong[i], &search, &err), NQ_RANGE);
        (void)snprintf(words, sizeof words, "method %s: n is %u, not 1..%u",
                       solver->name, wrong[i], solver->max_n);
        ck_assert_str_eq(err.text, words);
        ck_assert_uint_eq(search.stats.nodes, 0);
    }
}
END_TEST

START_TEST(features_that_it_lacks_are_refused)
{
    const struct nq_solver *solver = method(_i);
    const struct nq_puzzle puzzles[] = {
        {.n = 5, .blocked = {[2] = 4}},
        {.n = 5, .placed = {[4] = 1}},
        {.n = 5, .rule = NQ_RULE_SUPERQUEEN},
    };
    const unsigned features[] = {NQ_FEATURE_BLOCKED, NQ_FEATURE_PLACED,
                                 NQ_FEATURE_SUPERQUEEN};
    for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles; i++) {
        struct nq_search search = {0};
        struct nq_error err;
        const enum nq_status status =
            nq_solver_search(solver, &puzzles[i], &search, &err);
        if (solver->features & features[i]) {
            ck_assert_int_eq(status, NQ_OK);
            continue;
        }
        ck_assert_int_eq(status, NQ_UNSUPPORTED);
        ck_assert_ptr_nonnull(strstr(err.text, solver->name));
        ck_assert_ptr_nonnull(strstr(err.text, nq_features_text(features[i])));
        ck_assert_uint_eq(search.stats.nodes, 0);
    }
}
END_TEST

START_TEST(numbers_are_the_same_every_time)
{
    const struct nq_solver *solver = method(_i);
    struct nq_search counting = {0};
    ck_assert_int_eq(run(solver, 8, &counting, NULL), NQ_OK);
    struct boards *boards = boards_new(SIZE_MAX);
    struct nq_search visiting = {.visit = collect, .ctx = boards};
    ck_assert_int_eq(run(solver, 8, &visiting, NULL), NQ_OK);
    free(boards);
    ck_assert_mem_eq(&counting.stats, &visiting.stats, sizeof counting.stats);
    ck_assert_uint_gt(counting.stats.work, 0);
}
END_TEST

START_TEST(row_by_row_methods_visit_the_published_tree)
{
    const struct nq_solver *solver = method(_i);
    for (unsigned n = 1; solver->row_by_row && n <= quick_n(solver); n++) {
        struct nq_search search = {0};
        ck_assert_int_eq(run(solver, n, &search, NULL), NQ_OK);
        ck_assert_msg(search.stats.nodes == tree_nodes[n - 1],
                      "%s, n = %u: %llu nodes", solver->name, n,
                      (unsigned long long)search.stats.nodes);
    }
}
END_TEST

START_TEST(eleven_methods_are_known_by_name)
{
    static const char *const names[] = {
        "permutations",      "attack_board",       "board_scan",  "row_strings",
        "column_lines",      "column_differences", "line_flags",  "bitmask",
        "bitmask_iterative", "dancing_links",      "orbit_search"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct nq_solver *solver = nq_solver_find(names[i]);
        ck_assert_ptr_nonnull(solver);
        ck_assert_str_eq(solver->name, names[i]);
        ck_assert_uint_ge(solver->version, 1);
        ck_assert_uint_le(solver->sensible_n, solver->max_n);
    }
    ck_assert_ptr_null(nq_solver_find("no_such_method"));
    ck_assert_ptr_null(nq_solver_find(""));
}
END_TEST

Suite *solvers_suite(void)
{
    size_t count = 0;
    (void)nq_solvers(&count);
    const int methods = (int)count;
    Suite *suite = suite_create("solvers");
    TCase *tcase = tcase_create("contract");
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, eleven_methods_are_known_by_name);
    tcase_add_loop_test(tcase, counts_are_the_published_ones, 0, methods);
    tcase_add_loop_test(tcase, boards_are_sound_and_come_in_order, 0, methods);
    tcase_add_loop_test(tcase, unordered_boards_differ, 0, methods);
    tcase_add_loop_test(tcase, visitor_stops_at_any_board, 0, methods);
    tcase_add_loop_test(tcase, flag_raised_at_the_first_board_stops, 0,
                        methods);
    tcase_add_loop_test(tcase, flag_raised_before_the_start_stops_at_once, 0,
                        methods);
    tcase_add_loop_test(tcase, flag_raised_by_another_thread_stops_soon, 0,
                        methods);
    tcase_add_loop_test(tcase, n_off_the_range_is_refused, 0, methods);
    tcase_add_loop_test(tcase, features_that_it_lacks_are_refused, 0, methods);
    tcase_add_loop_test(tcase, numbers_are_the_same_every_time, 0, methods);
    tcase_add_loop_test(tcase, row_by_row_methods_visit_the_published_tree, 0,
                        methods);
    suite_add_tcase(suite, tcase);
    return suite;
}
