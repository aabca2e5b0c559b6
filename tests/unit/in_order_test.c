/* in_order_test.c - methods without an order, and methods that hand on classes,
 * list like the others. */
#include "tests/unit/suites.h"

#include "board/rank.h"
#include "board/symmetry.h"
#include "cli/in_order.h"

enum { SIZE = 6, PERMUTATIONS = 720 };

static unsigned passes;

/* A method that finds every permutation, by ranks that jump around. */
static enum nq_status all_in_disorder(const struct nq_puzzle *puzzle,
                                      struct nq_search *search,
                                      struct nq_error *err)
{
    (void)err;
    passes++;
    for (int64_t i = 0; i < PERMUTATIONS; i++) {
        struct nq_board board;
        (void)nq_board_unrank(&board, puzzle->n, i * 7 % PERMUTATIONS, NULL);
        search->stats.solutions++;
        if (search->visit && search->visit(&board, search->ctx) == NQ_STOP)
            return NQ_OK;
    }
    return NQ_OK;
}

static enum nq_status classes(const struct nq_puzzle *puzzle,
                              struct nq_search *search, struct nq_error *err)
{
    (void)err;
    for (int64_t rank = 0; rank < PERMUTATIONS; rank++) {
        struct nq_board board;
        (void)nq_board_unrank(&board, puzzle->n, rank, NULL);
        if (!nq_board_is_canonical(&board))
            continue;
        if (search->visit(&board, search->ctx) == NQ_STOP)
            return NQ_OK;
    }
    return NQ_OK;
}

static const struct nq_solver disorder = {.name = "disorder",
                                          .max_n = SIZE,
                                          .order = NQ_UNORDERED,
                                          .search = all_in_disorder};
static const struct nq_solver by_class = {
    .name = "by_class", .max_n = SIZE, .canonical = true, .search = classes};

struct seen {
    int64_t count, enough;
};

static enum nq_walk expect_next_rank(const struct nq_board *board, void *ctx)
{
    struct seen *seen = ctx;
    ck_assert_int_eq(nq_board_rank(board), seen->count);
    seen->count++;
    return seen->count == seen->enough ? NQ_STOP : NQ_CONTINUE;
}

static enum nq_status run(const struct nq_solver *solver, struct seen *seen,
                          size_t held, const atomic_int *stop)
{
    struct nq_puzzle puzzle;
    struct nq_error err;
    (void)nq_puzzle_init(&puzzle, SIZE, NULL);
    struct nq_search search = {
        .visit = expect_next_rank, .ctx = seen, .stop = stop};
    passes = 0;
    return nq_search_in_order(solver, &puzzle, &search, held, &err);
}

START_TEST(sorts_with_any_room)
{
    static const size_t held[] = {2, 3, 64, 100, 719, 720, 721, 1 << 20};
    struct seen seen = {0};
    ck_assert_int_eq(run(&disorder, &seen, held[_i], NULL), NQ_OK);
    ck_assert_int_eq(seen.count, PERMUTATIONS);
    ck_assert_uint_ge(passes, PERMUTATIONS / held[_i]);
    ck_assert_uint_le(passes, PERMUTATIONS / (held[_i] / 2) + 1);
}
END_TEST

START_TEST(completes_classes_by_their_images)
{
    static const size_t held[] = {2, 50, 1 << 20};
    struct seen seen = {0};
    ck_assert_int_eq(run(&by_class, &seen, held[_i], NULL), NQ_OK);
    ck_assert_int_eq(seen.count, PERMUTATIONS);
}
END_TEST

START_TEST(stops_where_the_visitor_stops)
{
    struct seen seen = {.enough = 120};
    ck_assert_int_eq(run(&disorder, &seen, 100, NULL), NQ_OK);
    ck_assert_int_eq(seen.count, 120);
}
END_TEST

START_TEST(stops_when_asked_to)
{
    const atomic_int stop = 1;
    struct seen seen = {0};
    ck_assert_int_eq(run(&disorder, &seen, 100, &stop), NQ_STOPPED);
    ck_assert_int_eq(seen.count, 0);
}
END_TEST

Suite *in_order_suite(void)
{
    Suite *suite = suite_create("in_order");
    TCase *tcase = tcase_create("in_order");
    tcase_add_loop_test(tcase, sorts_with_any_room, 0, 8);
    tcase_add_loop_test(tcase, completes_classes_by_their_images, 0, 3);
    tcase_add_test(tcase, stops_where_the_visitor_stops);
    tcase_add_test(tcase, stops_when_asked_to);
    suite_add_tcase(suite, tcase);
    return suite;
}
