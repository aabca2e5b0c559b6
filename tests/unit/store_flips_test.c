/* store_flips_test.c - a store with a flipped bit is never taken for true when
 * an answer, a class or a confirmation changed, and never crashes the check. */
#include "tests/unit/suites.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/random.h"
#include "board/rank.h"
#include "cli/store_check.h"
#include "db/query.h"
#include "solvers/solver.h"
#include "verify/class_check.h"

enum { FLIPS = 1500, CUTS = 100, LAST_N = 10, SEED = 8 };

static char path[64];
static struct nq_error err;

/* All that the check is to vouch for, in one text a row. */
static const char content[] =
    "SELECT n || ' ' || solutions || ' ' || classes || ' ' || half_turn || ' '"
    " || quarter_turn || ' ' || digest || ' ' || complete FROM board_size"
    " UNION ALL SELECT n || ' ' || rank || ' ' || symmetry FROM class"
    " UNION ALL SELECT n || ' ' || what || ' ' || run FROM confirmation";

/* Reads CONTENT as one text, NULL if it cannot be read.  To be freed. */
static char *read_content(struct nq_store *store)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    struct nq_query *query = NULL;
    bool more = true;
    enum nq_status status = nq_query_open(&query, store, content, &err);
    while (!status && !(status = nq_query_next(query, &more, &err)) && more) {
        const struct nq_value value = nq_query_value(query, 0);
        (void)fprintf(out, "%s\n", value.text ? value.text : "nothing");
    }
    nq_query_close(query);
    (void)fclose(out);
    if (!status)
        return text;
    free(text);
    return NULL;
}

struct finding {
    struct nq_store *store;
    struct nq_class_check sums;
};

static enum nq_walk keep(const struct nq_board *board, void *ctx)
{
    struct finding *finding = ctx;
    const int64_t rank = nq_board_rank(board);
    const enum nq_symmetry symmetry = nq_board_symmetry(board);
    char claim[256];
    if (!nq_board_is_canonical(board))
        return NQ_CONTINUE;
    ck_assert(nq_class_check_add(&finding->sums, rank, symmetry, NULL, claim,
                                 sizeof claim));
    ck_assert_int_eq(
        nq_store_add_class(finding->store, board->n, rank, symmetry, &err),
        NQ_OK);
    return NQ_CONTINUE;
}

static void keep_size(struct nq_store *store, unsigned n)
{
    struct finding finding = {.store = store};
    struct nq_puzzle puzzle;
    struct nq_search search = {.visit = keep, .ctx = &finding};
    nq_class_check_init(&finding.sums, n);
    ck_assert_int_eq(nq_puzzle_init(&puzzle, n, &err), NQ_OK);
    ck_assert_int_eq(
        nq_solver_search(nq_solver_find("bitmask"), &puzzle, &search, &err),
        NQ_OK);
    const struct nq_size_record record = {
        .n = n,
        .solutions = finding.sums.boards,
        .classes = finding.sums.classes,
        .half_turn = finding.sums.half_turn,
        .quarter_turn = finding.sums.quarter_turn,
        .digest = finding.sums.digest,
        .complete = true,
    };
    const struct nq_run run = {
        .method = "bitmask",
        .source = "as above",
        .n = n,
        .part = 1,
        .parts = 1,
        .solutions = record.solutions,
        .has_digest = true,
        .digest = record.digest,
        .machine = "any",
    };
    int64_t id = 0;
    ck_assert_int_eq(nq_store_put_size(store, &record, &err), NQ_OK);
    ck_assert_int_eq(nq_store_add_run(store, &run, &id, &err), NQ_OK);
    ck_assert_int_eq(nq_store_confirm(store, n, "set", id, &err), NQ_OK);
}

static void begin(void)
{
    struct nq_store *store = NULL;
    (void)snprintf(path, sizeof path, "store_flips_%ld.db", (long)getpid());
    (void)unlink(path);
    ck_assert_int_eq(nq_store_open(&store, path, NQ_STORE_CREATE, &err), NQ_OK);
    ck_assert_int_eq(nq_store_begin(store, &err), NQ_OK);
    for (unsigned n = 1; n <= LAST_N; n++)
        keep_size(store, n);
    ck_assert_int_eq(nq_store_commit(store, &err), NQ_OK);
    nq_store_close(store);
}

static void end(void)
{
    (void)unlink(path);
}

/* What does the check say of the file as it is?  *TEXT is then its content,
 * NULL if that cannot be read. */
static bool is_taken_for_true(char **text)
{
    struct nq_store *store = NULL;
    struct nq_store_verdict verdict;
    *text = NULL;
    if (nq_store_open(&store, path, NQ_STORE_READ, &err))
        return false;
    const enum nq_status status = nq_store_check(store, &verdict, &err);
    *text = read_content(store);
    nq_store_close(store);
    return !status && !verdict.claim[0];
}

static void flip(int file, off_t at, unsigned bit)
{
    unsigned char byte = 0;
    ck_assert_int_eq(pread(file, &byte, 1, at), 1);
    byte ^= (unsigned char)(1U << bit);
    ck_assert_int_eq(pwrite(file, &byte, 1, at), 1);
}

START_TEST(sees_flipped_bits)
{
    struct nq_random random = {.state = SEED};
    struct stat status;
    char *whole = NULL;
    int caught = 0;
    ck_assert(is_taken_for_true(&whole));
    ck_assert_ptr_nonnull(whole);
    const int file = open(path, O_RDWR);
    ck_assert_int_eq(fstat(file, &status), 0);
    for (int i = 0; i < FLIPS; i++) {
        const off_t at =
            (off_t)nq_random_below(&random, (uint64_t)status.st_size);
        const unsigned bit = (unsigned)nq_random_below(&random, 8);
        char *text = NULL;
        flip(file, at, bit);
        const bool is_true = is_taken_for_true(&text);
        ck_assert_msg(!is_true || (text && strcmp(text, whole) == 0),
                      "seed %d: bit %u of byte %ld", SEED, bit, (long)at);
        caught += !is_true;
        free(text);
        flip(file, at, bit);
    }
    (void)close(file);
    free(whole);
    ck_assert_int_gt(caught, 0);
}
END_TEST

START_TEST(sees_that_the_end_is_missing)
{
    struct stat status;
    ck_assert_int_eq(stat(path, &status), 0);
    for (int i = 1; i <= CUTS; i++) {
        char *text = NULL;
        ck_assert_int_eq(truncate(path, status.st_size * (CUTS - i) / CUTS), 0);
        ck_assert_msg(!is_taken_for_true(&text), "cut %d of %d", i, CUTS);
        free(text);
    }
}
END_TEST

Suite *store_flips_suite(void)
{
    Suite *suite = suite_create("store_flips");
    TCase *tcase = tcase_create("store_flips");
    tcase_set_timeout(tcase, 100);
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, sees_flipped_bits);
    tcase_add_test(tcase, sees_that_the_end_is_missing);
    suite_add_tcase(suite, tcase);
    return suite;
}
