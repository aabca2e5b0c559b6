/* reader_test.c - what the reader makes of small texts. */
#include "tests/unit/suites.h"

#include <stdlib.h>
#include <string.h>

#include "tests/unit/reading.h"

static const struct {
    unsigned n;
    const char *text, *expected;
} texts[] = {
    {4, "2 4 1 3\n3 1 4 2\n", "2413 3142"},
    {4, "1 3 0 2\n2 0 3 1\n", "2413 3142"},
    {4, "2,4,1,3\n3,1,4,2\n2\n", "2413 3142 #2"},
    {4, "[(1, 3, 0, 2), (2, 0, 3, 1)]\n", "2413 3142"},
    {4, "2413\n3142\nTotal: 2\n", "2413 3142 #2"},
    {4, ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n", "2413 3142"},
    {4, "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n", "2413"},
    {4, "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]]", "2413"},
    {4, "(0, 1) (1, 3) (2, 0) (3, 2)\n", "2413"},
    {4, "b1 d2 a3 c4\n", "2413"},
    {4, "2 8 1 4\n", "2413"},
    {4, "Number of solutions: 2\n", "#2"},
    {3, "No solution\n", "none"},
    {4, "", "remark"},
    {4, " \n\t\n", "remark"},
    /* Wrong answers come through as they are. */
    {4, "2 4 2 3\n3 1 4 2\n", "2423 3142"},
    {4, "QQQQ\nQQQQ\nQQQQ\nQQQQ\n", "?16"},
    {4, "2 4 1 5\n3 1 4 2\n", "?4 3142"},
    /* What cannot be read is a problem, and reading goes on. */
    {4, ".Q..\n...Q\nQ..\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n", "problem 3142"},
    {4, "2 4 1 99999999999999999999\n3 1 4 2\n", "problem 3142"},
};

START_TEST(reads_small_texts)
{
    char *words = read_text(texts[_i].n, texts[_i].text);
    ck_assert_str_eq(words, texts[_i].expected);
    free(words);
}
END_TEST

START_TEST(reads_the_same_in_pieces)
{
    const struct nq_reader_options options = {.n = texts[_i].n,
                                              .base = NQ_BASE_AUTO};
    char *words =
        read_words(&options, texts[_i].text, strlen(texts[_i].text), 1);
    ck_assert_str_eq(words, texts[_i].expected);
    free(words);
}
END_TEST

START_TEST(refuses_options_out_of_range)
{
    static const struct nq_reader_options bad[] = {
        {.n = 0, .base = NQ_BASE_AUTO},
        {.n = 10000001, .base = NQ_BASE_AUTO},
        {.n = 8, .base = 2},
    };
    struct nq_error err;
    struct nq_reader *reader;
    ck_assert_int_eq(nq_reader_open(&reader, &bad[_i], NULL, NULL, &err),
                     NQ_RANGE);
    ck_assert_ptr_null(reader);
}
END_TEST

Suite *reader_suite(void)
{
    enum { TEXTS = sizeof texts / sizeof *texts };
    Suite *suite = suite_create("reader");
    TCase *tcase = tcase_create("reader");
    tcase_add_loop_test(tcase, reads_small_texts, 0, TEXTS);
    tcase_add_loop_test(tcase, reads_the_same_in_pieces, 0, TEXTS);
    tcase_add_loop_test(tcase, refuses_options_out_of_range, 0, 3);
    suite_add_tcase(suite, tcase);
    return suite;
}
