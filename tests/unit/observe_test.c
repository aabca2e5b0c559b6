/* observe_test.c - outputs that differ look different, others do not. */
#include "tests/unit/suites.h"

#include "verify/observe.h"

static const struct nq_square first[] = {{0, 1}, {1, 3}, {2, 0}, {3, 2}};
static const struct nq_square shuffled[] = {{3, 2}, {0, 1}, {2, 0}, {1, 3}};
static const struct nq_square other[] = {{0, 2}, {1, 0}, {2, 3}, {3, 1}};
static const struct nq_square outside[] = {{0, 1}, {1, 4}, {2, 0}, {3, -1}};
static const struct nq_square crowded[] = {{0, 1}, {0, 2}, {1, 3}, {1, 0},
                                           {2, 0}, {2, 3}, {3, 2}, {3, 1}};

static struct nq_claim claim_of(const struct nq_square *square, size_t count)
{
    return (struct nq_claim){
        .rows = 4, .cols = 4, .count = count, .square = square};
}

static struct nq_observation observe(const struct nq_square *a, size_t a_count,
                                     const struct nq_square *b, size_t b_count)
{
    const struct nq_claim one = claim_of(a, a_count);
    const struct nq_claim two = claim_of(b, b_count);
    struct nq_observation seen;
    nq_observation_init(&seen, 4);
    nq_observe_claim(&seen, &one);
    nq_observe_claim(&seen, &two);
    return seen;
}

static bool same_set(const struct nq_observation *a,
                     const struct nq_observation *b)
{
    return a->claims == b->claims && a->set[0] == b->set[0] &&
           a->set[1] == b->set[1];
}

START_TEST(starts_with_nothing_seen)
{
    struct nq_observation seen;
    nq_observation_init(&seen, 7);
    ck_assert_uint_eq(seen.n, 7);
    ck_assert_uint_eq(seen.claims, 0);
    ck_assert_uint_eq(seen.totals, 0);
    ck_assert(!seen.none);
}
END_TEST

START_TEST(a_board_and_its_claim_are_the_same)
{
    static const unsigned columns[] = {1, 3, 0, 2};
    struct nq_board board;
    ck_assert_int_eq(nq_board_from_columns(&board, 4, columns, NULL), NQ_OK);
    const struct nq_claim claim = claim_of(first, 4);
    struct nq_observation a;
    struct nq_observation b;
    nq_observation_init(&a, 4);
    nq_observation_init(&b, 4);
    nq_observe_board(&a, &board);
    nq_observe_claim(&b, &claim);
    ck_assert(same_set(&a, &b));
    ck_assert_uint_eq(a.sequence, b.sequence);
}
END_TEST

START_TEST(the_order_of_squares_does_not_matter)
{
    const struct nq_observation a = observe(first, 4, outside, 4);
    const struct nq_observation b = observe(shuffled, 4, outside, 4);
    ck_assert(same_set(&a, &b));
    ck_assert_uint_eq(a.sequence, b.sequence);
}
END_TEST

START_TEST(the_order_of_claims_shows_only_in_the_sequence)
{
    const struct nq_observation a = observe(first, 4, other, 4);
    const struct nq_observation b = observe(other, 4, first, 4);
    ck_assert(same_set(&a, &b));
    ck_assert_uint_ne(a.sequence, b.sequence);
}
END_TEST

START_TEST(another_claim_and_a_repeated_one_show)
{
    const struct nq_observation plain = observe(first, 4, other, 4);
    const struct nq_observation twice = observe(first, 4, first, 4);
    const struct nq_observation off = observe(first, 4, outside, 4);
    const struct nq_observation many = observe(first, 4, crowded, 8);
    const struct nq_observation few = observe(first, 4, crowded, 7);
    const struct nq_observation empty = observe(first, 4, first, 0);
    ck_assert(!same_set(&plain, &twice));
    ck_assert(!same_set(&plain, &off));
    ck_assert(!same_set(&plain, &many));
    ck_assert(!same_set(&many, &few));
    ck_assert(!same_set(&plain, &empty));
}
END_TEST

START_TEST(totals_are_counted_and_the_last_is_kept)
{
    struct nq_observation seen;
    nq_observation_init(&seen, 4);
    nq_observe_total(&seen, 7);
    nq_observe_total(&seen, 2);
    ck_assert_uint_eq(seen.totals, 2);
    ck_assert_uint_eq(seen.total, 2);
}
END_TEST

Suite *observe_suite(void)
{
    Suite *suite = suite_create("observe");
    TCase *tcase = tcase_create("observe");
    tcase_add_test(tcase, starts_with_nothing_seen);
    tcase_add_test(tcase, a_board_and_its_claim_are_the_same);
    tcase_add_test(tcase, the_order_of_squares_does_not_matter);
    tcase_add_test(tcase, the_order_of_claims_shows_only_in_the_sequence);
    tcase_add_test(tcase, another_claim_and_a_repeated_one_show);
    tcase_add_test(tcase, totals_are_counted_and_the_last_is_kept);
    suite_add_tcase(suite, tcase);
    return suite;
}
