/* cover_test.c - the smallest cover is found, compared with trying all. */
#include "tests/unit/suites.h"

#include <inttypes.h>
#include <stdbool.h>

#include "base/random.h"
#include "cli/cover.h"

enum { BITS = 10, SETS = 12 };

static bool covers(uint32_t cover, const uint32_t *sets, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (sets[i] && !(sets[i] & cover))
            return false;
    return true;
}

static unsigned sum_of(uint32_t set)
{
    unsigned sum = 0;
    for (unsigned bit = 0; bit < BITS; bit++)
        sum += set >> bit & 1U ? bit : 0;
    return sum;
}

START_TEST(is_as_small_as_any)
{
    const uint64_t seed = (uint64_t)_i + 20;
    struct nq_random random = {.state = seed};
    uint32_t sets[SETS];
    for (size_t i = 0; i < SETS; i++)
        sets[i] = (uint32_t)(nq_random_next(&random) & nq_random_next(&random) &
                             ((1U << BITS) - 1));
    const uint32_t found = nq_cover(sets, SETS);
    ck_assert_msg(covers(found, sets, SETS), "seed %" PRIu64, seed);
    for (uint32_t other = 0; other < 1U << BITS; other++) {
        if (!covers(other, sets, SETS))
            continue;
        const int fewer = __builtin_popcount(other) - __builtin_popcount(found);
        ck_assert_msg(fewer > 0 ||
                          (fewer == 0 && sum_of(other) >= sum_of(found)),
                      "seed %" PRIu64 ": %x beats %x", seed, other, found);
    }
}
END_TEST

START_TEST(empty_sets_need_nothing)
{
    static const uint32_t sets[] = {0, 0};
    ck_assert_uint_eq(nq_cover(sets, 2), 0);
    ck_assert_uint_eq(nq_cover(sets, 0), 0);
}
END_TEST

START_TEST(one_bit_may_do_for_all)
{
    static const uint32_t sets[] = {1U << 3 | 1U << 7, 1U << 7, 1U << 7 | 2U};
    ck_assert_uint_eq(nq_cover(sets, 3), 1U << 7);
}
END_TEST

Suite *cover_suite(void)
{
    Suite *suite = suite_create("cover");
    TCase *tcase = tcase_create("cover");
    tcase_add_loop_test(tcase, is_as_small_as_any, 0, 200);
    tcase_add_test(tcase, empty_sets_need_nothing);
    tcase_add_test(tcase, one_bit_may_do_for_all);
    suite_add_tcase(suite, tcase);
    return suite;
}
