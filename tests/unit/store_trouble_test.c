/* store_trouble_test.c - files that are no stores, and stores that cannot be
 * used: a message with the remedy, nothing lost, nothing made. */
#include "tests/unit/suites.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/store.h"

static char folder[32];
static char path[64];
static struct nq_error err;

static void begin(void)
{
    (void)snprintf(folder, sizeof folder, "store_trouble_XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    (void)snprintf(path, sizeof path, "%s/a.db", folder);
}

static void end(void)
{
    (void)unlink(path);
    ck_assert_int_eq(rmdir(folder), 0); /* no other file was left */
}

/* Runs SQL on the file as another program would. */
static void run_sql(const char *sql)
{
    sqlite3 *db = NULL;
    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    ck_assert_int_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    ck_assert_int_eq(sqlite3_close(db), SQLITE_OK);
}

static void write_file(const void *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(bytes, 1, size, file), size);
    ck_assert_int_eq(fclose(file), 0);
}

static long file_size(void)
{
    struct stat file;
    return stat(path, &file) == 0 ? (long)file.st_size : -1L;
}

static const struct nq_size_record four = {
    .n = 4, .solutions = 2, .classes = 1, .quarter_turn = 1, .complete = true};

static void make_store(void)
{
    struct nq_store *store = NULL;
    ck_assert_int_eq(nq_store_open(&store, path, NQ_STORE_CREATE, &err), NQ_OK);
    ck_assert_int_eq(nq_store_put_size(store, &four, &err), NQ_OK);
    ck_assert_int_eq(nq_store_add_class(store, 4, 10, NQ_QUARTER_TURN, &err),
                     NQ_OK);
    nq_store_close(store);
}

static void assert_has_four(void)
{
    struct nq_store *store = NULL;
    struct nq_size_record got;
    bool found = false;
    ck_assert_int_eq(nq_store_open(&store, path, NQ_STORE_READ, &err), NQ_OK);
    ck_assert_int_eq(nq_store_get_size(store, 4, &got, &found, &err), NQ_OK);
    ck_assert(found && got.solutions == 2);
    nq_store_close(store);
}

static void assert_refuses(enum nq_store_mode mode, enum nq_status status,
                           const char *says)
{
    struct nq_store *store = (struct nq_store *)path; /* anything but NULL */
    ck_assert_int_eq(nq_store_open(&store, path, mode, &err), status);
    ck_assert_ptr_null(store);
    ck_assert_msg(strstr(err.text, says), "'%s' lacks '%s'", err.text, says);
    ck_assert_ptr_null(strchr(err.text, '\n'));
}

START_TEST(makes_no_file_for_a_reader)
{
    assert_refuses(NQ_STORE_READ, NQ_IO, "there is no store");
    ck_assert_int_eq(file_size(), -1);
}
END_TEST

START_TEST(refuses_a_path_in_a_missing_folder)
{
    (void)snprintf(path, sizeof path, "%s/none/a.db", folder);
    assert_refuses(NQ_STORE_CREATE, NQ_IO, "see that its folder is there");
    assert_refuses(NQ_STORE_READ, NQ_IO, "there is no store");
}
END_TEST

START_TEST(refuses_a_folder)
{
    (void)snprintf(path, sizeof path, "%s", folder);
    assert_refuses(NQ_STORE_CREATE, NQ_IO, "is a folder; name a file");
    assert_refuses(NQ_STORE_READ, NQ_IO, "is a folder; name a file");
}
END_TEST

START_TEST(an_empty_file_becomes_a_store_for_a_writer_only)
{
    write_file("", 0);
    assert_refuses(NQ_STORE_READ, NQ_STORE, "is empty; 'nqueens verify");
    ck_assert_int_eq(file_size(), 0);
    make_store();
    assert_has_four();
}
END_TEST

START_TEST(refuses_a_file_that_is_no_database)
{
    static const char text[] = "1 5 8 6 3 7 2 4\n";
    write_file(text, sizeof text);
    for (int mode = NQ_STORE_READ; mode <= NQ_STORE_CREATE; mode++)
        assert_refuses((enum nq_store_mode)mode, NQ_STORE,
                       "is not an nqueens store, nor any SQLite database");
    ck_assert_int_eq(file_size(), sizeof text);
}
END_TEST

