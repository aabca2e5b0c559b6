/* refine_test.c - where two methods differ, with hand-made wrong ones. */
#include "tests/unit/suites.h"

#include <string.h>

#include "verify/refine.h"

/* A method made of a list. */
struct list {
    const struct nq_board *board;
    size_t count;
    uint64_t copies; /* of each board; 0 is 1 */
    unsigned runs;   /* out */
    bool obeys;      /* skips what does not fit the placed queens */
    bool heals;      /* wrong only on the empty board */
    enum nq_status fails;
};

static bool fits(const struct nq_board *board, const struct nq_puzzle *puzzle)
{
    for (unsigned row = 0; row < puzzle->n; row++)
        if (puzzle->placed[row] &&
            !(puzzle->placed[row] >> board->col[row] & 1))
            return false;
    return true;
}

static enum nq_status produce(void *ctx, const struct nq_puzzle *puzzle,
                              nq_visit_fn *visit, void *visit_ctx,
                              struct nq_error *err)
{
    struct list *list = ctx;
    list->runs++;
    if (list->fails)
        return nq_fail(err, list->fails, "the method fails");
    const uint64_t copies = list->copies ? list->copies : 1;
    for (size_t i = 0; i < list->count; i++)
        for (uint64_t copy = 0;
             copy < copies &&
             !(list->obeys && !fits(&list->board[i], puzzle)) &&
             !(list->heals && puzzle->placed[0]);
             copy++)
            if (visit(&list->board[i], visit_ctx) == NQ_STOP)
                return NQ_OK;
    return NQ_OK;
}

static struct nq_difference refine(struct list *a, struct list *b)
{
    struct nq_difference difference;
    const struct nq_producer left = {produce, a};
    const struct nq_producer right = {produce, b};
    ck_assert_int_eq(nq_refine(&left, &right, a->board[0].n, &difference, NULL),
                     NQ_OK);
    return difference;
}

/* The solutions for n = 6. */
static const struct nq_board six[] = {{.n = 6, .col = {1, 3, 5, 0, 2, 4}},
                                      {.n = 6, .col = {2, 5, 1, 4, 0, 3}},
                                      {.n = 6, .col = {3, 0, 4, 1, 5, 2}},
                                      {.n = 6, .col = {4, 2, 0, 5, 3, 1}}};

START_TEST(equal_lists_do_not_differ)
{
    const struct nq_board turned[] = {six[2], six[0], six[3], six[1]};
    struct list a = {.board = six, .count = 4};
    struct list b = {.board = turned, .count = 4};
    ck_assert(!refine(&a, &b).found);
}
END_TEST

START_TEST(names_the_branch_that_is_missing)
{
    struct list a = {.board = six, .count = 4};
    struct list b = {.board = six, .count = 3};
    const struct nq_difference difference = refine(&a, &b);
    ck_assert(difference.found);
    ck_assert_uint_eq(difference.depth, 1);
    ck_assert_uint_eq(difference.prefix.col[0], 4);
    ck_assert_uint_eq(difference.more[0], 1);
    ck_assert_uint_eq(difference.more[1], 0);
    ck_assert_mem_eq(&difference.odd[0][0].board, &six[3], sizeof six[3]);
    ck_assert_uint_eq(difference.odd[0][0].times[0], 1);
    ck_assert_uint_eq(difference.odd[0][0].times[1], 0);
}
END_TEST

/* 1 3 5 0 2 4 is common: the wrong ones leave it behind the second queen. */
START_TEST(leaves_the_boards_that_both_have)
{
    const struct nq_board wrong[] = {six[0],
                                     {.n = 6, .col = {1, 3, 5, 2, 0, 4}},
                                     {.n = 6, .col = {1, 3, 5, 2, 4, 0}},
                                     six[1],
                                     {.n = 6, .col = {2, 5, 0, 0, 0, 0}},
                                     six[2],
                                     six[3]};
    struct list a = {.board = six, .count = 4};
    struct list b = {.board = wrong, .count = 7};
    const struct nq_difference difference = refine(&a, &b);
    ck_assert(difference.found);
    ck_assert_uint_eq(difference.depth, 4);
    ck_assert_mem_eq(difference.prefix.col, wrong[1].col, 4);
    ck_assert_uint_eq(difference.more[0], 0);
    ck_assert_uint_eq(difference.more[1], 2);
    ck_assert_mem_eq(&difference.odd[1][0].board, &wrong[1], sizeof *wrong);
    ck_assert_mem_eq(&difference.odd[1][1].board, &wrong[2], sizeof *wrong);
}
END_TEST

