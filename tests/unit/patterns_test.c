/* patterns_test.c - what is peculiar about a difference is said in words. */
#include "tests/unit/suites.h"

#include <string.h>

#include "verify/patterns.h"

/* One printed or missing board: columns from 0 in text, "13 02" is two. */
struct example {
    unsigned n;
    const char *printed, *missing;
    const char *says; /* one of the reasons contains this */
};

/* n = 4 has 1302 and 2031; the ten of n = 5 begin with 02413, 03142, 13024,
 * 14203, 20314, 24130, 30241, 31420, 41302, 42031. */
static const struct example examples[] = {
    {4, "1302", "2031", "only the last solution is missing"},
    {4, "2031", "1302", "only the first solution is missing"},
    {4, "1302", "2031", "only fundamental solutions are printed"},
    {5, "02413 03142 13024 14203 20314 24130", "30241 31420 41302 42031",
     "every missing board is the left-right mirror image of a printed one"},
    {5, "02413 03142 13024 14203 20314 24130", "30241 31420 41302 42031",
     "all missing boards begin with column 4 or 5"},
    {5, "02413 03142 13024 14203 20314 24130", "30241 31420 41302 42031",
     "the first 6 solutions in dictionary order are printed"},
    {5, "30241 31420 41302 42031", "02413 03142 13024 14203 20314 24130",
     "the last 4 solutions in dictionary order are printed"},
    {5, "02413 14203", "03142 13024 20314 24130 30241 31420 41302 42031",
     "one of each class"},
    {5, "02413 03142 13024 14203 20314 24130 31420 41302", "30241 42031",
     "all missing boards end with column 2,"},
    {4, "1302 1302", "2031", "all 2 boards printed are the same one"},
    {4, "1302 1302 2031 2031", "", "each board is printed 2 times in a row"},
    {4, "1302 2031 1302 2031", "", "each board is printed 2 times"},
    {5,
     "02413 03142 13024 14203 20314 20314 24130 24130 30241 31420 41302 42031",
     "", "have the first queen in the middle column"},
    {4, "2031 1302", "", ""},
    {5, "42031 41302 31420 30241 24130 20314 14203 13024 03142 02413", "",
     "exactly reversed order"},
    {4, "0123 1302 0213", "2031", "clash on diagonals only"},
    {4, "0000 1111 1302", "2031", "clash on columns only"},
    {4, "0123 1302 0011", "", ""},
    {5, "01234 02413 01342", "", "falling diagonals (\\) only"},
    {5, "43210 02413 43102", "", "rising diagonals (/) only"},
    {4, "1230 0321", "1302 2031", "two threads"},
    {6, "135024 012345 251403 543210", "304152 420531",
     "every second board is wrong"},
    {6, "135024 251403 012345 543210", "304152 420531",
     "the first 2 boards are right, all after them are wrong"},
};

static void add(struct nq_patterns *patterns, unsigned n, const char *text,
                bool missing)
{
    for (; *text; text += n, text += *text == ' ') {
        struct nq_board board = {.n = (uint8_t)n};
        for (unsigned row = 0; row < n; row++)
            board.col[row] = (uint8_t)(text[row] - '0');
        if (missing)
            nq_patterns_missing(patterns, &board);
        else
            nq_patterns_board(patterns, &board);
    }
}

static bool says(const struct nq_explanation *explanation, const char *what)
{
    for (size_t i = 0; i < explanation->count; i++)
        if (strstr(explanation->reason[i].text, what))
            return true;
    return false;
}

START_TEST(says_what_is_peculiar)
{
    const struct example *example = &examples[_i];
    struct nq_patterns *patterns = NULL;
    struct nq_explanation found = {0};
    ck_assert_int_eq(nq_patterns_open(&patterns, example->n, NULL), NQ_OK);
    add(patterns, example->n, example->printed, false);
    add(patterns, example->n, example->missing, true);
    nq_patterns_find(patterns, &found);
    if (*example->says)
        ck_assert_msg(says(&found, example->says), "%s: %s", example->says,
                      found.count ? found.reason[0].text : "nothing");
    else
        ck_assert_msg(found.count == 0, "%s", found.reason[0].text);
    nq_patterns_close(patterns);
}
END_TEST

static void add_claim(struct nq_patterns *patterns, size_t count,
                      const struct nq_square *square)
{
    const struct nq_claim claim = {
        .rows = 4, .cols = 4, .count = count, .square = square};
    nq_patterns_claim(patterns, &claim);
}

