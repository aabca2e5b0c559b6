/* puzzles_test.c - blocked squares, placed queens and the superqueen rule:
 * every method that supports them finds what the definition says. */
#include "tests/unit/suites.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/random.h"
#include "solvers/solver.h"

/* OEIS A051223, from n = 1. */
static const uint64_t superqueens[] = {1, 0, 0, 0,  0,   0,   0,
                                       0, 0, 4, 44, 156, 1876};

struct boards {
    size_t count;
    struct nq_board board[2700];
};

static bool attacks(enum nq_rule rule, int rows, int cols)
{
    cols = abs(cols);
    if (cols == 0 || cols == rows)
        return true;
    return rule == NQ_RULE_SUPERQUEEN && rows + cols == 3;
}

static bool is_sound(const struct nq_board *board, enum nq_rule rule, int rows)
{
    for (int row = 0; row < rows; row++)
        for (int above = 0; above < row; above++)
            if (attacks(rule, row - above, board->col[row] - board->col[above]))
                return false;
    return true;
}

static enum nq_walk keep(const struct nq_board *board, void *ctx)
{
    struct boards *boards = ctx;
    if (boards->count == sizeof boards->board / sizeof *boards->board)
        ck_abort_msg("more boards than there can be");
    boards->board[boards->count++] = *board;
    return NQ_CONTINUE;
}

/* All solutions of the empty board, in order. */
static void solve_plain(struct boards *all, struct nq_board *board,
                        enum nq_rule rule, int row)
{
    if (!is_sound(board, rule, row))
        return;
    if (row == board->n) {
        (void)keep(board, all);
        return;
    }
    for (unsigned col = 0; col < board->n; col++) {
        board->col[row] = (uint8_t)col;
        solve_plain(all, board, rule, row + 1);
    }
    board->col[row] = 0;
}

static struct boards *boards_new(void)
{
    struct boards *boards = calloc(1, sizeof *boards);
    ck_assert_ptr_nonnull(boards);
    return boards;
}

static struct boards *plain_solutions(unsigned n, enum nq_rule rule)
{
    struct boards *all = boards_new();
    struct nq_board board = {.n = (uint8_t)n};
    solve_plain(all, &board, rule, 0);
    return all;
}

/* A solution of the empty board solves PUZZLE if no queen stands on a blocked
 * square and every placed queen is one of hers. */
static bool solves(const struct nq_board *board, const struct nq_puzzle *puzzle)
{
    for (unsigned row = 0; row < puzzle->n; row++) {
        const uint32_t queen = UINT32_C(1) << board->col[row];
        if ((puzzle->blocked[row] & queen) || (puzzle->placed[row] & ~queen))
            return false;
    }
    return true;
}

static int by_columns(const void *a, const void *b)
{
    return nq_board_compare(a, b);
}

static void fail_at(const struct nq_solver *solver,
                    const struct nq_puzzle *puzzle)
{
    char text[1024] = "";
    size_t used = 0;
    for (unsigned row = 0; row < puzzle->n; row++)
        used += (size_t)snprintf(text + used, sizeof text - used, " %x/%x",
                                 puzzle->blocked[row], puzzle->placed[row]);
    ck_abort_msg("%s, n = %u, rule %d, blocked/placed%s", solver->name,
                 puzzle->n, (int)puzzle->rule, text);
}

/* Compares every method that can with what of ALL solves PUZZLE; the nodes of
 * the row-by-row methods agree with each other as well. */