START_TEST(nothing_in_common_is_no_prefix)
{
    struct list a = {.board = six, .count = 2};
    struct list b = {.board = six + 2, .count = 2};
    const struct nq_difference difference = refine(&a, &b);
    ck_assert(difference.found);
    ck_assert_uint_eq(difference.depth, 0);
    ck_assert_uint_eq(difference.more[0], 2);
    ck_assert_uint_eq(difference.more[1], 2);
}
END_TEST

START_TEST(a_repeated_board_is_named_in_full)
{
    const struct nq_board twice[] = {six[0], six[1], six[1],
                                     six[1], six[2], six[3]};
    struct list a = {.board = six, .count = 4};
    struct list b = {.board = twice, .count = 6};
    const struct nq_difference difference = refine(&a, &b);
    ck_assert(difference.found);
    ck_assert_uint_eq(difference.depth, 6);
    ck_assert_mem_eq(&difference.prefix, &six[1], sizeof six[1]);
    ck_assert_uint_eq(difference.odd[1][0].times[0], 1);
    ck_assert_uint_eq(difference.odd[1][0].times[1], 3);
}
END_TEST

/* More boards than are kept in memory: the search enters one queen after the
 * other; whether the methods place queens or not, the answer is the same. */
START_TEST(narrows_down_a_long_list)
{
    struct list a = {.board = six, .count = 4, .copies = 40000, .obeys = _i};
    struct list b = {.board = six, .count = 3, .copies = 40000, .obeys = _i};
    const struct nq_difference difference = refine(&a, &b);
    ck_assert(difference.found);
    ck_assert_uint_eq(a.runs, 2);
    ck_assert_uint_eq(b.runs, 2);
    ck_assert_uint_eq(difference.depth, 1);
    ck_assert_uint_eq(difference.prefix.col[0], 4);
    ck_assert_uint_eq(difference.more[0], 1);
    ck_assert_uint_eq(difference.odd[0][0].times[0], 40000);
}
END_TEST

START_TEST(counts_the_repetitions_of_one_board)
{
    struct list a = {.board = six, .count = 1, .copies = 70000};
    struct list b = {.board = six, .count = 1, .copies = 70001};
    const struct nq_difference difference = refine(&a, &b);
    ck_assert(difference.found);
    ck_assert_uint_eq(difference.depth, 6);
    ck_assert_mem_eq(&difference.prefix, &six[0], sizeof six[0]);
    ck_assert_uint_eq(difference.more[0], 0);
    ck_assert_uint_eq(difference.more[1], 1);
    ck_assert_uint_eq(difference.odd[1][0].times[0], 70000);
    ck_assert_uint_eq(difference.odd[1][0].times[1], 70001);
}
END_TEST

START_TEST(says_so_when_placed_queens_hide_the_difference)
{
    struct list a = {.board = six, .count = 4, .copies = 40000, .heals = true};
    struct list b = {.board = six, .count = 3, .copies = 40000, .heals = true};
    ck_assert(!refine(&a, &b).found);
}
END_TEST

START_TEST(fails_as_the_method_fails_and_changes_nothing)
{
    struct list a = {.board = six, .count = 4};
    struct list b = {.board = six, .count = 4, .fails = NQ_STOPPED};
    struct nq_error err;
    struct nq_difference difference;
    struct nq_difference before;
    memset(&difference, 0x55, sizeof difference);
    memcpy(&before, &difference, sizeof before);
    const struct nq_producer left = {produce, &a};
    const struct nq_producer right = {produce, &b};
    ck_assert_int_eq(nq_refine(&left, &right, 6, &difference, &err),
                     NQ_STOPPED);
    ck_assert_str_eq(err.text, "the method fails");
    ck_assert_int_eq(nq_refine(&left, &right, 33, &difference, &err), NQ_RANGE);
    ck_assert_str_eq(err.text, "n is 33, not 1..32");
    ck_assert_mem_eq(&difference, &before, sizeof before);
}
END_TEST

Suite *refine_suite(void)
{
    Suite *suite = suite_create("refine");
    TCase *tcase = tcase_create("refine");
    tcase_add_test(tcase, equal_lists_do_not_differ);
    tcase_add_test(tcase, names_the_branch_that_is_missing);
    tcase_add_test(tcase, leaves_the_boards_that_both_have);
    tcase_add_test(tcase, nothing_in_common_is_no_prefix);
    tcase_add_test(tcase, a_repeated_board_is_named_in_full);
    tcase_add_loop_test(tcase, narrows_down_a_long_list, 0, 2);
    tcase_add_test(tcase, counts_the_repetitions_of_one_board);
    tcase_add_test(tcase, says_so_when_placed_queens_hide_the_difference);
    tcase_add_test(tcase, fails_as_the_method_fails_and_changes_nothing);
    suite_add_tcase(suite, tcase);
    return suite;
}
