/* ledger_test.c - boards kept in any order, and the walk beside the truth. */
#include "tests/unit/suites.h"

#include <stdlib.h>

#include "base/random.h"
#include "verify/ledger.h"
#include "verify/truth.h"

static struct nq_board random_board(struct nq_random *random, unsigned n)
{
    struct nq_board board = {.n = (uint8_t)n};
    for (unsigned row = 0; row < n; row++)
        board.col[row] = (uint8_t)row;
    for (unsigned row = n - 1; row > 0; row--) {
        const unsigned other = (unsigned)nq_random_below(random, row + 1);
        const uint8_t col = board.col[row];
        board.col[row] = board.col[other];
        board.col[other] = col;
    }
    return board;
}

static int sign(int number)
{
    return (number > 0) - (number < 0);
}

START_TEST(keys_name_boards_and_keep_their_order)
{
    const unsigned n = (unsigned)_i;
    struct nq_random random = {.state = n};
    struct nq_board last = random_board(&random, n);
    for (unsigned trial = 0; trial < 200; trial++) {
        const struct nq_board board = random_board(&random, n);
        const uint64_t key = nq_board_key(&board);
        const uint64_t last_key = nq_board_key(&last);
        const struct nq_board back = nq_key_board(key, n);
        ck_assert_int_eq(nq_board_compare(&back, &board), 0);
        ck_assert_int_eq(sign(nq_board_compare(&board, &last)),
                         (key > last_key) - (key < last_key));
        last = board;
    }
}
END_TEST

static int by_key_and_number(const void *left, const void *right)
{
    const struct nq_entry *a = left;
    const struct nq_entry *b = right;
    if (nq_entry_key(a) != nq_entry_key(b))
        return nq_entry_key(a) < nq_entry_key(b) ? -1 : 1;
    return (a->tag > b->tag) - (a->tag < b->tag);
}

/* Few different keys: long runs of equal boards. */
START_TEST(sorts_as_the_library_does)
{
    static const size_t sizes[] = {0, 1, 2, 24, 25, 1000, 100000};
    static const uint64_t limits[] = {3, 70000, UINT64_MAX};
    const size_t size = sizes[_i / 3];
    const uint64_t limit = limits[_i % 3];
    struct nq_random random = {.state = (uint64_t)_i};
    struct nq_ledger ledger = {.n = 16};
    struct nq_entry *expected = malloc((size + 1) * sizeof *expected);
    for (size_t i = 0; i < size; i++)
        ck_assert_int_eq(nq_ledger_add(&ledger, nq_random_below(&random, limit),
                                       i + 1, i % 2 == 0, NULL),
                         NQ_OK);
    for (size_t i = 0; i < size; i++)
        expected[i] = ledger.entry[i];
    qsort(expected, size, sizeof *expected, by_key_and_number);
    nq_ledger_sort(&ledger);
    ck_assert_uint_eq(ledger.count, size);
    for (size_t i = 0; i < size; i++)
        ck_assert_int_eq(by_key_and_number(&ledger.entry[i], &expected[i]), 0);
    nq_ledger_release(&ledger);
    free(expected);
}
END_TEST

START_TEST(is_full_at_its_limit)
{
    struct nq_ledger ledger = {.n = 8};
    ck_assert(!nq_ledger_full(&ledger, 1));
    ck_assert(nq_ledger_full(&ledger, UINT64_C(1) << 31));
    ledger.count = NQ_LEDGER_MAX_ENTRIES;
    ck_assert(nq_ledger_full(&ledger, 1));
}
END_TEST

/* A "truth" of boards 0, 2, 4, ... LAST, each one row of a column. */
static enum nq_status even(unsigned n, const struct nq_board *after,
                           nq_visit_fn *visit, void *visit_ctx, void *ctx,
                           struct nq_error *err)
{
    const unsigned *last = ctx;
    (void)err;
    for (unsigned at = after ? after->col[1] * 256U + after->col[2] + 2U : 0;
         at <= *last; at += 2) {
        const struct nq_board board = {
            .n = (uint8_t)n, .col = {0, (uint8_t)(at / 256), (uint8_t)at}};
        if (visit(&board, visit_ctx) == NQ_STOP)
            break;
    }
    return NQ_OK;
}

struct missed {
    unsigned count, sum, enough;
};

static enum nq_walk note(const struct nq_board *board, void *ctx)
{
    struct missed *missed = ctx;
    missed->count++;
    missed->sum += board->col[1] * 256U + board->col[2];
    return missed->count == missed->enough ? NQ_STOP : NQ_CONTINUE;
}

static void walk_by(struct nq_truth_walk *walk, unsigned first, unsigned last,
                    unsigned step)
{
    ck_assert_int_eq(nq_truth_walk_open(walk, NULL), NQ_OK);
    for (unsigned at = first; at <= last; at += step) {
        const struct nq_board board = {
            .n = 3, .col = {0, (uint8_t)(at / 256), (uint8_t)at}};
        ck_assert_int_eq(nq_truth_walk_take(walk, &board, NULL), NQ_OK);
    }
    ck_assert_int_eq(nq_truth_walk_end(walk, NULL), NQ_OK);
    nq_truth_walk_close(walk);
}

START_TEST(walks_beside_the_truth)
{
    unsigned last = 20000; /* several times what is read ahead */
    struct missed missed = {0};
    struct nq_truth_walk walk = {.n = 3,
                                 .limit = UINT64_MAX,
                                 .truth = even,
                                 .truth_ctx = &last,
                                 .missing = note,
                                 .missing_ctx = &missed};
    walk_by(&walk, 1, 20003, 1);
    ck_assert_uint_eq(walk.matched, 10000); /* 2, 4, ... 20000 */
    ck_assert_uint_eq(walk.missed, 1);      /* 0 */
    ck_assert_uint_eq(walk.beyond, 10003);  /* the odd ones and 20002 */
}
END_TEST

START_TEST(stops_at_the_limit_and_when_told)
{
    unsigned last = 20000;
    struct missed missed = {0};
    struct nq_truth_walk walk = {.n = 3,
                                 .limit = 5,
                                 .truth = even,
                                 .truth_ctx = &last,
                                 .missing = note,
                                 .missing_ctx = &missed};
    walk_by(&walk, 4, 16, 4); /* wanted: 0 2 4 6 8 */
    ck_assert_uint_eq(walk.matched, 2);
    ck_assert_uint_eq(walk.missed, 3);
    ck_assert_uint_eq(missed.sum, 0 + 2 + 6);
    ck_assert_uint_eq(walk.beyond, 2);

    missed = (struct missed){.enough = 2};
    walk = (struct nq_truth_walk){.n = 3,
                                  .limit = UINT64_MAX,
                                  .truth = even,
                                  .truth_ctx = &last,
                                  .missing = note,
                                  .missing_ctx = &missed};
    walk_by(&walk, 10000, 10000, 1);
    ck_assert(walk.stopped);
    ck_assert_uint_eq(missed.count, 2);
    ck_assert_uint_eq(missed.sum, 0 + 2);
}
END_TEST

Suite *ledger_suite(void)
{
    Suite *suite = suite_create("ledger");
    TCase *tcase = tcase_create("ledger");
    tcase_add_loop_test(tcase, keys_name_boards_and_keep_their_order, 1, 21);
    tcase_add_loop_test(tcase, sorts_as_the_library_does, 0, 21);
    tcase_add_test(tcase, is_full_at_its_limit);
    tcase_add_test(tcase, walks_beside_the_truth);
    tcase_add_test(tcase, stops_at_the_limit_and_when_told);
    suite_add_tcase(suite, tcase);
    return suite;
}