static void check_puzzle(const struct nq_puzzle *puzzle,
                         const struct boards *all)
{
    static struct boards expected;
    static struct boards found;
    expected.count = 0;
    for (size_t i = 0; i < all->count; i++)
        if (solves(&all->board[i], puzzle))
            (void)keep(&all->board[i], &expected);
    uint64_t nodes = 0;
    size_t count = 0;
    const struct nq_solver *const *solvers = nq_solvers(&count);
    for (size_t i = 0; i < count; i++) {
        const struct nq_solver *solver = solvers[i];
        if (solver->canonical ||
            (nq_puzzle_features(puzzle) & ~solver->features))
            continue;
        found.count = 0;
        struct nq_search search = {.visit = keep, .ctx = &found};
        if (nq_solver_search(solver, puzzle, &search, NULL))
            fail_at(solver, puzzle);
        if (solver->order == NQ_UNORDERED)
            qsort(found.board, found.count, sizeof *found.board, by_columns);
        if (search.stats.solutions != expected.count ||
            found.count != expected.count ||
            memcmp(found.board, expected.board,
                   found.count * sizeof *found.board) != 0)
            fail_at(solver, puzzle);
        if (solver->row_by_row && nodes == 0)
            nodes = search.stats.nodes;
        if (solver->row_by_row && nodes != search.stats.nodes)
            fail_at(solver, puzzle);
    }
}

START_TEST(each_feature_has_its_methods)
{
    static const struct {
        const char *name;
        unsigned features;
    } expected[] = {{"bitmask", 7},
                    {"line_flags", 7},
                    {"attack_board", 7},
                    {"dancing_links", NQ_FEATURE_BLOCKED | NQ_FEATURE_PLACED}};
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        ck_assert_uint_eq(nq_solver_find(expected[i].name)->features,
                          expected[i].features);
}
END_TEST

START_TEST(every_set_of_blocked_squares)
{
    const unsigned n = (unsigned)_i;
    struct boards *all = plain_solutions(n, NQ_RULE_QUEEN);
    for (uint32_t pattern = 0; pattern < UINT32_C(1) << (n * n); pattern++) {
        struct nq_puzzle puzzle = {.n = n};
        for (unsigned row = 0; row < n; row++)
            puzzle.blocked[row] = pattern >> (row * n) & ((1U << n) - 1);
        check_puzzle(&puzzle, all);
    }
    free(all);
}
END_TEST

/* Any two placed queens, the same one twice, on every single blocked square. */
START_TEST(every_two_placed_queens)
{
    const unsigned n = (unsigned)_i;
    const unsigned squares = n * n;
    struct boards *all = plain_solutions(n, NQ_RULE_QUEEN);
    for (unsigned a = 0; a < squares; a++)
        for (unsigned b = 0; b <= a; b++)
            for (unsigned blocked = 0; blocked <= squares; blocked++) {
                struct nq_puzzle puzzle = {.n = n};
                puzzle.placed[a / n] |= 1U << a % n;
                puzzle.placed[b / n] |= 1U << b % n;
                if (blocked < squares)
                    puzzle.blocked[blocked / n] |= 1U << blocked % n;
                check_puzzle(&puzzle, all);
            }
    free(all);
}
END_TEST

/* Blocks each square with a chance of PERCENT in 100, then places up to three
 * queens: from a solution, so that often one is left, or anywhere. */
static struct nq_puzzle random_puzzle(struct nq_random *random,
                                      const struct boards *all, unsigned n,
                                      enum nq_rule rule)
{
    struct nq_puzzle puzzle = {.n = n, .rule = rule};
    const uint64_t percent = nq_random_below(random, 60);
    for (unsigned row = 0; row < n; row++)
        for (unsigned col = 0; col < n; col++)
            if (nq_random_below(random, 100) < percent)
                puzzle.blocked[row] |= 1U << col;
    const bool from_solution = all->count && nq_random_below(random, 2);
    const struct nq_board *board =
        from_solution ? &all->board[nq_random_below(random, all->count)] : NULL;
    for (uint64_t left = nq_random_below(random, 4); left > 0; left--) {
        const unsigned row = (unsigned)nq_random_below(random, n);
        const unsigned col =
            board ? board->col[row] : (unsigned)nq_random_below(random, n);
        puzzle.placed[row] |= 1U << col;
    }
    if (board)
        for (unsigned row = 0; row < n; row++)
            puzzle.blocked[row] &= ~(1U << board->col[row]);
    return puzzle;
}

