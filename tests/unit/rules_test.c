/* rules_test.c - which queens attack each other, against the definition. */
#include "tests/unit/suites.h"

#include <stdlib.h>

#include "base/random.h"
#include "verify/rules.h"

enum { QUEENS = 40 };

static bool attack(struct nq_square a, struct nq_square b, enum nq_line line)
{
    switch (line) {
    case NQ_LINE_ROW:
        return a.row == b.row;
    case NQ_LINE_COLUMN:
        return a.col == b.col;
    case NQ_LINE_FALLING:
        return a.row - a.col == b.row - b.col;
    case NQ_LINE_RISING:
        return a.row + a.col == b.row + b.col;
    }
    return false;
}

static bool inside(struct nq_square at, unsigned n)
{
    return at.row >= 0 && at.col >= 0 && at.row < (int32_t)n &&
           at.col < (int32_t)n;
}

/* All pairs compared: what nq_rules_check must find. */
static struct nq_flaws by_definition(const struct nq_claim *claim, unsigned n)
{
    struct nq_flaws flaws = {.other_size = claim->rows != n || claim->cols != n,
                             .other_number = claim->count != n};
    for (size_t queen = claim->count; queen-- > 0;)
        if (!inside(claim->square[queen], n)) {
            flaws.off_board = true;
            flaws.off = queen;
        }
    for (unsigned line = 0; line < NQ_LINES; line++)
        for (size_t second = 0; second < claim->count; second++)
            for (size_t first = 0; first < second; first++) {
                if (!inside(claim->square[first], n) ||
                    !inside(claim->square[second], n) ||
                    !attack(claim->square[first], claim->square[second],
                            (enum nq_line)line))
                    continue;
                const bool nearer = flaws.attack && flaws.line == line &&
                                    flaws.second == second;
                flaws.lines |= 1U << line;
                if (flaws.attack && !nearer)
                    continue;
                flaws.attack = true;
                flaws.line = (enum nq_line)line;
                flaws.first = first;
                flaws.second = second;
            }
    return flaws;
}

static void same(const struct nq_flaws *a, const struct nq_flaws *b)
{
    ck_assert_int_eq(a->other_size, b->other_size);
    ck_assert_int_eq(a->other_number, b->other_number);
    ck_assert_int_eq(a->off_board, b->off_board);
    ck_assert_uint_eq(a->off, b->off);
    ck_assert_int_eq(a->attack, b->attack);
    ck_assert_int_eq(a->line, b->line);
    ck_assert_uint_eq(a->first, b->first);
    ck_assert_uint_eq(a->second, b->second);
    ck_assert_uint_eq(a->lines, b->lines);
}

START_TEST(finds_what_the_definition_says)
{
    const unsigned n = (unsigned)_i;
    struct nq_random random = {.state = (uint64_t)_i};
    struct nq_rules rules;
    ck_assert_int_eq(nq_rules_init(&rules, n, NULL), NQ_OK);
    for (unsigned trial = 0; trial < 300; trial++) {
        struct nq_square square[QUEENS];
        struct nq_claim claim = {
            .rows = n, .cols = n, .square = square, .count = n};
        if (trial % 3 == 0)
            claim.count = nq_random_below(&random, QUEENS);
        for (size_t queen = 0; queen < claim.count; queen++)
            square[queen] = (struct nq_square){
                .row = trial % 3 ? (int32_t)queen
                                 : (int32_t)nq_random_below(&random, n),
                .col = (int32_t)nq_random_below(&random, n + 2) -
                       (int32_t)(trial % 2)};
        const struct nq_flaws expected = by_definition(&claim, n);
        const struct nq_flaws found = nq_rules_check(&rules, &claim);
        same(&found, &expected);
        struct nq_board board = {.n = 99};
        const bool sound = !nq_flaws_any(&expected);
        const bool solves = nq_claim_solves(&claim, n, &board);
        if (trial % 3) /* in the order of rows */
            ck_assert_int_eq(solves, sound);
        else
            ck_assert(!solves || sound);
    }
    nq_rules_release(&rules);
}
END_TEST

START_TEST(tells_a_solution_from_a_near_one)
{
    struct nq_square square[] = {{0, 1}, {1, 3}, {2, 0}, {3, 2}};
    struct nq_claim claim = {
        .rows = 4, .cols = 4, .count = 4, .square = square};
    struct nq_board board = {0};
    ck_assert(nq_claim_solves(&claim, 4, &board));
    ck_assert_uint_eq(board.n, 4);
    ck_assert_uint_eq(board.col[1], 3);
    claim.cols = 5;
    ck_assert(!nq_claim_solves(&claim, 4, &board));
    claim.cols = 4;
    square[3].col = 4;
    ck_assert(!nq_claim_solves(&claim, 4, &board));
    square[3].col = 1;
    board.n = 77;
    ck_assert(!nq_claim_solves(&claim, 4, &board));
    ck_assert_uint_eq(board.n, 77);
}
END_TEST

/* The placement of Pauls for n = 6 k: rows 1..n/2 take the even columns. */
START_TEST(checks_one_large_placement)
{
    const unsigned n = 600000;
    struct nq_square *square = malloc(n * sizeof *square);
    for (unsigned row = 0; row < n; row++)
        square[row] = (struct nq_square){
            .row = (int32_t)row,
            .col = (int32_t)(row < n / 2 ? 2 * row + 1 : 2 * row - n)};
    struct nq_claim claim = {
        .rows = n, .cols = n, .count = n, .square = square};
    struct nq_rules rules;
    ck_assert_int_eq(nq_rules_init(&rules, n, NULL), NQ_OK);
    struct nq_flaws flaws = nq_rules_check(&rules, &claim);
    ck_assert(!nq_flaws_any(&flaws));

    const int32_t col = square[n - 1].col;
    square[n - 1].col = square[17].col;
    flaws = nq_rules_check(&rules, &claim);
    ck_assert(flaws.attack);
    ck_assert_int_eq(flaws.line, NQ_LINE_COLUMN);
    ck_assert_uint_eq(flaws.first, 17);
    ck_assert_uint_eq(flaws.second, n - 1);
    square[n - 1].col = col;

    square[5].col = (int32_t)n;
    flaws = nq_rules_check(&rules, &claim);
    ck_assert(flaws.off_board);
    ck_assert_uint_eq(flaws.off, 5);
    nq_rules_release(&rules);
    free(square);
}
END_TEST

START_TEST(refuses_sizes_out_of_range)
{
    static const unsigned sizes[] = {0, NQ_RULES_MAX_N + 1};
    struct nq_rules rules = {.n = 5};
    struct nq_error err;
    ck_assert_int_eq(nq_rules_init(&rules, sizes[_i], &err), NQ_RANGE);
    ck_assert_uint_eq(rules.n, 5);
    ck_assert_str_eq(err.text, _i ? "n is 10000001, not 1..10000000"
                                  : "n is 0, not 1..10000000");
}
END_TEST

Suite *rules_suite(void)
{
    Suite *suite = suite_create("rules");
    TCase *tcase = tcase_create("rules");
    tcase_add_loop_test(tcase, finds_what_the_definition_says, 1, 33);
    tcase_add_test(tcase, tells_a_solution_from_a_near_one);
    tcase_add_test(tcase, checks_one_large_placement);
    tcase_add_loop_test(tcase, refuses_sizes_out_of_range, 0, 2);
    suite_add_tcase(suite, tcase);
    return suite;
}
