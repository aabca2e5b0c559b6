/* faults_test.c - each wrong program is wrong where it says so, and right
 * elsewhere. */
#include "tests/unit/suites.h"

#include <string.h>

#include "cli/fault_output.h"

enum { TRIED_N = 8 };

static struct nq_fault_output run(const struct nq_fault *fault,
                                  const unsigned *n, size_t count)
{
    struct nq_fault_output out;
    ck_assert_int_eq(nq_fault_observe(fault, n, count, NULL, &out, NULL),
                     NQ_OK);
    ck_assert_uint_gt(out.sizes, 0);
    return out;
}

static struct nq_observation see(const struct nq_fault *fault, unsigned n)
{
    return run(fault, &n, 1).size[0];
}

/* The truth, from the definition: every permutation in lexicographic order, all
 * pairs of queens. */
static bool is_solution(const struct nq_board *board)
{
    for (unsigned a = 0; a < board->n; a++)
        for (unsigned b = a + 1; b < board->n; b++)
            if (board->col[a] + b == board->col[b] + a ||
                board->col[a] + a == board->col[b] + b)
                return false;
    return true;
}

static void permute(struct nq_board *board, unsigned row, unsigned taken,
                    struct nq_observation *truth)
{
    if (row == board->n) {
        if (is_solution(board))
            nq_observe_board(truth, board);
        return;
    }
    for (unsigned col = 0; col < board->n; col++) {
        if (taken & 1U << col)
            continue;
        board->col[row] = (uint8_t)col;
        permute(board, row + 1, taken | 1U << col, truth);
    }
}

static const struct nq_observation *truth_of(unsigned n)
{
    static struct nq_observation known[TRIED_N + 1];
    if (known[n].n == 0) {
        struct nq_board board = {.n = (uint8_t)n};
        nq_observation_init(&known[n], n);
        permute(&board, 0, 0, &known[n]);
        known[n].total = known[n].claims;
    }
    return &known[n];
}

static bool right_boards(const struct nq_observation *seen)
{
    const struct nq_observation *truth = truth_of(seen->n);
    return seen->claims == truth->claims && seen->set[0] == truth->set[0] &&
           seen->set[1] == truth->set[1];
}

/* Is the last size that was read printed as a right program does? */
static bool right(const struct nq_fault *fault,
                  const struct nq_fault_output *out)
{
    const struct nq_observation *seen = &out->size[out->sizes - 1];
    const struct nq_observation *truth = truth_of(seen->n);
    if (fault->shows_in == NQ_SHOWS_ORDER)
        return seen->sequence == truth->sequence;
    return !out->crashed &&
           (fault->prints == NQ_PRINTS_TOTAL || right_boards(seen)) &&
           (seen->totals == 0 || seen->total == truth->total) &&
           (!seen->none || truth->total == 0);
}

static const struct nq_fault *fault_at(int i)
{
    size_t count = 0;
    const struct nq_fault *const *faults = nq_faults(&count);
    ck_assert_uint_lt((size_t)i, count);
    return faults[i];
}

static unsigned tried_n(const struct nq_fault *fault)
{
    return fault->max_n < TRIED_N ? fault->max_n : TRIED_N;
}

START_TEST(is_wrong_where_it_says_so_and_nowhere_else)
{
    const struct nq_fault *fault = fault_at(_i);
    const bool together = fault->shows_in == NQ_SHOWS_TOGETHER;
    for (unsigned n = 1; n <= tried_n(fault); n++) {
        const unsigned sizes[] = {4, n};
        const struct nq_fault_output alone = run(fault, &n, 1);
        const struct nq_fault_output out =
            together ? run(fault, sizes, 2) : alone;
        const struct nq_observation *seen = &out.size[out.sizes - 1];
        ck_assert_uint_eq(seen->n, n);
        ck_assert_msg(!together || right(fault, &alone), "%s alone, n = %u",
                      fault->name, n);
        ck_assert_msg(right(fault, &out) != (fault->shows >> n & 1U),
                      "%s, n = %u: %ju boards, total %ju", fault->name, n,
                      (uintmax_t)seen->claims, (uintmax_t)seen->total);
    }
}
END_TEST

