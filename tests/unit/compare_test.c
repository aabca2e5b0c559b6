/* compare_test.c - every kind of disagreement is found and named. */
#include "tests/unit/suites.h"

#include <stdio.h>
#include <string.h>

#include "verify/compare.h"

/* The solutions for n = 4. */
static const struct nq_board four[2] = {{.n = 4, .col = {1, 3, 0, 2}},
                                        {.n = 4, .col = {2, 0, 3, 1}}};
static const struct nq_published published = {
    .known =
        &(const struct nq_known){
            .solutions = 2, .classes = 1, .half_turn = 2, .quarter_turn = 2},
    .nodes = 17};

/* A right answer of a row-by-row method. */
static struct nq_answer right_answer(const char *method)
{
    struct nq_answer answer = {.method = method,
                               .witness = true,
                               .ordered = true,
                               .row_by_row = true,
                               .claimed = 2,
                               .nodes = 17};
    nq_tally_init(&answer.tally, 4, false);
    nq_tally_visit(&four[0], &answer.tally);
    nq_tally_visit(&four[1], &answer.tally);
    return answer;
}

/* Findings, one a line. */
struct findings {
    char text[2048];
};

static void note(const struct nq_answer *answer, const char *text, void *ctx)
{
    struct findings *findings = ctx;
    const size_t used = strlen(findings->text);
    (void)snprintf(findings->text + used, sizeof findings->text - used,
                   "%s %s\n", answer->method, text);
}

static struct nq_verdict compare(const struct nq_answer *answers, size_t count,
                                 const struct nq_published *values,
                                 const char *expected)
{
    struct findings findings = {""};
    const struct nq_verdict verdict =
        nq_compare(answers, count, values, note, &findings);
    ck_assert_str_eq(findings.text, expected);
    ck_assert(verdict.agree == (expected[0] == '\0'));
    return verdict;
}

START_TEST(right_answers_agree)
{
    struct nq_answer answers[3] = {right_answer("a"), right_answer("b"),
                                   right_answer("c")};
    answers[2].row_by_row = false;
    answers[2].nodes = 5;
    const struct nq_verdict verdict = compare(answers, 3, &published, "");
    ck_assert_uint_eq(verdict.witnesses, 3);
    ck_assert_ptr_eq(verdict.reference, &answers[0]);
}
END_TEST

START_TEST(a_planted_fault_is_no_witness)
{
    struct nq_answer answers[2] = {right_answer("a"), right_answer("b")};
    answers[0].witness = false;
    const struct nq_verdict verdict = compare(answers, 2, &published, "");
    ck_assert_uint_eq(verdict.witnesses, 1);
}
END_TEST

START_TEST(no_answers_are_no_witnesses)
{
    const struct nq_verdict verdict = compare(NULL, 0, &published, "");
    ck_assert_uint_eq(verdict.witnesses, 0);
    ck_assert_ptr_null(verdict.reference);
}
END_TEST

/* The one that obeys laws and publication is the reference, though it stands
 * second and alone. */
START_TEST(a_missing_solution_is_found)
{
    struct nq_answer answers[3] = {right_answer("a"), right_answer("b"),
                                   right_answer("c")};
    for (unsigned i = 0; i < 3; i += 2) {
        nq_tally_init(&answers[i].tally, 4, false);
        nq_tally_visit(&four[0], &answers[i].tally);
        answers[i].claimed = 1;
    }
    answers[2].claimed = 2;
    answers[2].witness = false;
    const struct nq_verdict verdict = compare(
        answers, 3, &published,
        "a has 1 solution, b has 2\n"
        "a has 0 solutions with the first queen in column 3, b has 1\n"
        "a is not closed under left-right reflection nor the exchange of rows "
        "and columns\n"
        "a has lopsided first queens: 1 in column 2, but 0 in its mirror "
        "image, column 3\n"
        "a hands on 1, but its classes stand for 2 solutions\n"
        "a breaks 8 classes = all + half-turn + 2 x quarter-turn symmetric "
        "solutions: 8 x 1 is not 1 + 1 + 2 x 1\n"
        "c has 1 solution, b has 2\n"
        "c has 0 solutions with the first queen in column 3, b has 1\n"
        "c says that it found 2 solutions, but hands on 1\n"
        "c is not closed under left-right reflection nor the exchange of rows "
        "and columns\n"
        "c has lopsided first queens: 1 in column 2, but 0 in its mirror "
        "image, column 3\n"
        "c hands on 1, but its classes stand for 2 solutions\n"
        "c breaks 8 classes = all + half-turn + 2 x quarter-turn symmetric "
        "solutions: 8 x 1 is not 1 + 1 + 2 x 1\n");
    ck_assert_ptr_eq(verdict.reference, &answers[1]);
    ck_assert_uint_eq(verdict.witnesses, 1);
}
END_TEST

