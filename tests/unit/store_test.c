/* store_test.c - what is put into a store comes out again, and only whole. */
#include "tests/unit/suites.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "db/store.h"

static char path[64];
static struct nq_store *store;
static struct nq_error err;

static void begin(void)
{
    (void)snprintf(path, sizeof path, "store_test_%ld.db", (long)getpid());
    (void)unlink(path);
    ck_assert_int_eq(nq_store_open(&store, path, NQ_STORE_CREATE, &err), NQ_OK);
}

static void end(void)
{
    nq_store_close(store);
    store = NULL;
    (void)unlink(path);
}

static void reopen(enum nq_store_mode mode)
{
    nq_store_close(store);
    ck_assert_int_eq(nq_store_open(&store, path, mode, &err), NQ_OK);
}

/* The 92 solutions for n = 8 fall into 12 classes, one of them symmetric. */
static const struct nq_size_record eight = {
    .n = 8,
    .solutions = 92,
    .classes = 12,
    .half_turn = 1,
    .digest = {.high = UINT64_C(0x0123456789abcdef), .low = UINT64_MAX},
    .complete = true,
};

static const struct nq_run run = {
    .method = "by hand",
    .version = 3,
    .source = "F. Nauck, Illustrirte Zeitung, 1850",
    .n = 8,
    .part = 1,
    .parts = 1,
    .solutions = 92,
    .nodes = 2057,
    .has_digest = true,
    .digest = {.high = UINT64_C(0x0123456789abcdef), .low = UINT64_MAX},
    .wall_seconds = 86400,
    .cpu_seconds = 3600.5,
    .machine = "pencil",
    .started = -3786825600,
    .finished = -3786739200,
};

static void assert_is_eight(const struct nq_size_record *got)
{
    ck_assert_uint_eq(got->n, 8);
    ck_assert_uint_eq(got->solutions, 92);
    ck_assert_uint_eq(got->classes, 12);
    ck_assert_uint_eq(got->half_turn, 1);
    ck_assert_uint_eq(got->quarter_turn, 0);
    ck_assert(nq_digest_equal(&got->digest, &eight.digest));
    ck_assert(got->complete);
}

START_TEST(gives_back_the_answer)
{
    struct nq_size_record got = {.n = 77};
    bool found = true;
    ck_assert_int_eq(nq_store_get_size(store, 8, &got, &found, &err), NQ_OK);
    ck_assert(!found);
    ck_assert_uint_eq(got.n, 77);
    ck_assert_int_eq(nq_store_put_size(store, &eight, &err), NQ_OK);
    reopen(NQ_STORE_READ);
    ck_assert_int_eq(nq_store_get_size(store, 8, &got, &found, &err), NQ_OK);
    ck_assert(found);
    assert_is_eight(&got);
}
END_TEST

START_TEST(replaces_the_answer)
{
    struct nq_size_record other = eight, got;
    other.complete = false;
    bool found = false;
    ck_assert_int_eq(nq_store_put_size(store, &other, &err), NQ_OK);
    ck_assert_int_eq(nq_store_put_size(store, &eight, &err), NQ_OK);
    ck_assert_int_eq(nq_store_get_size(store, 8, &got, &found, &err), NQ_OK);
    assert_is_eight(&got);
}
END_TEST

START_TEST(refuses_an_answer_against_the_laws)
{
    const struct nq_size_record wrong[] = {
        {.n = 0, .solutions = 1, .classes = 1},
        {.n = 33},
        {.n = 8, .solutions = 93, .classes = 12, .half_turn = 1},
        {.n = 8, .solutions = 92, .classes = 12, .half_turn = 13},
        {.n = 8, .solutions = UINT64_MAX, .classes = 12},
    };
    struct nq_size_record got;
    bool found = true;
    ck_assert_int_ne(nq_store_put_size(store, &wrong[_i], &err), NQ_OK);
    ck_assert_int_eq(nq_store_get_size(store, 8, &got, &found, &err), NQ_OK);
    ck_assert(!found);
}
END_TEST

/* Gives the number of methods that confirm WHAT about 8. */
static unsigned confirmed(const char *what)
{
    unsigned methods = 99;
    ck_assert_int_eq(nq_store_confirmations(store, 8, what, &methods, &err),
                     NQ_OK);
    return methods;
}