START_TEST(is_described)
{
    const struct nq_fault *fault = fault_at(_i);
    ck_assert_ptr_eq(nq_fault_find(fault->name), fault);
    ck_assert_uint_gt(strlen(fault->sentence), 20);
    ck_assert_uint_gt(strlen(fault->family), 0);
    ck_assert_uint_ne(fault->shows, 0);
    ck_assert_uint_ge(fault->common, 1);
    ck_assert_uint_le(fault->common, 3);
    ck_assert_uint_ge(fault->max_n, 4);
    ck_assert_uint_lt(fault->max_n, NQ_MAX_N);
    ck_assert_uint_eq(fault->shows >> fault->max_n >> 1, 0);
    ck_assert(!fault->solve != !fault->main);
}
END_TEST

START_TEST(keeps_nothing_between_sizes_unless_it_says_so)
{
    static const unsigned sizes[] = {5, 4, 6, 4};
    const struct nq_fault *fault = fault_at(_i);
    if (fault->shows_in == NQ_SHOWS_TOGETHER)
        return;
    const struct nq_fault_output out = run(fault, sizes, 4);
    for (size_t i = 0; i < out.sizes; i++) {
        const struct nq_observation one = see(fault, sizes[i]);
        const struct nq_observation *now = &out.size[i];
        ck_assert_msg(one.sequence == now->sequence &&
                          one.claims == now->claims &&
                          one.totals == now->totals &&
                          one.total == now->total && one.none == now->none,
                      "%s, n = %u", fault->name, sizes[i]);
    }
    ck_assert(out.sizes == 4 || out.crashed);
}
END_TEST

START_TEST(stops_when_it_is_told_to)
{
    const struct nq_fault *fault = fault_at(_i);
    static const unsigned n = 7;
    const struct nq_fault_limits few = {.steps = 3};
    struct nq_fault_boards boards = {0};
    const enum nq_status status =
        nq_fault_visit(fault, n, n, &boards, &few, NULL);
    if (status == NQ_OK) /* a table needs no search */
        ck_assert_uint_eq(boards.boards + boards.others, 0);
    else
        ck_assert_int_eq(status, NQ_STOPPED);
}
END_TEST

/* What the totals of a fault must be, from n = 1: published numbers, or those
 * that another program with the same mistake printed (in C, C++, Python or
 * JavaScript, written apart from this one). */
static const struct {
    const char *fault;
    const char *source;
    unsigned last_n;
    uint64_t total[10];
} published[] = {
    {"no-diagonals", "A000142: n!", 8, {1, 2, 6, 24, 120, 720, 5040, 40320}},
    {"no-tests", "A000312: n^n", 7, {1, 4, 27, 256, 3125, 46656, 823543}},
    {"no-rising", "A099152", 9, {1, 1, 3, 7, 23, 83, 405, 2113, 12657}},
    {"no-falling", "A099152", 9, {1, 1, 3, 7, 23, 83, 405, 2113, 12657}},
    {"kings", "A002464", 8, {1, 0, 0, 2, 14, 90, 646, 5242}},
    {"superqueens", "A051223", 10, {1, 0, 0, 0, 0, 0, 0, 0, 0, 4}},
    {"fundamental-only", "A002562", 10, {1, 0, 0, 1, 2, 1, 6, 12, 46, 92}},
    {"torus", "A007705, 0 for even n", 9, {1, 0, 0, 0, 10, 0, 28, 0, 0}},
    {"no-columns", "a program", 4, {1, 2, 5, 24}},
    {"wrong-variable", "a program", 9, {1, 0, 2, 4, 8, 16, 62, 278, 1210}},
    {"absolute-key", "a program", 9, {1, 0, 0, 0, 4, 0, 0, 0, 0}},
    {"integer-slope", "a program", 9, {1, 0, 0, 2, 6, 0, 0, 0, 0}},
    {"list-backwards", "a program", 9, {1, 0, 0, 0, 0, 0, 0, 0, 0}},
    {"stale-rows", "a program", 9, {1, 0, 0, 0, 1, 0, 1, 0, 0}},
    {"diagonal-not-undone", "a program", 9, {1, 0, 0, 0, 1, 0, 0, 0, 0}},
    {"global-variable", "a program", 9, {1, 0, 0, 0, 1, 0, 0, 0, 0}},
    {"last-row-empty", "a program", 8, {1, 2, 2, 4, 12, 40, 94, 312}},
    {"mirrors-dropped", "a program", 8, {1, 0, 0, 1, 6, 2, 23, 46}},
    {"middle-mirrored", "a program", 9, {2, 0, 0, 2, 12, 4, 46, 92, 406}},
    {"eight-columns", "a program", 4, {8, 42, 140, 344}},
    {"wrong-mirror", "A000170", 9, {1, 0, 0, 2, 10, 4, 40, 92, 352}},
};

