/* check_said_test.c - what is said besides boards, and what was asked for. */
#include "tests/unit/suites.h"

#include "tests/unit/checking.h"

static struct printed list;

START_TEST(totals_must_fit)
{
    static const struct {
        uint64_t total;
        unsigned complaints;
        size_t boards;
    } cases[] = {
        {4, 0, 4},
        {5, 1U << NQ_OTHER_TOTAL | 1U << NQ_OTHER_COUNT, 4},
        {3, 1U << NQ_OTHER_COUNT | 1U << NQ_MISSING, 3},
        {4, 1U << NQ_OTHER_TOTAL | 1U << NQ_MISSING, 3},
        {4, 1U << NQ_MISSING, 0},
    };
    struct session session = {0};
    all_solutions(&list, 6);
    list.count = cases[_i].boards;
    begin(&session, 6, NQ_EXPECT_ALL);
    take_list(&session, &list);
    take_total(&session, cases[_i].total);
    verdict(&session, cases[_i].complaints ? NQ_WRONG : NQ_RIGHT,
            cases[_i].complaints);
    nq_check_close(session.check);
}
END_TEST

/* What may be said besides boards; in the order in which a case reads well.
 * NOLINTNEXTLINE(clang-analyzer-optin.performance.Padding) */
struct said {
    unsigned n;
    enum nq_expect expect;
    int totals; /* how many */
    uint64_t total[2];
    bool none, problem;
    enum nq_outcome outcome;
    unsigned complaints;
};

START_TEST(judges_what_is_said)
{
    static const struct said cases[] = {
        {8, NQ_EXPECT_COUNT, 1, {92, 0}, false, false, NQ_RIGHT, 0},
        {8,
         NQ_EXPECT_COUNT,
         1,
         {93, 0},
         false,
         false,
         NQ_WRONG,
         1U << NQ_OTHER_COUNT},
        {8,
         NQ_EXPECT_COUNT,
         2,
         {92, 93},
         false,
         false,
         NQ_WRONG,
         1U << NQ_OTHER_COUNT | 1U << NQ_NOT_ASKED},
        {8,
         NQ_EXPECT_COUNT,
         2,
         {92, 92},
         false,
         false,
         NQ_WRONG,
         1U << NQ_NOT_ASKED},
        {8,
         NQ_EXPECT_COUNT,
         0,
         {0, 0},
         false,
         false,
         NQ_WRONG,
         1U << NQ_NO_OUTPUT},
        {8,
         NQ_EXPECT_COUNT,
         0,
         {0, 0},
         false,
         true,
         NQ_UNREADABLE,
         1U << NQ_NOT_READ | 1U << NQ_MISSING},
        {8, NQ_EXPECT_COUNT, 0, {0, 0}, true, false, NQ_WRONG, 1U << NQ_DENIED},
        {3, NQ_EXPECT_COUNT, 0, {0, 0}, true, false, NQ_RIGHT, 0},
        {3, NQ_EXPECT_COUNT, 1, {0, 0}, false, false, NQ_RIGHT, 0},
        {27,
         NQ_EXPECT_COUNT,
         1,
         {UINT64_C(234907967154122528), 0},
         false,
         false,
         NQ_RIGHT,
         0},
        {28, NQ_EXPECT_COUNT, 1, {5, 0}, false, false, NQ_UNDECIDED, 0},
        {3, NQ_EXPECT_ALL, 0, {0, 0}, false, false, NQ_RIGHT, 0},
        {3, NQ_EXPECT_ALL, 0, {0, 0}, true, false, NQ_RIGHT, 0},
        {3,
         NQ_EXPECT_ALL,
         1,
         {1, 0},
         false,
         false,
         NQ_WRONG,
         1U << NQ_OTHER_COUNT},
        {4,
         NQ_EXPECT_ALL,
         0,
         {0, 0},
         false,
         false,
         NQ_WRONG,
         1U << NQ_NO_OUTPUT | 1U << NQ_MISSING},
        {4,
         NQ_EXPECT_ALL,
         0,
         {0, 0},
         true,
         false,
         NQ_WRONG,
         1U << NQ_DENIED | 1U << NQ_MISSING},
        {3,
         NQ_EXPECT_ALL,
         0,
         {0, 0},
         false,
         true,
         NQ_UNREADABLE,
         1U << NQ_NOT_READ},
        {3, NQ_EXPECT_ONE, 0, {0, 0}, true, false, NQ_RIGHT, 0},
        {3,
         NQ_EXPECT_ONE,
         0,
         {0, 0},
         false,
         false,
         NQ_WRONG,
         1U << NQ_NO_OUTPUT},
        {4,
         NQ_EXPECT_ONE,
         0,
         {0, 0},
         true,
         false,
         NQ_WRONG,
         1U << NQ_DENIED | 1U << NQ_MISSING},
    };
    const struct said *said = &cases[_i];
    struct session session = {0};
    begin(&session, said->n, said->expect);
    for (int i = 0; i < said->totals; i++)
        take_total(&session, said->total[i]);
    if (said->none)
        take(&session, (struct nq_item){.kind = NQ_ITEM_NONE});
    if (said->problem)
        take(&session,
             (struct nq_item){.kind = NQ_ITEM_PROBLEM, .message = "no number"});
    verdict(&session, said->outcome, said->complaints);
    nq_check_close(session.check);
}
END_TEST