START_TEST(counts_methods_and_not_runs)
{
    struct nq_run other = run;
    other.method = "by candle";
    other.has_digest = false;
    int64_t id[3];
    ck_assert_int_eq(nq_store_begin(store, &err), NQ_OK);
    ck_assert_int_eq(nq_store_put_size(store, &eight, &err), NQ_OK);
    ck_assert_int_eq(nq_store_add_run(store, &run, &id[0], &err), NQ_OK);
    ck_assert_int_eq(nq_store_add_run(store, &run, &id[1], &err), NQ_OK);
    ck_assert_int_eq(nq_store_add_run(store, &other, &id[2], &err), NQ_OK);
    for (int i = 0; i < 3; i++)
        for (int twice = 0; twice < 2; twice++)
            ck_assert_int_eq(
                nq_store_confirm(store, 8, "solutions", id[i], &err), NQ_OK);
    ck_assert_int_eq(nq_store_confirm(store, 8, "set", id[1], &err), NQ_OK);
    ck_assert_int_eq(nq_store_commit(store, &err), NQ_OK);
    ck_assert_uint_eq(confirmed("solutions"), 2);
    ck_assert_uint_eq(confirmed("set"), 1);
    ck_assert_uint_eq(confirmed("nodes"), 0);
    struct nq_size_record changed = eight;
    changed.digest.low = 1;
    ck_assert_int_eq(nq_store_put_size(store, &changed, &err), NQ_OK);
    ck_assert_uint_eq(confirmed("solutions"), 0);
}
END_TEST

START_TEST(confirms_only_what_is_there)
{
    int64_t id = 0;
    ck_assert_int_eq(nq_store_add_run(store, &run, &id, &err), NQ_OK);
    ck_assert_int_eq(nq_store_confirm(store, 8, "set", id, &err), NQ_STORE);
    ck_assert_int_eq(nq_store_put_size(store, &eight, &err), NQ_OK);
    ck_assert_int_eq(nq_store_confirm(store, 8, "set", id + 1, &err), NQ_STORE);
    ck_assert_int_eq(nq_store_confirm(store, 8, "luck", id, &err), NQ_STORE);
    ck_assert_ptr_nonnull(strstr(err.text, "refuses the change"));
    ck_assert_int_eq(nq_store_confirm(store, 8, "set", id, &err), NQ_OK);
    ck_assert_uint_eq(confirmed("set"), 1);
}
END_TEST

/* Adds classes with these ranks, odd ones symmetric. */
static void add_classes(unsigned n, size_t count, const int64_t *rank)
{
    for (size_t i = 0; i < count; i++)
        ck_assert_int_eq(nq_store_add_class(
                             store, n, rank[i],
                             rank[i] % 2 ? NQ_HALF_TURN : NQ_NO_SYMMETRY, &err),
                         NQ_OK);
}

START_TEST(gives_back_the_classes_in_order)
{
    const int64_t rank[] = {0, 7, 40319};
    ck_assert_int_eq(nq_store_begin(store, &err), NQ_OK);
    add_classes(8, 3, rank); /* the answer may come after them */
    ck_assert_int_eq(nq_store_put_size(store, &eight, &err), NQ_OK);
    ck_assert_int_eq(nq_store_commit(store, &err), NQ_OK);
    reopen(NQ_STORE_READ);
    for (int twice = 0; twice < 2; twice++) {
        struct nq_class_record got;
        bool more = false;
        ck_assert_int_eq(nq_store_rewind_classes(store, 8, &err), NQ_OK);
        for (int i = 0; i < 3; i++) {
            ck_assert_int_eq(nq_store_next_class(store, &got, &more, &err),
                             NQ_OK);
            ck_assert(more);
            ck_assert_int_eq(got.rank, rank[i]);
            ck_assert_int_eq(got.symmetry,
                             rank[i] % 2 ? NQ_HALF_TURN : NQ_NO_SYMMETRY);
        }
        ck_assert_int_eq(nq_store_next_class(store, &got, &more, &err), NQ_OK);
        ck_assert(!more);
    }
}
END_TEST