static void check_random(unsigned n, enum nq_rule rule, unsigned puzzles)
{
    struct nq_random random = {.state = 20250800 + n};
    struct boards *all = plain_solutions(n, rule);
    for (unsigned i = 0; i < puzzles; i++) {
        const struct nq_puzzle puzzle = random_puzzle(&random, all, n, rule);
        check_puzzle(&puzzle, all);
    }
    free(all);
}

START_TEST(random_puzzles)
{
    check_random((unsigned)_i, NQ_RULE_QUEEN, 1000);
}
END_TEST

START_TEST(random_superqueen_puzzles)
{
    check_random((unsigned)_i, NQ_RULE_SUPERQUEEN, 200);
}
END_TEST

START_TEST(superqueen_counts_are_the_published_ones)
{
    const unsigned n = (unsigned)_i;
    const struct nq_puzzle puzzle = {.n = n, .rule = NQ_RULE_SUPERQUEEN};
    size_t count = 0;
    const struct nq_solver *const *solvers = nq_solvers(&count);
    for (size_t i = 0; i < count; i++) {
        if (!(solvers[i]->features & NQ_FEATURE_SUPERQUEEN))
            continue;
        struct nq_search search = {0};
        ck_assert_int_eq(nq_solver_search(solvers[i], &puzzle, &search, NULL),
                         NQ_OK);
        ck_assert_msg(search.stats.solutions == superqueens[n - 1],
                      "%s, n = %u", solvers[i]->name, n);
    }
}
END_TEST

/* The largest board: bit 31 is a column like any other.  The solution is the
 * one of E. Pauls, 1874, for n mod 6 = 2, columns from 1: 2, 4, ..., 32, then
 * 3, 1, 7, 9, ..., 31, 5. */
START_TEST(largest_board_with_all_but_four_queens_placed)
{
    static const uint8_t odd[] = {3,  1,  7,  9,  11, 13, 15, 17,
                                  19, 21, 23, 25, 27, 29, 31, 5};
    struct nq_board board = {.n = 32};
    for (unsigned i = 0; i < 16; i++) {
        board.col[i] = (uint8_t)(2 * i + 1);
        board.col[16 + i] = (uint8_t)(odd[i] - 1);
    }
    ck_assert(is_sound(&board, NQ_RULE_QUEEN, 32));
    struct nq_puzzle puzzle = {.n = 32};
    for (unsigned row = 0; row < 32; row++)
        if (row % 9 != 0)
            puzzle.placed[row] = UINT32_C(1) << board.col[row];
    size_t count = 0;
    const struct nq_solver *const *solvers = nq_solvers(&count);
    for (size_t i = 0; i < count; i++) {
        if (!(solvers[i]->features & NQ_FEATURE_PLACED))
            continue;
        struct boards *found = boards_new();
        struct nq_search search = {.visit = keep, .ctx = found};
        ck_assert_int_eq(nq_solver_search(solvers[i], &puzzle, &search, NULL),
                         NQ_OK);
        bool seen = false;
        for (size_t k = 0; k < found->count; k++) {
            ck_assert(is_sound(&found->board[k], NQ_RULE_QUEEN, 32));
            ck_assert(solves(&found->board[k], &puzzle));
            seen |= nq_board_compare(&found->board[k], &board) == 0;
        }
        ck_assert_msg(seen, "%s", solvers[i]->name);
        free(found);
    }
}
END_TEST

Suite *puzzles_suite(void)
{
    Suite *suite = suite_create("puzzles");
    TCase *tcase = tcase_create("puzzles");
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, each_feature_has_its_methods);
    tcase_add_loop_test(tcase, every_set_of_blocked_squares, 1, 5);
    tcase_add_loop_test(tcase, every_two_placed_queens, 1, 7);
    tcase_add_loop_test(tcase, random_puzzles, 1, 9);
    tcase_add_loop_test(tcase, random_superqueen_puzzles, 1, 12);
    tcase_add_loop_test(tcase, superqueen_counts_are_the_published_ones, 1, 14);
    tcase_add_test(tcase, largest_board_with_all_but_four_queens_placed);
    suite_add_tcase(suite, tcase);
    return suite;
}
