/* check_boards_test.c - outputs that are lists of boards, spoiled in one way
 * each. */
#include "tests/unit/suites.h"

#include "tests/unit/checking.h"

static struct printed list;

START_TEST(right_in_order_without_a_search)
{
    const unsigned n = (unsigned)_i;
    struct session session = {.question.lexicographic = true};
    all_solutions(&list, n);
    begin(&session, n, NQ_EXPECT_ALL);
    take_list(&session, &list);
    take_total(&session, list.count);
    const struct nq_checked *checked = verdict(&session, NQ_RIGHT, 0);
    ck_assert_uint_eq(checked->solutions, list.count);
    ck_assert_int_eq(checked->evidence, NQ_BY_NUMBER);
    ck_assert_uint_eq(session.calls, 0);
    nq_check_close(session.check);
}
END_TEST

START_TEST(right_in_any_order)
{
    struct session session = {0};
    all_solutions(&list, 8);
    begin(&session, 8, NQ_EXPECT_ALL);
    for (size_t i = 0; i < list.count; i++)
        take_based(&session, &list.board[i * 37 % list.count], 0);
    verdict(&session, NQ_RIGHT, 0);
    ck_assert_uint_eq(session.calls, 0);
    nq_check_close(session.check);
}
END_TEST

START_TEST(names_the_missing_ones)
{
    struct session session = {0};
    all_solutions(&list, 8);
    begin(&session, 8, NQ_EXPECT_ALL);
    struct nq_board left_out[2] = {list.board[90], list.board[7]};
    for (size_t i = list.count; i-- > 0;)
        if (i != 90 && i != 7)
            take_based(&session, &list.board[i], 0);
    const struct nq_checked *checked =
        verdict(&session, NQ_WRONG, bit(NQ_MISSING));
    ck_assert_uint_eq(checked->missing, 2);
    ck_assert_uint_eq(checked->misses, 2);
    ck_assert_int_eq(nq_board_compare(&checked->miss[0], &left_out[1]), 0);
    ck_assert_int_eq(nq_board_compare(&checked->miss[1], &left_out[0]), 0);
    ck_assert_uint_eq(checked->seen.claims, 90);
    ck_assert_ptr_nonnull(nq_check_patterns(session.check));
    nq_check_close(session.check);
}
END_TEST

START_TEST(tells_where_copies_stand)
{
    struct session session = {0};
    all_solutions(&list, 6);
    begin(&session, 6, NQ_EXPECT_ALL);
    take_based(&session, &list.board[2], 0);
    take_based(&session, &list.board[0], 0);
    take_based(&session, &list.board[2], 0);
    take_based(&session, &list.board[1], 0);
    take_based(&session, &list.board[0], 0);
    const struct nq_checked *checked =
        verdict(&session, NQ_WRONG, bit(NQ_REPEATED) | bit(NQ_MISSING));
    ck_assert_int_eq(checked->reason, NQ_REPEATED);
    ck_assert_uint_eq(checked->repeated, 2);
    ck_assert_uint_eq(checked->repeat[0][0].number, 3);
    ck_assert_uint_eq(checked->repeat[0][1].number, 1);
    ck_assert_uint_eq(checked->repeat[1][0].line, 5);
    ck_assert_uint_eq(checked->repeat[1][1].line, 2);
    ck_assert_uint_eq(checked->missing, 1);
    nq_check_close(session.check);
}
END_TEST

/* The right number hides a copy that stands for a missing one. */
START_TEST(copies_do_not_hide_behind_the_right_number)
{
    struct session session = {0};
    all_solutions(&list, 5);
    begin(&session, 5, NQ_EXPECT_ALL);
    list.board[4] = list.board[5];
    take_list(&session, &list);
    const struct nq_checked *checked =
        verdict(&session, NQ_WRONG, bit(NQ_REPEATED) | bit(NQ_MISSING));
    ck_assert_uint_eq(checked->repeated, 1);
    ck_assert_uint_eq(checked->missing, 1);
    nq_check_close(session.check);
}
END_TEST

START_TEST(names_the_queens_that_attack)
{
    struct session session = {0};
    all_solutions(&list, 4);
    begin(&session, 4, NQ_EXPECT_ALL);
    take_list(&session, &list);
    const struct nq_board wrong = {.n = 4, .col = {0, 2, 1, 3}};
    take_based(&session, &wrong, 0);
    const struct nq_checked *checked =
        verdict(&session, NQ_WRONG, bit(NQ_INVALID));
    ck_assert_uint_eq(checked->invalid, 1);
    ck_assert_uint_eq(checked->wrong_spot.number, 3);
    ck_assert_uint_eq(checked->wrong_spot.line, 3);
    ck_assert_int_eq(checked->wrong_flaws.line, NQ_LINE_FALLING);
    ck_assert_uint_eq(checked->wrong_flaws.first, 0);
    ck_assert_uint_eq(checked->wrong_flaws.second, 3);
    ck_assert_uint_eq(checked->attack[NQ_LINE_RISING], 1);
    ck_assert_uint_eq(checked->attack[NQ_LINE_FALLING], 1);
    ck_assert_uint_eq(checked->attack[NQ_LINE_COLUMN], 0);
    nq_check_close(session.check);
}
END_TEST