START_TEST(the_first_few)
{
    static const struct {
        size_t order[5], count;
        unsigned complaints;
    } cases[] = {
        {{0, 1, 2}, 3, 0},
        {{0, 1}, 2, 1U << NQ_MISSING},
        {{0, 1, 3}, 3, 1U << NQ_MISSING | 1U << NQ_NOT_ASKED},
        {{0, 1, 2, 3}, 4, 1U << NQ_NOT_ASKED},
        {{0, 2, 1}, 3, 1U << NQ_DISORDER},
        {{0, 1, 1, 2}, 4, 1U << NQ_REPEATED},
    };
    struct session session = {.question.first = 3};
    all_solutions(&list, 8);
    begin(&session, 8, NQ_EXPECT_FIRST);
    for (size_t i = 0; i < cases[_i].count; i++)
        take_based(&session, &list.board[cases[_i].order[i]], 0);
    take_total(&session, 92);
    verdict(&session, cases[_i].complaints ? NQ_WRONG : NQ_RIGHT,
            cases[_i].complaints);
    nq_check_close(session.check);
}
END_TEST

START_TEST(more_than_there_are_cannot_be_wanted)
{
    struct session session = {.question.first = 10};
    all_solutions(&list, 6);
    begin(&session, 6, NQ_EXPECT_FIRST);
    take_list(&session, &list);
    verdict(&session, NQ_RIGHT, 0);
    nq_check_close(session.check);
}
END_TEST

START_TEST(any_one_will_do)
{
    struct session session = {0};
    all_solutions(&list, 8);
    begin(&session, 8, NQ_EXPECT_ONE);
    take_based(&session, &list.board[50], 0);
    if (_i == 0) {
        verdict(&session, NQ_RIGHT, 0);
    } else {
        take_based(&session, &list.board[51], 0);
        const struct nq_checked *checked =
            verdict(&session, NQ_WRONG, bit(NQ_NOT_ASKED));
        ck_assert_uint_eq(checked->not_asked, 1);
    }
    nq_check_close(session.check);
}
END_TEST

START_TEST(layout_counts_when_it_is_asked_for)
{
    struct session session = {.question.strict_layout = _i == 1};
    begin(&session, 3, NQ_EXPECT_COUNT);
    take(&session,
         (struct nq_item){.kind = NQ_ITEM_REMARK, .message = "a sign"});
    take(&session, (struct nq_item){.kind = NQ_ITEM_REMARK,
                                    .strict = true,
                                    .message = "blanks at the end"});
    take_total(&session, 0);
    const struct nq_checked *checked =
        verdict(&session, _i ? NQ_WRONG : NQ_RIGHT, _i ? bit(NQ_LAYOUT) : 0);
    ck_assert_str_eq(checked->remark, _i ? "blanks at the end" : "a sign");
    ck_assert_uint_eq(checked->remarks, 2);
    nq_check_close(session.check);
}
END_TEST

START_TEST(refuses_questions_it_cannot_answer)
{
    static const struct {
        struct nq_question question;
        const char *text;
    } cases[] = {
        {{.n = 0}, "n is 0, not 1..10000000"},
        {{.n = 33}, "n is 33; more than 32 only for one solution"},
        {{.n = 10000001, .expect = NQ_EXPECT_ONE},
         "n is 10000001, not 1..10000000"},
        {{.n = 4, .expect = NQ_EXPECT_FIRST}, "first 0 boards are none"},
    };
    struct nq_check *check = NULL;
    struct nq_error err;
    ck_assert_int_eq(
        nq_check_open(&check, &cases[_i].question, NULL, NULL, &err), NQ_RANGE);
    ck_assert_ptr_null(check);
    ck_assert_str_eq(err.text, cases[_i].text);
}
END_TEST

Suite *check_said_suite(void)
{
    Suite *suite = suite_create("check_said");
    TCase *said = tcase_create("said");
    tcase_add_loop_test(said, totals_must_fit, 0, 5);
    tcase_add_loop_test(said, judges_what_is_said, 0, 20);
    tcase_add_loop_test(said, the_first_few, 0, 6);
    tcase_add_test(said, more_than_there_are_cannot_be_wanted);
    tcase_add_loop_test(said, any_one_will_do, 0, 2);
    tcase_add_loop_test(said, layout_counts_when_it_is_asked_for, 0, 2);
    tcase_add_loop_test(said, refuses_questions_it_cannot_answer, 0, 4);
    suite_add_tcase(suite, said);
    return suite;
}
