/* explain_test.c - a wrong output is explained by what is wrong with it. */
#include "tests/unit/suites.h"

#include <string.h>

#include "cli/explain.h"
#include "cli/fault_output.h"

enum { TRIED_N = 6 };

static struct nq_fault_output print(const struct nq_fault *fault,
                                    const unsigned *n, size_t count)
{
    struct nq_fault_output out;
    ck_assert_int_eq(nq_fault_observe(fault, n, count, NULL, &out, NULL),
                     NQ_OK);
    for (size_t i = out.sizes; i < count; i++)
        nq_observation_init(&out.size[i], n[i]);
    return out;
}

static struct nq_explanation explain(const struct nq_observation *size,
                                     size_t count, enum nq_expect expect)
{
    const struct nq_observed_run run = {.count = count, .size = size};
    const struct nq_explain_input input = {
        .expect = expect, .order = true, .run = &run, .runs = 1};
    struct nq_explanation explanation;
    ck_assert_int_eq(nq_explain(&input, &explanation, NULL), NQ_OK);
    return explanation;
}

/* Is FAULT told in full, or among the names of others? */
static bool names(const struct nq_explanation *explanation, const char *fault)
{
    for (size_t i = 0; i < explanation->count; i++) {
        const struct nq_reason *reason = &explanation->reason[i];
        if (reason->fault && strcmp(reason->fault, fault) == 0)
            return true;
        if (strstr(reason->text, "more known faults print the same") &&
            strstr(reason->text, fault))
            return true;
    }
    return false;
}

static const struct nq_fault *fault_at(int i)
{
    size_t count = 0;
    const struct nq_fault *const *faults = nq_faults(&count);
    ck_assert_uint_lt((size_t)i, count);
    return faults[i];
}

START_TEST(each_fault_is_explained_as_itself)
{
    const struct nq_fault *fault = fault_at(_i);
    const bool together = fault->shows_in == NQ_SHOWS_TOGETHER;
    for (unsigned n = 1; n <= TRIED_N && n <= fault->max_n; n++) {
        const unsigned sizes[] = {together ? 4 : n, n};
        const size_t count = together ? 2 : 1;
        if (!(fault->shows >> n & 1U))
            continue;
        const struct nq_fault_output seen = print(fault, sizes, count);
        const struct nq_explanation all =
            explain(seen.size, count, NQ_EXPECT_ALL);
        ck_assert_msg(names(&all, fault->name), "%s, n = %u: %s", fault->name,
                      n, all.count ? all.reason[0].text : "nothing");
    }
}
END_TEST

START_TEST(says_probably_when_it_is_not_certain)
{
    const struct nq_fault *fault = fault_at(_i);
    static const unsigned sizes[] = {4, 6};
    const struct nq_fault_output seen = print(fault, sizes, 2);
    const struct nq_explanation all = explain(seen.size, 2, NQ_EXPECT_ALL);
    for (size_t i = 0; i < all.count; i++)
        ck_assert_msg(all.reason[i].certain ||
                          strstr(all.reason[i].text, "probably"),
                      "%s: %s", fault->name, all.reason[i].text);
}
END_TEST

/* Numbers alone, from published sequences, and what must be said. */
static const struct {
    unsigned count;
    unsigned n[4];
    uint64_t total[4];
    const char *says;
} numbers[] = {
    {1, {4}, {24}, "diagonals are not tested"},
    {3, {4, 5, 6}, {24, 120, 720}, "diagonals are not tested"},
    {3, {1, 5, 6}, {1, 3125, 46656}, "no conflict is ever noticed"},
    {2, {6, 8}, {1, 12}, "fundamental solutions"},
    {3, {5, 6, 7}, {2, 10, 4}, "the board has n - 1"},
    {2, {9, 10}, {96, 212}, "only 8 bits"},
    {2, {13, 14}, {8176, 37916}, "modulo 65536"},
    {1, {19}, {673090552}, "modulo 2^32"},
    {2, {4, 1}, {2, 3}, "counter is not set back"},
    {3, {8, 8, 4}, {92, 184, 186}, "counter is not set back"},
    {3, {5, 7, 9}, {92, 92, 92}, "n is not used"},
    {2, {9, 10}, {704, 1448}, "twice"},
    {2, {8, 10}, {24, 184}, "a rotation turns"},
    {2, {8, 10}, {96, 736}, "symmetric one has"},
    {2, {3, 4}, {84, 1820}, "any n squares"},
};

START_TEST(numbers_alone_are_explained)
{
    struct nq_observation size[4];
    for (unsigned i = 0; i < numbers[_i].count; i++) {
        nq_observation_init(&size[i], numbers[_i].n[i]);
        nq_observe_total(&size[i], numbers[_i].total[i]);
    }
    const struct nq_explanation all =
        explain(size, numbers[_i].count, NQ_EXPECT_COUNT);
    bool said = false;
    for (size_t i = 0; i < all.count; i++)
        said |= strstr(all.reason[i].text, numbers[_i].says) != NULL;
    ck_assert_msg(said, "%s: %s", numbers[_i].says,
                  all.count ? all.reason[0].text : "nothing");
}
END_TEST

START_TEST(a_number_without_a_law_is_left_alone)
{
    struct nq_observation size;
    nq_observation_init(&size, 8);
    nq_observe_total(&size, 94731);
    const struct nq_explanation all = explain(&size, 1, NQ_EXPECT_COUNT);
    ck_assert_uint_eq(all.count, 0);
}
END_TEST

Suite *explain_suite(void)
{
    Suite *suite = suite_create("explain");
    TCase *tcase = tcase_create("explain");
    size_t count = 0;
    (void)nq_faults(&count);
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, each_fault_is_explained_as_itself, 0,
                        (int)count);
    tcase_add_loop_test(tcase, says_probably_when_it_is_not_certain, 0,
                        (int)count);
    tcase_add_loop_test(tcase, numbers_alone_are_explained, 0,
                        sizeof numbers / sizeof *numbers);
    tcase_add_test(tcase, a_number_without_a_law_is_left_alone);
    suite_add_tcase(suite, tcase);
    return suite;
}