START_TEST(totals_are_the_published_ones)
{
    const struct nq_fault *fault = nq_fault_find(published[_i].fault);
    ck_assert_ptr_nonnull(fault);
    for (unsigned n = 1; n <= published[_i].last_n; n++)
        ck_assert_msg(see(fault, n).total == published[_i].total[n - 1],
                      "%s, %s, n = %u", fault->name, published[_i].source, n);
}
END_TEST

START_TEST(refuses_sizes_out_of_range)
{
    static const unsigned sizes[] = {4, 33};
    const struct nq_fault_sink sink = {0};
    struct nq_fault_boards boards = {0};
    struct nq_error err = {""};
    const struct nq_fault *fault = nq_fault_find("no-tests");
    ck_assert_int_eq(nq_fault_run(fault, sizes, 2, &sink, NULL, &err),
                     NQ_RANGE);
    ck_assert_str_eq(err.text, "n is 33, not 1..31");
    ck_assert_int_eq(nq_fault_visit(fault, 5, 4, &boards, NULL, &err),
                     NQ_RANGE);
    ck_assert_str_eq(err.text, "sizes 5..4 are not within 1..31");
    ck_assert_ptr_null(nq_fault_find("no-such-fault"));
}
END_TEST

static enum nq_walk take_two(const struct nq_board *board, void *ctx)
{
    unsigned *taken = ctx;
    ck_assert_uint_eq(board->n, 6);
    return ++*taken < 2 ? NQ_CONTINUE : NQ_STOP;
}

START_TEST(a_visitor_may_stop)
{
    unsigned taken = 0;
    struct nq_fault_boards boards = {.visit = take_two, .ctx = &taken};
    ck_assert_int_eq(
        nq_fault_visit(nq_fault_find("no-tests"), 4, 6, &boards, NULL, NULL),
        NQ_OK);
    ck_assert_uint_eq(taken, 2);
    ck_assert_uint_eq(boards.boards, 2);
    ck_assert(!boards.has_total);
}
END_TEST

START_TEST(a_kept_counter_shows_in_the_last_size)
{
    struct nq_fault_boards boards = {0};
    const struct nq_fault *fault = nq_fault_find("counter-not-reset");
    ck_assert_int_eq(nq_fault_visit(fault, 1, 6, &boards, NULL, NULL), NQ_OK);
    ck_assert(boards.has_total);
    ck_assert_uint_eq(boards.total, 1 + 0 + 0 + 2 + 10 + 4);
    ck_assert_uint_eq(boards.boards, 4);
}
END_TEST

Suite *faults_suite(void)
{
    Suite *suite = suite_create("faults");
    TCase *tcase = tcase_create("faults");
    size_t count = 0;
    (void)nq_faults(&count);
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, is_wrong_where_it_says_so_and_nowhere_else, 0,
                        (int)count);
    tcase_add_loop_test(tcase, is_described, 0, (int)count);
    tcase_add_loop_test(tcase, keeps_nothing_between_sizes_unless_it_says_so, 0,
                        (int)count);
    tcase_add_loop_test(tcase, stops_when_it_is_told_to, 0, (int)count);
    tcase_add_loop_test(tcase, totals_are_the_published_ones, 0,
                        sizeof published / sizeof *published);
    tcase_add_test(tcase, refuses_sizes_out_of_range);
    tcase_add_test(tcase, a_visitor_may_stop);
    tcase_add_test(tcase, a_kept_counter_shows_in_the_last_size);
    suite_add_tcase(suite, tcase);
    return suite;
}
