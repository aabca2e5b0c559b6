/* methods_test.c - each method is the one that it says it is.
 *
 * dancing_links and orbit_search have their own files, exact_cover_test.c and
 * orbits_test.c.  What a method does step by step is counted here again, by
 * plain definitions and for a search that stops at any board, and must be what
 * it reports: a method that looked in another order, or at other things, would
 * differ.  What cannot be counted is seen on the stack. */
#include "tests/unit/suites.h"

#include <stdlib.h>
#include <string.h>

#include "board/rank.h"
#include "solvers/solver.h"

/* A row-by-row search done again: the queens so far and all the counts. */
struct replay {
    unsigned n;
    uint64_t limit; /* boards */
    int col[NQ_MAX_N];
    uint64_t boards, nodes;
    uint64_t squares;    /* back to the edge, three directions */
    uint64_t characters; /* the column from the top, then two diagonals */
    uint64_t from_first; /* queens, first row first */
    uint64_t from_last;  /* queens, nearest row first */
    uint64_t flags;      /* column, row - column, row + column */
    uint64_t backs;      /* rows left upwards */
};

static bool attacks(int row_a, int col_a, int row_b, int col_b)
{
    return col_a == col_b || abs(col_a - col_b) == abs(row_a - row_b);
}

/* Squares from (ROW - 1, COL + STEP) on, up to the edge or a queen. */
static uint64_t look_back(const struct replay *replay, int row, int col,
                          int step, bool *found)
{
    uint64_t looked = 0;
    while (!*found && --row >= 0 && (col += step) >= 0 &&
           col < (int)replay->n) {
        looked++;
        *found = replay->col[row] == col;
    }
    return looked;
}

static uint64_t look_down(const struct replay *replay, int row, int col,
                          bool *found)
{
    uint64_t looked = 0;
    for (int above = 0; above < row && !*found; above++) {
        looked++;
        *found = replay->col[above] == col;
    }
    return looked;
}

static uint64_t flags_looked_at(const struct replay *replay, int row, int col)
{
    bool column = false;
    bool falling = false;
    for (int above = 0; above < row; above++) {
        column |= replay->col[above] == col;
        falling |= above - replay->col[above] == row - col;
    }
    if (column)
        return 1;
    return falling ? 2 : 3;
}

/* Counts the try of one square; is it sound? */
static bool try_square(struct replay *replay, int row, int col)
{
    bool found = false;
    replay->squares += look_back(replay, row, col, 0, &found);
    replay->squares += look_back(replay, row, col, -1, &found);
    replay->squares += look_back(replay, row, col, 1, &found);
    found = false;
    replay->characters += look_down(replay, row, col, &found);
    replay->characters += look_back(replay, row, col, -1, &found);
    replay->characters += look_back(replay, row, col, 1, &found);
    replay->flags += flags_looked_at(replay, row, col);
    int first = -1;
    int last = -1;
    for (int above = 0; above < row; above++)
        if (attacks(above, replay->col[above], row, col)) {
            first = first < 0 ? above : first;
            last = above;
        }
    replay->from_first += (uint64_t)(first < 0 ? row : first + 1);
    replay->from_last += (uint64_t)(last < 0 ? row : row - last);
    return first < 0;
}

static void replay_rows(struct replay *replay, int row)
{
    replay->nodes++;
    if (row == (int)replay->n) {
        replay->boards++;
        return;
    }
    for (int col = 0; col < (int)replay->n; col++) {
        if (!try_square(replay, row, col))
            continue;
        replay->col[row] = col;
        replay_rows(replay, row + 1);
        if (replay->boards == replay->limit)
            return;
    }
    replay->backs++;
}

struct stop_at {
    uint64_t boards;
};

static enum nq_walk stop_at(const struct nq_board *board, void *ctx)
{
    (void)board;
    return --((struct stop_at *)ctx)->boards == 0 ? NQ_STOP : NQ_CONTINUE;
}

/* The stats of method NAME for N queens, stopped at board LIMIT. */
static struct nq_stats stats_of(const char *name, unsigned n, uint64_t limit)
{
    struct stop_at stop = {limit};
    struct nq_search search = {.visit = stop_at, .ctx = &stop};
    struct nq_puzzle puzzle;
    ck_assert_int_eq(nq_puzzle_init(&puzzle, n, NULL), NQ_OK);
    ck_assert_int_eq(
        nq_solver_search(nq_solver_find(name), &puzzle, &search, NULL), NQ_OK);
    return search.stats;
}