START_TEST(sees_the_other_base)
{
    struct session session = {.question.base = 1};
    all_solutions(&list, 6);
    begin(&session, 6, NQ_EXPECT_ALL);
    for (size_t i = 0; i < list.count; i++)
        take_based(&session, &list.board[i], _i ? 1 : -1);
    const struct nq_checked *checked =
        verdict(&session, NQ_WRONG, bit(NQ_OTHER_BASE));
    ck_assert_uint_eq(checked->other_base, 4);
    ck_assert_uint_eq(checked->solutions, 4);
    ck_assert_uint_eq(checked->base_spot.number, 1);
    nq_check_close(session.check);
}
END_TEST

START_TEST(sees_boards_of_another_size)
{
    struct session session = {0};
    all_solutions(&list, 6);
    begin(&session, 5, NQ_EXPECT_ALL);
    take_list(&session, &list);
    const struct nq_checked *checked =
        verdict(&session, NQ_WRONG, bit(NQ_OTHER_SIZE) | bit(NQ_MISSING));
    ck_assert_int_eq(checked->reason, NQ_OTHER_SIZE);
    ck_assert_uint_eq(checked->size_rows, 6);
    ck_assert_uint_eq(checked->size_solutions, 4);
    ck_assert_uint_eq(checked->missing, 10);
    nq_check_close(session.check);
}
END_TEST

START_TEST(tells_the_first_inversion)
{
    struct session session = {.question.lexicographic = true};
    all_solutions(&list, 6);
    begin(&session, 6, NQ_EXPECT_ALL);
    take_based(&session, &list.board[0], 0);
    take_based(&session, &list.board[3], 0);
    take_based(&session, &list.board[1], 0);
    take_based(&session, &list.board[2], 0);
    const struct nq_checked *checked =
        verdict(&session, NQ_WRONG, bit(NQ_DISORDER));
    ck_assert_uint_eq(checked->disorder[0].number, 3);
    ck_assert_uint_eq(checked->disorder[1].number, 2);
    ck_assert(!checked->backwards);
    nq_check_close(session.check);
}
END_TEST

START_TEST(tells_reversed_and_transposed_order)
{
    const bool transposed = _i;
    struct session session = {.question.lexicographic = true};
    all_solutions(&list, 8);
    begin(&session, 8, NQ_EXPECT_ALL);
    for (size_t i = 0; i < list.count; i++) {
        struct nq_board board = list.board[list.count - 1 - i];
        if (transposed)
            for (unsigned row = 0; row < 8; row++)
                board.col[list.board[i].col[row]] = (uint8_t)row;
        take_based(&session, &board, 0);
    }
    const struct nq_checked *checked = verdict(
        &session, NQ_WRONG, bit(transposed ? NQ_TRANSPOSED : NQ_DISORDER));
    ck_assert_int_eq(checked->backwards, !transposed);
    nq_check_close(session.check);
}
END_TEST

START_TEST(takes_transposed_boards_when_told)
{
    struct session session = {.question.lexicographic = true,
                              .question.transposed = true};
    all_solutions(&list, 8);
    begin(&session, 8, NQ_EXPECT_ALL);
    for (size_t i = 0; i < list.count; i++) {
        struct nq_board board = {.n = 8};
        for (unsigned row = 0; row < 8; row++)
            board.col[list.board[i].col[row]] = (uint8_t)row;
        take_based(&session, &board, 0);
    }
    verdict(&session, NQ_RIGHT, 0);
    nq_check_close(session.check);
}
END_TEST

Suite *check_boards_suite(void)
{
    Suite *suite = suite_create("check_boards");
    TCase *boards = tcase_create("boards");
    tcase_add_loop_test(boards, right_in_order_without_a_search, 1, 9);
    tcase_add_test(boards, right_in_any_order);
    tcase_add_test(boards, names_the_missing_ones);
    tcase_add_test(boards, tells_where_copies_stand);
    tcase_add_test(boards, copies_do_not_hide_behind_the_right_number);
    tcase_add_test(boards, names_the_queens_that_attack);
    tcase_add_loop_test(boards, sees_the_other_base, 0, 2);
    tcase_add_test(boards, sees_boards_of_another_size);
    tcase_add_test(boards, tells_the_first_inversion);
    tcase_add_loop_test(boards, tells_reversed_and_transposed_order, 0, 2);
    tcase_add_test(boards, takes_transposed_boards_when_told);
    suite_add_tcase(suite, boards);
    return suite;
}