/* Finds WHAT in two claims of n = 4. */
static void check_claims(size_t first_count, const struct nq_square *first,
                         size_t second_count, const struct nq_square *second,
                         const char *what)
{
    struct nq_patterns *patterns = NULL;
    struct nq_explanation found = {0};
    ck_assert_int_eq(nq_patterns_open(&patterns, 4, NULL), NQ_OK);
    add_claim(patterns, first_count, first);
    add_claim(patterns, second_count, second);
    add(patterns, 4, "1302 2031", true);
    nq_patterns_find(patterns, &found);
    ck_assert_msg(says(&found, what), "%s: %s", what,
                  found.count ? found.reason[0].text : "nothing");
    nq_patterns_close(patterns);
}

START_TEST(sees_boards_that_are_not_wiped)
{
    static const struct nq_square first[] = {{0, 1}, {1, 3}, {2, 0}, {3, 2}};
    static const struct nq_square both[] = {{0, 1}, {1, 3}, {2, 0}, {3, 2},
                                            {0, 2}, {1, 0}, {2, 3}, {3, 1}};
    check_claims(4, first, 8, both, "the board is not wiped");
}
END_TEST

START_TEST(sees_an_empty_last_or_first_row)
{
    static const struct nq_square a[] = {{0, 0}, {1, 2}, {2, 1}};
    static const struct nq_square b[] = {{0, 1}, {1, 3}, {2, 0}};
    static const struct nq_square c[] = {{1, 3}, {2, 0}, {3, 2}};
    static const struct nq_square d[] = {{1, 0}, {2, 3}, {3, 1}};
    check_claims(3, a, 3, b, "lacks the queen of the last row");
    check_claims(3, c, 3, d, "lacks the queen of the first row");
}
END_TEST

START_TEST(sees_a_wrong_base)
{
    static const struct nq_square a[] = {{0, 0}, {1, 2}, {2, -1}, {3, 1}};
    static const struct nq_square b[] = {{0, 1}, {1, -1}, {2, 2}, {3, 0}};
    check_claims(4, a, 4, b, "one too small");
}
END_TEST

START_TEST(refuses_sizes_out_of_range)
{
    struct nq_patterns *patterns = NULL;
    struct nq_error err = {""};
    ck_assert_int_eq(nq_patterns_open(&patterns, 33, &err), NQ_RANGE);
    ck_assert_str_eq(err.text, "n is 33, not 1..32");
    ck_assert_ptr_null(patterns);
    nq_patterns_close(NULL);
}
END_TEST

START_TEST(says_nothing_about_what_it_did_not_keep)
{
    struct nq_patterns *patterns = NULL;
    struct nq_explanation found = {0};
    ck_assert_int_eq(nq_patterns_open(&patterns, 4, NULL), NQ_OK);
    for (unsigned i = 0; i <= NQ_PATTERNS_KEPT; i++)
        add(patterns, 4, "1302", false);
    add(patterns, 4, "2031", true);
    nq_patterns_find(patterns, &found);
    ck_assert_uint_eq(found.count, 0);
    nq_patterns_close(patterns);
}
END_TEST

START_TEST(adds_no_reason_twice_and_not_more_than_fit)
{
    struct nq_explanation found = {0};
    nq_explanation_add(&found, true, NULL, "one");
    nq_explanation_add(&found, true, NULL, "one");
    ck_assert_uint_eq(found.count, 1);
    for (unsigned i = 0; i < 2 * NQ_REASONS; i++)
        nq_explanation_add(&found, false, "name", "reason %u", i);
    ck_assert_uint_eq(found.count, NQ_REASONS);
    ck_assert_str_eq(found.reason[NQ_REASONS - 1].text, "reason 6");
}
END_TEST

Suite *patterns_suite(void)
{
    Suite *suite = suite_create("patterns");
    TCase *tcase = tcase_create("patterns");
    tcase_add_loop_test(tcase, says_what_is_peculiar, 0,
                        sizeof examples / sizeof *examples);
    tcase_add_test(tcase, sees_boards_that_are_not_wiped);
    tcase_add_test(tcase, sees_an_empty_last_or_first_row);
    tcase_add_test(tcase, sees_a_wrong_base);
    tcase_add_test(tcase, refuses_sizes_out_of_range);
    tcase_add_test(tcase, says_nothing_about_what_it_did_not_keep);
    tcase_add_test(tcase, adds_no_reason_twice_and_not_more_than_fit);
    suite_add_tcase(suite, tcase);
    return suite;
}