START_TEST(clears_the_classes_of_one_size_only)
{
    const int64_t rank[] = {5, 6};
    const struct nq_size_record seven = {.n = 7};
    ck_assert_int_eq(nq_store_put_size(store, &eight, &err), NQ_OK);
    ck_assert_int_eq(nq_store_put_size(store, &seven, &err), NQ_OK);
    add_classes(7, 2, rank);
    add_classes(8, 2, rank);
    ck_assert_int_eq(nq_store_clear_classes(store, 8, &err), NQ_OK);
    for (unsigned n = 7; n <= 8; n++) {
        struct nq_class_record got;
        bool more = false;
        ck_assert_int_eq(nq_store_rewind_classes(store, n, &err), NQ_OK);
        ck_assert_int_eq(nq_store_next_class(store, &got, &more, &err), NQ_OK);
        ck_assert(more == (n == 7));
    }
}
END_TEST

START_TEST(refuses_a_class_that_cannot_be)
{
    static const struct {
        unsigned n;
        int64_t rank;
        const char *says;
    } cases[] = {
        {0, 0, "n is 0; classes are kept for 1..20"},
        {21, 0, "n is 21; classes are kept for 1..20"},
        {8, -1, "rank -1 for n = 8 is not 0..40319"},
        {8, 40320, "rank 40320 for n = 8 is not 0..40319"},
    };
    ck_assert_int_eq(nq_store_add_class(store, cases[_i].n, cases[_i].rank,
                                        NQ_NO_SYMMETRY, &err),
                     NQ_RANGE);
    ck_assert_str_eq(err.text, cases[_i].says);
}
END_TEST

START_TEST(refuses_a_class_twice_or_without_an_answer)
{
    ck_assert_int_eq(nq_store_add_class(store, 8, 5, NQ_NO_SYMMETRY, &err),
                     NQ_STORE);
    ck_assert_int_eq(nq_store_put_size(store, &eight, &err), NQ_OK);
    ck_assert_int_eq(nq_store_add_class(store, 8, 5, NQ_NO_SYMMETRY, &err),
                     NQ_OK);
    ck_assert_int_eq(nq_store_add_class(store, 8, 5, NQ_HALF_TURN, &err),
                     NQ_STORE);
    ck_assert_ptr_nonnull(strstr(err.text, "UNIQUE"));
}
END_TEST

START_TEST(leaves_no_trace_of_what_was_not_committed)
{
    struct nq_size_record got;
    const int64_t rank[] = {1, 2};
    bool found = true;
    ck_assert_int_eq(nq_store_begin(store, &err), NQ_OK);
    ck_assert_int_eq(nq_store_put_size(store, &eight, &err), NQ_OK);
    add_classes(8, 2, rank);
    if (_i == 0)
        nq_store_undo(store);
    reopen(NQ_STORE_CREATE);
    ck_assert_int_eq(nq_store_get_size(store, 8, &got, &found, &err), NQ_OK);
    ck_assert(!found);
    nq_store_undo(store); /* nothing under way: nothing to do */
}
END_TEST

START_TEST(a_store_open_for_reading_is_not_written)
{
    reopen(NQ_STORE_READ);
    ck_assert_int_eq(nq_store_put_size(store, &eight, &err), NQ_STORE);
    ck_assert_ptr_nonnull(strstr(err.text, "read-only"));
}
END_TEST

Suite *store_suite(void)
{
    Suite *suite = suite_create("store");
    TCase *tcase = tcase_create("store");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, gives_back_the_answer);
    tcase_add_test(tcase, replaces_the_answer);
    tcase_add_loop_test(tcase, refuses_an_answer_against_the_laws, 0, 5);
    tcase_add_test(tcase, counts_methods_and_not_runs);
    tcase_add_test(tcase, confirms_only_what_is_there);
    tcase_add_test(tcase, gives_back_the_classes_in_order);
    tcase_add_test(tcase, clears_the_classes_of_one_size_only);
    tcase_add_loop_test(tcase, refuses_a_class_that_cannot_be, 0, 4);
    tcase_add_test(tcase, refuses_a_class_twice_or_without_an_answer);
    tcase_add_loop_test(tcase, leaves_no_trace_of_what_was_not_committed, 0, 2);
    tcase_add_test(tcase, a_store_open_for_reading_is_not_written);
    suite_add_tcase(suite, tcase);
    return suite;
}
