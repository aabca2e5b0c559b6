/* known_test.c - the published numbers agree with each other and with what a
 * search of our own, kept in this file, finds for small n. */
#include "tests/unit/suites.h"

#include <stdbool.h>

#include "verify/known.h"

/* Every permutation of N columns, all pairs of queens compared: the definition.
 */
struct found {
    unsigned n;
    unsigned col[8];
    struct nq_known count;
};

static bool solves(const struct found *found)
{
    for (unsigned a = 0; a < found->n; a++)
        for (unsigned b = a + 1; b < found->n; b++) {
            const int across = (int)found->col[b] - (int)found->col[a];
            const int down = (int)(b - a);
            if (across == 0 || across == down || across == -down)
                return false;
        }
    return true;
}

static bool half_turn_keeps(const struct found *found)
{
    for (unsigned row = 0; row < found->n; row++)
        if (found->col[found->n - 1 - row] != found->n - 1 - found->col[row])
            return false;
    return true;
}

static bool quarter_turn_keeps(const struct found *found)
{
    for (unsigned row = 0; row < found->n; row++)
        if (found->col[found->col[row]] != found->n - 1 - row)
            return false;
    return true;
}

static void place(struct found *found, unsigned row)
{
    if (row < found->n) {
        for (unsigned col = 0; col < found->n; col++) {
            found->col[row] = col;
            place(found, row + 1);
        }
        return;
    }
    if (!solves(found))
        return;
    found->count.solutions++;
    found->count.half_turn += half_turn_keeps(found);
    found->count.quarter_turn += quarter_turn_keeps(found);
}

START_TEST(agree_with_the_definition)
{
    struct found found = {.n = (unsigned)_i};
    place(&found, 0);
    const struct nq_known *known = nq_known((unsigned)_i);
    ck_assert_uint_eq(known->solutions, found.count.solutions);
    ck_assert_uint_eq(known->half_turn, found.count.half_turn);
    ck_assert_uint_eq(known->quarter_turn, found.count.quarter_turn);
}
END_TEST

/* Burnside's lemma over the eight symmetries: for n > 1 no reflection keeps a
 * solution.  It ties four sequences that were published apart. */
START_TEST(agree_with_each_other)
{
    const struct nq_known *known = nq_known((unsigned)_i);
    ck_assert_uint_eq(8 * known->classes, known->solutions + known->half_turn +
                                              2 * known->quarter_turn);
    ck_assert(known->quarter_turn <= known->half_turn);
    ck_assert(known->half_turn <= known->solutions);
    if (_i % 4 > 1) /* Ahrens: the centre of four cells or none */
        ck_assert_uint_eq(known->quarter_turn, 0);
}
END_TEST

START_TEST(one_board_each_for_0_and_1)
{
    const struct nq_known *known = nq_known((unsigned)_i);
    ck_assert_uint_eq(known->solutions, 1);
    ck_assert_uint_eq(known->classes, 1);
}
END_TEST

START_TEST(nothing_is_known_beyond_27)
{
    ck_assert_ptr_nonnull(nq_known(27));
    ck_assert_uint_eq(nq_known(27)->solutions, UINT64_C(234907967154122528));
    ck_assert_ptr_null(nq_known(28));
}
END_TEST

Suite *known_suite(void)
{
    Suite *suite = suite_create("known");
    TCase *tcase = tcase_create("known");
    tcase_add_loop_test(tcase, agree_with_the_definition, 0, 8);
    tcase_add_loop_test(tcase, agree_with_each_other, 2, NQ_KNOWN_MAX_N + 1);
    tcase_add_loop_test(tcase, one_board_each_for_0_and_1, 0, 2);
    tcase_add_test(tcase, nothing_is_known_beyond_27);
    suite_add_tcase(suite, tcase);
    return suite;
}