START_TEST(as_many_but_other_solutions_are_found)
{
    const struct nq_board wrong = {.n = 4, .col = {2, 0, 1, 3}};
    struct nq_answer answers[2] = {right_answer("a"), right_answer("b")};
    nq_tally_init(&answers[1].tally, 4, false);
    nq_tally_visit(&four[0], &answers[1].tally);
    nq_tally_visit(&wrong, &answers[1].tally);
    (void)compare(answers, 2, &published,
                  "b has 2 solutions as a has, but not the same\n"
                  "b has queens that attack each other on 1 of 2 boards\n");
}
END_TEST

START_TEST(a_wrong_order_is_found_where_order_was_promised)
{
    struct nq_answer answers[2] = {right_answer("a"), right_answer("b")};
    nq_tally_init(&answers[1].tally, 4, false);
    nq_tally_visit(&four[1], &answers[1].tally);
    nq_tally_visit(&four[0], &answers[1].tally);
    (void)compare(answers, 2, &published,
                  "b breaks the order: 1 x a board that does not come after "
                  "the one before\n");
    answers[1].ordered = false;
    (void)compare(answers, 2, &published, "");
}
END_TEST

START_TEST(other_nodes_are_found)
{
    struct nq_answer answers[2] = {right_answer("a"), right_answer("b")};
    answers[1].nodes = 18;
    (void)compare(answers, 2, &published,
                  "b has 18 nodes, published are 17 (OEIS A319283)\n");
    const struct nq_published no_nodes = {.known = published.known};
    (void)compare(answers, 2, &no_nodes, "b visits 18 nodes, a visits 17\n");
}
END_TEST

START_TEST(all_methods_together_can_contradict_what_is_published)
{
    const struct nq_known other = {
        .solutions = 3, .classes = 4, .half_turn = 5, .quarter_turn = 6};
    const struct nq_answer answer = right_answer("a");
    const struct nq_verdict verdict = compare(
        &answer, 1, &(const struct nq_published){.known = &other},
        "a has 2 solutions, published are 3 (OEIS A000170)\n"
        "a has 1 classes, published are 4 (OEIS A002562)\n"
        "a has 2 half-turn symmetric solutions, published are 5 (OEIS "
        "A032522)\n"
        "a has 2 quarter-turn symmetric solutions, published are 6 (OEIS "
        "A033148)\n");
    ck_assert_uint_eq(verdict.witnesses, 0);
}
END_TEST

START_TEST(a_program_contradicts_itself)
{
    struct nq_answer answers[3] = {right_answer("a"), right_answer("b"),
                                   right_answer("c")};
    answers[1].strange = 1;
    answers[2].says_nothing = true;
    answers[2].tally.not_least = 2;
    (void)compare(
        answers, 3, &published,
        "b has 1 solution that cannot be a board\n"
        "b says that it found 2 solutions, but hands on 3\n"
        "c does not say how many solutions there are\n"
        "c hands on 2 x a board that is not the least of its class\n");
}
END_TEST

START_TEST(a_method_that_only_counts_is_compared_by_its_count)
{
    struct nq_answer answers[2] = {right_answer("a"), right_answer("b")};
    answers[0] = (struct nq_answer){
        .method = "a", .witness = true, .counts_only = true, .claimed = 2};
    struct nq_verdict verdict = compare(answers, 2, &published, "");
    ck_assert_ptr_eq(verdict.reference, &answers[1]);
    ck_assert_uint_eq(verdict.witnesses, 2);
    answers[0].claimed = 3;
    (void)compare(answers, 2, &published, "a says 3 solutions, b has 2\n");
    verdict = compare(answers, 1, &published,
                      "a has 3 solutions, published are 2 (OEIS A000170)\n");
    ck_assert_ptr_null(verdict.reference);
}
END_TEST

Suite *compare_suite(void)
{
    Suite *suite = suite_create("compare");
    TCase *tcase = tcase_create("compare");
    tcase_add_test(tcase, right_answers_agree);
    tcase_add_test(tcase, a_planted_fault_is_no_witness);
    tcase_add_test(tcase, no_answers_are_no_witnesses);
    tcase_add_test(tcase, a_missing_solution_is_found);
    tcase_add_test(tcase, as_many_but_other_solutions_are_found);
    tcase_add_test(tcase, a_wrong_order_is_found_where_order_was_promised);
    tcase_add_test(tcase, other_nodes_are_found);
    tcase_add_test(tcase,
                   all_methods_together_can_contradict_what_is_published);
    tcase_add_test(tcase, a_program_contradicts_itself);
    tcase_add_test(tcase, a_method_that_only_counts_is_compared_by_its_count);
    suite_add_tcase(suite, tcase);
    return suite;
}
