/* tally_test.c - counting, the laws, the published size of the tree. */
#include "tests/unit/suites.h"

#include <string.h>

#include "board/symmetry.h"
#include "verify/laws.h"
#include "verify/tree.h"

/* All solutions for n = 5, in order; by the definition, with pencil and
 * paper.  The first and its images are 8, the other two (1 4 2 0 3 and its
 * mirror image) survive a quarter turn. */
static const uint8_t five[10][5] = {
    {0, 2, 4, 1, 3}, {0, 3, 1, 4, 2}, {1, 3, 0, 2, 4}, {1, 4, 2, 0, 3},
    {2, 0, 3, 1, 4}, {2, 4, 1, 3, 0}, {3, 0, 2, 4, 1}, {3, 1, 4, 2, 0},
    {4, 1, 3, 0, 2}, {4, 2, 0, 3, 1}};

static struct nq_board board_of(const uint8_t *col, unsigned n)
{
    struct nq_board board = {.n = (uint8_t)n};
    memcpy(board.col, col, n);
    return board;
}

static void visit(struct nq_tally *tally, const uint8_t *col)
{
    const struct nq_board board = board_of(col, tally->n);
    ck_assert_int_eq(nq_tally_visit(&board, tally), NQ_CONTINUE);
}

/* All of `five` but the bits of LEFT_OUT. */
static struct nq_tally tally_without(unsigned left_out)
{
    struct nq_tally tally;
    nq_tally_init(&tally, 5, false);
    for (unsigned i = 0; i < 10; i++)
        if (!(left_out >> i & 1))
            visit(&tally, five[i]);
    return tally;
}

/* The laws that TALLY breaks, as a set of bits. */
static unsigned broken(const struct nq_tally *tally)
{
    unsigned laws = 0;
    for (unsigned law = 0; law < NQ_LAWS; law++) {
        char text[NQ_LAW_TEXT_SIZE];
        laws |= (unsigned)nq_law_broken((enum nq_law)law, tally, text) << law;
    }
    return laws;
}

START_TEST(counts_boards_classes_and_first_queens)
{
    const struct nq_tally tally = tally_without(0);
    ck_assert_uint_eq(tally.handed, 10);
    ck_assert_uint_eq(tally.boards, 10);
    for (unsigned col = 0; col < 5; col++)
        ck_assert_uint_eq(tally.first[col], 2);
    ck_assert_uint_eq(tally.unsound, 0);
    ck_assert_uint_eq(tally.not_later, 0);
    ck_assert_uint_eq(tally.classes, 2);
    ck_assert_uint_eq(tally.quarter_classes, 1);
    ck_assert_uint_eq(tally.half_classes, 0);
    ck_assert_uint_eq(tally.half_turn, 2);
    ck_assert_uint_eq(tally.quarter_turn, 2);
    ck_assert_uint_eq(tally.orbits, 10);
    ck_assert_uint_eq(broken(&tally), 0);
}
END_TEST

START_TEST(the_one_board_of_n_1_is_its_own_class)
{
    const struct nq_board board = {.n = 1};
    struct nq_tally tally;
    nq_tally_init(&tally, 1, false);
    nq_tally_visit(&board, &tally);
    ck_assert_uint_eq(tally.classes, 1);
    ck_assert_uint_eq(tally.orbits, 1);
    ck_assert_uint_eq(broken(&tally), 0);
    nq_tally_init(&tally, 1, true);
    nq_tally_visit(&board, &tally);
    ck_assert_uint_eq(tally.boards, 1);
}
END_TEST

START_TEST(expands_classes_to_the_same_set)
{
    struct nq_tally tally;
    nq_tally_init(&tally, 5, true);
    visit(&tally, five[0]);
    visit(&tally, five[3]);
    const struct nq_tally all = tally_without(0);
    ck_assert_uint_eq(tally.handed, 2);
    ck_assert_uint_eq(tally.not_least, 0);
    ck_assert(nq_tally_same(&tally, &all));
    ck_assert_uint_eq(tally.classes, 2);
    visit(&tally, five[1]);
    ck_assert_uint_eq(tally.not_least, 1);
    ck_assert(!nq_tally_same(&tally, &all));
}
END_TEST

START_TEST(sees_a_wrong_order_and_a_repetition)
{
    struct nq_tally tally;
    nq_tally_init(&tally, 5, false);
    visit(&tally, five[1]);
    visit(&tally, five[0]);
    visit(&tally, five[0]);
    ck_assert_uint_eq(tally.not_later, 2);
}
END_TEST

/* Attacks along a column, both diagonals, next to each other and far apart. */
START_TEST(sees_queens_that_attack_each_other)
{
    static const uint8_t wrong[][5] = {{0, 2, 4, 1, 0},
                                       {0, 1, 3, 0, 2},
                                       {4, 1, 3, 2, 0},
                                       {0, 2, 1, 3, 4},
                                       {4, 2, 4, 2, 4}};
    const struct nq_board board = board_of(wrong[_i], 5);
    ck_assert(!nq_board_is_sound(&board));
    struct nq_tally tally = tally_without(0);
    visit(&tally, wrong[_i]);
    ck_assert_uint_eq(tally.unsound, 1);
    ck_assert_mem_eq(&tally.example, &board, sizeof board);
    ck_assert_uint_eq(broken(&tally), 1U << NQ_LAW_SOUND);
    char text[NQ_LAW_TEXT_SIZE];
    ck_assert(nq_law_broken(NQ_LAW_SOUND, &tally, text));
    ck_assert_str_eq(text,
                     "has queens that attack each other on 1 of 11 boards");
}
END_TEST