START_TEST(work_is_that_of_the_method)
{
    static const uint64_t limits[] = {1, 2, 3, 5, 17, UINT64_MAX};
    const unsigned n = (unsigned)_i;
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        struct replay replay = {.n = n, .limit = limits[i]};
        replay_rows(&replay, 0);
        const struct {
            const char *name;
            uint64_t work;
        } expected[] = {
            {"attack_board", replay.nodes - 1},
            {"board_scan", replay.squares},
            {"row_strings", replay.characters},
            {"column_lines", replay.from_first},
            {"column_differences", replay.from_last},
            {"line_flags", replay.flags},
            {"bitmask", replay.nodes - 1},
            {"bitmask_iterative", replay.nodes - 1 + replay.backs},
        };
        for (size_t k = 0; k < sizeof expected / sizeof *expected; k++) {
            const struct nq_stats stats =
                stats_of(expected[k].name, n, limits[i]);
            ck_assert_msg(stats.work == expected[k].work &&
                              stats.nodes == replay.nodes &&
                              stats.solutions == replay.boards,
                          "%s, n = %u, stopped at board %llu", expected[k].name,
                          n, (unsigned long long)limits[i]);
        }
    }
}
END_TEST

/* The counts above would prove little if two methods had the same. */
START_TEST(work_of_two_methods_differs)
{
    struct replay replay = {.n = 8, .limit = 3};
    replay_rows(&replay, 0);
    const uint64_t work[] = {replay.nodes - 1,
                             replay.squares,
                             replay.characters,
                             replay.from_first,
                             replay.from_last,
                             replay.flags,
                             replay.nodes - 1 + replay.backs};
    for (size_t i = 0; i < sizeof work / sizeof *work; i++)
        for (size_t k = 0; k < i; k++)
            ck_assert_uint_ne(work[i], work[k]);
}
END_TEST

START_TEST(permutations_tests_all_pairs_of_each)
{
    for (unsigned n = 1; n <= 8; n++) {
        const struct nq_stats stats = stats_of("permutations", n, UINT64_MAX);
        const uint64_t all = (uint64_t)nq_factorial(n);
        ck_assert_uint_eq(stats.nodes, all);
        ck_assert_uint_eq(stats.work, all * n * (n - 1) / 2);
    }
}
END_TEST

struct board_at {
    uint64_t left;
    struct nq_board board;
};

static enum nq_walk keep_board(const struct nq_board *board, void *ctx)
{
    struct board_at *at = ctx;
    at->board = *board;
    return --at->left == 0 ? NQ_STOP : NQ_CONTINUE;
}

/* No permutation is left out: when board k comes, as many were looked at as
 * stand before it among all n!. */
START_TEST(permutations_come_one_after_the_other)
{
    const struct nq_puzzle puzzle = {.n = 8};
    for (uint64_t k = 1; k <= 92; k++) {
        struct board_at at = {.left = k};
        struct nq_search search = {.visit = keep_board, .ctx = &at};
        ck_assert_int_eq(nq_solver_search(nq_solver_find("permutations"),
                                          &puzzle, &search, NULL),
                         NQ_OK);
        ck_assert_int_eq((int64_t)search.stats.nodes,
                         nq_board_rank(&at.board) + 1);
    }
}
END_TEST

static enum nq_walk note_frame(const struct nq_board *board, void *ctx)
{
    (void)board;
    *(uintptr_t *)ctx = (uintptr_t)__builtin_frame_address(0);
    return NQ_STOP;
}

/* How much deeper on the stack the visitor is for N rows than for 4. */
static uintptr_t stack_growth(const struct nq_solver *solver, unsigned n)
{
    uintptr_t frame[2];
    const unsigned rows[2] = {4, n};
    for (unsigned i = 0; i < 2; i++) {
        const struct nq_puzzle puzzle = {.n = rows[i]};
        struct nq_search search = {.visit = note_frame, .ctx = &frame[i]};
        ck_assert_int_eq(nq_solver_search(solver, &puzzle, &search, NULL),
                         NQ_OK);
    }
    return frame[0] - frame[1];
}

START_TEST(only_recursive_methods_go_deeper_with_n)
{
    size_t count = 0;
    const struct nq_solver *const *solvers = nq_solvers(&count);
    for (size_t i = 0; i < count; i++) {
        const bool loops = solvers[i] == nq_solver_find("permutations") ||
                           solvers[i] == nq_solver_find("bitmask_iterative");
        ck_assert_msg((stack_growth(solvers[i], 9) == 0) == loops, "%s",
                      solvers[i]->name);
    }
}
END_TEST

START_TEST(attack_board_keeps_a_board_for_each_queen)
{
    const struct nq_solver *solver = nq_solver_find("attack_board");
    ck_assert_uint_ge(stack_growth(solver, 9), 5 * 9 * 9);
    ck_assert_uint_lt(stack_growth(nq_solver_find("bitmask"), 9), 5 * 9 * 9);
}
END_TEST

Suite *methods_suite(void)
{
    Suite *suite = suite_create("methods");
    TCase *tcase = tcase_create("methods");
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, work_is_that_of_the_method, 1, 9);
    tcase_add_test(tcase, work_of_two_methods_differs);
    tcase_add_test(tcase, permutations_tests_all_pairs_of_each);
    tcase_add_test(tcase, permutations_come_one_after_the_other);
    tcase_add_test(tcase, only_recursive_methods_go_deeper_with_n);
    tcase_add_test(tcase, attack_board_keeps_a_board_for_each_queen);
    suite_add_tcase(suite, tcase);
    return suite;
}
