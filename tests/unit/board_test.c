/* board_test.c - boards, claims, puzzles, digests. */
#include "tests/unit/suites.h"

#include <string.h>

#include "board/board.h"
#include "board/digest.h"

START_TEST(refuses_a_column_off_the_board)
{
    const unsigned col[] = {1, 3, 4, 2};
    struct nq_error err;
    struct nq_board board = {.n = 7};
    const struct nq_board before = board;
    ck_assert_int_eq(nq_board_from_columns(&board, 4, col, &err), NQ_RANGE);
    ck_assert_str_eq(err.text, "column 4 in row 2 is not 0..3");
    ck_assert_mem_eq(&board, &before, sizeof board);
}
END_TEST

START_TEST(refuses_a_size_out_of_range)
{
    const unsigned col[NQ_MAX_N + 1] = {0};
    struct nq_error err;
    struct nq_board board = {.n = 7};
    ck_assert_int_eq(nq_board_from_columns(&board, 0, col, &err), NQ_RANGE);
    ck_assert_str_eq(err.text, "n is 0, not 1..32");
    ck_assert_int_eq(nq_board_from_columns(&board, NQ_MAX_N + 1, col, NULL),
                     NQ_RANGE);
    ck_assert_uint_eq(board.n, 7);
}
END_TEST

START_TEST(a_digest_does_not_depend_on_the_order)
{
    const struct nq_board a = {.n = 4, .col = {1, 3, 0, 2}};
    const struct nq_board b = {.n = 4, .col = {2, 0, 3, 1}};
    struct nq_digest ab = {0}, ba = {0}, read;
    nq_digest_add(&ab, &a);
    nq_digest_add(&ab, &b);
    nq_digest_add(&ba, &b);
    nq_digest_add(&ba, &a);
    ck_assert(nq_digest_equal(&ab, &ba));
    char text[NQ_DIGEST_TEXT_SIZE];
    nq_digest_text(&ab, text);
    ck_assert_int_eq(nq_digest_parse(&read, text, NULL), NQ_OK);
    ck_assert(nq_digest_equal(&ab, &read));
    nq_digest_remove(&ab, &a);
    ck_assert(!nq_digest_equal(&ab, &read));
    nq_digest_remove(&ab, &b);
    ck_assert(nq_digest_equal(&ab, &(struct nq_digest){0}));
}
END_TEST

Suite *board_suite(void)
{
    Suite *suite = suite_create("board");
    TCase *tcase = tcase_create("board");
    tcase_add_test(tcase, refuses_a_column_off_the_board);
    tcase_add_test(tcase, refuses_a_size_out_of_range);
    tcase_add_test(tcase, a_digest_does_not_depend_on_the_order);
    suite_add_tcase(suite, tcase);
    return suite;
}