START_TEST(refuses_the_database_of_another_program)
{
    static const char *const cases[] = {
        "CREATE TABLE mine (a)",
        "CREATE TABLE mine (a); PRAGMA application_id = 252006673",
        "PRAGMA user_version = 1",
    };
    run_sql(cases[_i]);
    const long before = file_size();
    for (int mode = NQ_STORE_READ; mode <= NQ_STORE_CREATE; mode++)
        assert_refuses((enum nq_store_mode)mode, NQ_STORE,
                       "is the database of another program");
    ck_assert_int_eq(file_size(), before);
}
END_TEST

START_TEST(refuses_a_version_that_it_does_not_know)
{
    static const struct {
        const char *sql, *says;
    } cases[] = {
        {"PRAGMA user_version = 2",
         "has version 2, this program knows up to 1"},
        {"PRAGMA user_version = 0", "its version is missing"},
        {"PRAGMA user_version = -1", "its version is missing"},
    };
    make_store();
    run_sql(cases[_i].sql);
    for (int mode = NQ_STORE_READ; mode <= NQ_STORE_CREATE; mode++)
        assert_refuses((enum nq_store_mode)mode, NQ_STORE, cases[_i].says);
    run_sql("PRAGMA user_version = 1");
    assert_has_four(); /* nothing was lost */
}
END_TEST

START_TEST(refuses_a_store_that_lacks_a_table)
{
    make_store();
    run_sql("DROP TABLE confirmation");
    assert_refuses(NQ_STORE_CREATE, NQ_STORE, "is damaged (no such table");
}
END_TEST

START_TEST(refuses_a_file_that_was_cut)
{
    make_store();
    const long whole = file_size();
    for (long size = 1; size < whole; size += 1 + whole / 20) {
        ck_assert_int_eq(truncate(path, size), 0);
        struct nq_store *store = NULL;
        ck_assert_int_eq(nq_store_open(&store, path, NQ_STORE_READ, &err),
                         NQ_STORE);
        ck_assert_int_eq(nq_store_open(&store, path, NQ_STORE_CREATE, &err),
                         NQ_STORE);
        ck_assert_ptr_null(store);
        ck_assert_int_eq(file_size(), size); /* not made a new one */
        ck_assert_int_eq(unlink(path), 0);
        make_store();
    }
}
END_TEST

/* Another writer is seen when a unit of work begins, not in its middle. */
START_TEST(begins_nothing_while_another_writes)
{
    make_store();
    struct nq_store *a = NULL, *b = NULL;
    ck_assert_int_eq(nq_store_open(&a, path, NQ_STORE_CREATE, &err), NQ_OK);
    ck_assert_int_eq(nq_store_open(&b, path, NQ_STORE_CREATE, &err), NQ_OK);
    ck_assert_int_eq(nq_store_begin(a, &err), NQ_OK);
    ck_assert_int_eq(nq_store_begin(b, &err), NQ_STORE);
    ck_assert_ptr_nonnull(strstr(err.text, "locked by another process"));
    ck_assert_int_eq(nq_store_commit(a, &err), NQ_OK);
    ck_assert_int_eq(nq_store_begin(b, &err), NQ_OK);
    nq_store_close(b);
    nq_store_close(a);
}
END_TEST

START_TEST(leaves_one_file)
{
    struct nq_store *store = NULL;
    make_store();
    run_sql("PRAGMA journal_mode = WAL"); /* somebody else's taste */
    ck_assert_int_eq(nq_store_open(&store, path, NQ_STORE_CREATE, &err), NQ_OK);
    ck_assert_int_eq(nq_store_put_size(store, &four, &err), NQ_OK);
    /* the fixture's rmdir fails if a second file is there after this */
    nq_store_close(store);
    assert_has_four();
}
END_TEST

Suite *store_trouble_suite(void)
{
    Suite *suite = suite_create("store_trouble");
    TCase *tcase = tcase_create("store_trouble");
    tcase_set_timeout(tcase, 30);
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, makes_no_file_for_a_reader);
    tcase_add_test(tcase, refuses_a_path_in_a_missing_folder);
    tcase_add_test(tcase, refuses_a_folder);
    tcase_add_test(tcase, an_empty_file_becomes_a_store_for_a_writer_only);
    tcase_add_test(tcase, refuses_a_file_that_is_no_database);
    tcase_add_loop_test(tcase, refuses_the_database_of_another_program, 0, 3);
    tcase_add_loop_test(tcase, refuses_a_version_that_it_does_not_know, 0, 3);
    tcase_add_test(tcase, refuses_a_store_that_lacks_a_table);
    tcase_add_test(tcase, refuses_a_file_that_was_cut);
    tcase_add_test(tcase, begins_nothing_while_another_writes);
    tcase_add_test(tcase, leaves_one_file);
    suite_add_tcase(suite, tcase);
    return suite;
}