START_TEST(a_board_of_another_size_is_unsound)
{
    const struct nq_board board = {.n = 1};
    struct nq_tally tally = tally_without(0);
    nq_tally_visit(&board, &tally);
    ck_assert_uint_eq(tally.unsound, 1);
}
END_TEST

/* One solution is missing, each in turn: the set is not closed any more. */
START_TEST(no_solution_can_be_left_out)
{
    const struct nq_tally tally = tally_without(1U << _i);
    const unsigned laws = broken(&tally);
    ck_assert(laws >> NQ_LAW_CLOSED & 1);
    ck_assert(laws >> NQ_LAW_ORBITS & 1);
    ck_assert(laws >> NQ_LAW_CLASSES & 1);
    ck_assert(_i == 4 || _i == 5 || (laws >> NQ_LAW_MIRROR & 1));
    ck_assert(!nq_tally_same(&tally, &(struct nq_tally){0}));
}
END_TEST

START_TEST(a_law_is_broken_in_words)
{
    const struct nq_tally tally = tally_without(1);
    static const char *const expected[NQ_LAWS] = {
        [NQ_LAW_CLOSED] = "is not closed under left-right reflection nor the "
                          "exchange of rows and columns",
        [NQ_LAW_MIRROR] =
            "has lopsided first queens: 1 in column 1, but 2 in its "
            "mirror image, column 5",
        [NQ_LAW_ORBITS] = "hands on 9, but its classes stand for 2 solutions",
        [NQ_LAW_CLASSES] = "breaks 8 classes = all + half-turn + 2 x "
                           "quarter-turn symmetric solutions: 8 x 1 is not 9 + "
                           "2 + 2 x 2",
    };
    char text[NQ_LAW_TEXT_SIZE];
    for (unsigned law = 0; law < NQ_LAWS; law++) {
        ck_assert(nq_law_broken((enum nq_law)law, &tally, text) ==
                  (expected[law] != NULL));
        if (expected[law])
            ck_assert_str_eq(text, expected[law]);
    }
}
END_TEST

/* Without a whole class the rest still is closed: only numbers from elsewhere
 * show that something is missing. */
START_TEST(laws_do_not_see_a_missing_class)
{
    const struct nq_tally tally = tally_without(1U << 3 | 1U << 6);
    ck_assert_uint_eq(tally.boards, 8);
    ck_assert_uint_eq(broken(&tally), 0);
}
END_TEST

static enum nq_walk stop_at_once(const struct nq_board *board, void *ctx)
{
    const struct nq_board *expected = ctx;
    ck_assert_mem_eq(board, expected, sizeof *board);
    return NQ_STOP;
}

START_TEST(hands_on_classes_and_stops_with_their_visitor)
{
    struct nq_board least = board_of(five[0], 5);
    struct nq_tally tally;
    nq_tally_init(&tally, 5, false);
    tally.on_class = stop_at_once;
    tally.class_ctx = &least;
    const struct nq_board other = board_of(five[9], 5);
    ck_assert_int_eq(nq_tally_visit(&other, &tally), NQ_CONTINUE);
    ck_assert_int_eq(nq_tally_visit(&least, &tally), NQ_STOP);
}
END_TEST

/* Placements of k queens on the first k of n rows that leave each other alone,
 * k = 0..n, by the definition. */
static uint64_t count_tree(unsigned n, unsigned row, uint8_t *col)
{
    uint64_t nodes = 1;
    for (col[row] = 0; row < n && col[row] < n; col[row]++) {
        bool safe = true;
        for (unsigned above = 0; above < row; above++) {
            const int across = col[row] - col[above];
            const int down = (int)(row - above);
            safe = safe && across != 0 && across != down && across != -down;
        }
        if (safe)
            nodes += count_tree(n, row + 1, col);
    }
    return nodes;
}

START_TEST(the_published_tree_is_that_of_the_definition)
{
    uint8_t col[NQ_MAX_N + 1];
    ck_assert_uint_eq(nq_known_nodes((unsigned)_i),
                      count_tree((unsigned)_i, 0, col));
}
END_TEST

START_TEST(unpublished_trees_have_no_size)
{
    ck_assert_uint_eq(nq_known_nodes(16), 1141190303);
    ck_assert_uint_eq(nq_known_nodes(15), 0);
    ck_assert_uint_eq(nq_known_nodes(17), 0);
    ck_assert_uint_eq(nq_known_nodes(4000000000), 0);
}
END_TEST

Suite *tally_suite(void)
{
    Suite *suite = suite_create("tally");
    TCase *tcase = tcase_create("tally");
    tcase_add_test(tcase, counts_boards_classes_and_first_queens);
    tcase_add_test(tcase, the_one_board_of_n_1_is_its_own_class);
    tcase_add_test(tcase, expands_classes_to_the_same_set);
    tcase_add_test(tcase, sees_a_wrong_order_and_a_repetition);
    tcase_add_loop_test(tcase, sees_queens_that_attack_each_other, 0, 5);
    tcase_add_test(tcase, a_board_of_another_size_is_unsound);
    tcase_add_loop_test(tcase, no_solution_can_be_left_out, 0, 10);
    tcase_add_test(tcase, a_law_is_broken_in_words);
    tcase_add_test(tcase, laws_do_not_see_a_missing_class);
    tcase_add_test(tcase, hands_on_classes_and_stops_with_their_visitor);
    tcase_add_loop_test(tcase, the_published_tree_is_that_of_the_definition, 0,
                        11);
    tcase_add_test(tcase, unpublished_trees_have_no_size);
    suite_add_tcase(suite, tcase);
    return suite;
}
