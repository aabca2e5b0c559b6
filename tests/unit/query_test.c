/* query_test.c - a question in SQL gets its rows, and changes nothing. */
#include "tests/unit/suites.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "db/query.h"

static char path[64];
static struct nq_store *store;
static struct nq_query *query;
static struct nq_error err;

static void begin(void)
{
    (void)snprintf(path, sizeof path, "query_test_%ld.db", (long)getpid());
    (void)unlink(path);
    ck_assert_int_eq(nq_store_open(&store, path, NQ_STORE_CREATE, &err), NQ_OK);
}

static void end(void)
{
    nq_query_close(query);
    query = NULL;
    nq_store_close(store);
    store = NULL;
    (void)unlink(path);
}

START_TEST(gives_rows_with_values_of_every_kind)
{
    bool more = false;
    ck_assert_int_eq(nq_query_open(&query, store,
                                   "-- a remark\n"
                                   "SELECT 92 AS solutions, 0.5 AS seconds, "
                                   "'n = 8' AS words, NULL AS missing "
                                   "UNION ALL SELECT -1, 1e300, '', 'x';\n",
                                   &err),
                     NQ_OK);
    ck_assert_uint_eq(nq_query_fields(query), 4);
    ck_assert_str_eq(nq_query_name(query, 0), "solutions");
    ck_assert_str_eq(nq_query_name(query, 3), "missing");
    ck_assert_int_eq(nq_query_next(query, &more, &err), NQ_OK);
    ck_assert(more);
    struct nq_value value = nq_query_value(query, 0);
    ck_assert_int_eq(value.kind, NQ_VALUE_INTEGER);
    ck_assert_int_eq(value.integer, 92);
    value = nq_query_value(query, 1);
    ck_assert_int_eq(value.kind, NQ_VALUE_REAL);
    ck_assert_double_eq(value.real, 0.5);
    value = nq_query_value(query, 2);
    ck_assert_int_eq(value.kind, NQ_VALUE_TEXT);
    ck_assert_str_eq(value.text, "n = 8");
    ck_assert_int_eq(nq_query_value(query, 3).kind, NQ_VALUE_NULL);
    ck_assert_int_eq(nq_query_next(query, &more, &err), NQ_OK);
    ck_assert(more);
    ck_assert_int_eq(nq_query_value(query, 0).integer, -1);
    ck_assert_int_eq(nq_query_next(query, &more, &err), NQ_OK);
    ck_assert(!more);
}
END_TEST

START_TEST(refuses_what_is_not_one_question)
{
    static const struct {
        const char *sql, *words;
    } cases[] = {
        {"SELECT nonsense", "nonsense"},
        {"-- nothing", "the query is empty"},
        {"SELECT 1; SELECT 2", "the query is more than one statement"},
        {"DELETE FROM run", "the query would change the store"},
    };
    ck_assert_int_eq(nq_query_open(&query, store, cases[_i].sql, &err),
                     NQ_STORE);
    ck_assert_ptr_null(query);
    ck_assert_msg(strstr(err.text, cases[_i].words) != NULL, "%s", err.text);
}
END_TEST

START_TEST(a_failure_on_the_way_is_no_end)
{
    bool more = true;
    ck_assert_int_eq(nq_query_open(&query, store,
                                   "SELECT abs(-9223372036854775807 - 1)",
                                   &err),
                     NQ_OK);
    ck_assert_int_eq(nq_query_next(query, &more, &err), NQ_STORE);
    ck_assert(more);
    ck_assert_msg(strstr(err.text, "overflow") != NULL, "%s", err.text);
}
END_TEST

Suite *query_suite(void)
{
    Suite *suite = suite_create("query");
    TCase *tcase = tcase_create("query");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, gives_rows_with_values_of_every_kind);
    tcase_add_loop_test(tcase, refuses_what_is_not_one_question, 0, 4);
    tcase_add_test(tcase, a_failure_on_the_way_is_no_end);
    suite_add_tcase(suite, tcase);
    return suite;
}
