/* proof_test.c - refutations: formulas, proofs, the checker, the audit. */
#include "tests/unit/suites.h"

#include <stdlib.h>
#include <string.h>

#include "formats/queens_formula.h"
#include "verify/audit.h"
#include "verify/proof.h"

static FILE *text_file(const char *text, size_t size)
{
    FILE *file = tmpfile();
    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(text, 1, size, file), size);
    rewind(file);
    return file;
}

static void read_formula(struct nq_formula *formula, const char *text)
{
    FILE *in = text_file(text, strlen(text));
    struct nq_error err = {{0}};
    const enum nq_status status = nq_formula_read(formula, in, &err);
    ck_assert_msg(status == NQ_OK, "%s", err.text);
    (void)fclose(in);
}

static enum nq_status check(const char *formula_text, const char *proof_text,
                            size_t size, struct nq_proof_result *result,
                            struct nq_error *err)
{
    struct nq_formula formula;
    read_formula(&formula, formula_text);
    FILE *in = text_file(proof_text, size);
    struct nq_drat proof;
    nq_drat_init(&proof, in);
    const enum nq_status status =
        nq_proof_check(&formula, &proof, NULL, result, err);
    nq_drat_release(&proof);
    nq_formula_release(&formula);
    (void)fclose(in);
    return status;
}

/* All sign patterns over a, b, c: no assignment satisfies all eight. */
#define EIGHT                                                                  \
    "c all eight\np cnf 3 8\n1 2 3 0 1 2 -3 0\n1 -2 3 0 1 -2 -3 0\n"           \
    "-1 2 3 0\n-1 2 -3 0\n-1 -2 3 0\n-1 -2 -3 0\n"
/* One pattern less: 1 = 2 = 3 = true is a solution. */
#define SEVEN                                                                  \
    "p cnf 3 7\n1 2 3 0 1 2 -3 0\n1 -2 3 0 1 -2 -3 0\n-1 2 3 0\n"              \
    "-1 2 -3 0\n-1 -2 3 0\n"

/* A text that may hold zero bytes, and its size. */
#define TEXT(text) (text), sizeof(text) - 1

START_TEST(judges_small_proofs_as_the_definition_does)
{
    static const struct {
        const char *formula, *proof;
        size_t size;
        bool proved;
        const char *reason;
    } cases[] = {
        {EIGHT, TEXT("1 2 0\n1 0\n2 0\n0\n"), true, ""},
        {EIGHT, TEXT("1 2 0\nd 1 2 3 0\nd 1 2 -3 0\n1 0\n2 0\n"), true, ""},
        {EIGHT,
         TEXT("a\x02\x04\x00"
              "a\x02\x00"
              "a\x04\x00"),
         true, ""},
        /* follows by the second rule only, and is not the end */
        {EIGHT, TEXT("1 0\n"), false,
         "the proof ends after step 1 without the empty clause"},
        {EIGHT, TEXT(""), false,
         "the proof ends after step 0 without the empty clause"},
        {SEVEN, TEXT("1 2 0\n1 0\n2 0\n0\n"), false,
         "step 4 of the proof does not follow: a clause of 0 literals that "
         "begins with 0"},
        {SEVEN, TEXT("0\n"), false,
         "step 1 of the proof does not follow: a clause of 0 literals that "
         "begins with 0"},
        /* a new variable may be defined (RAT), but proves nothing */
        {SEVEN, TEXT("4 1 0\n-4 -1 0\n"), false,
         "the proof ends after step 2 without the empty clause"},
        /* RAT holds for 4 alone; -4 then has the clause 4 against it */
        {SEVEN, TEXT("4 0\n-4 0\n"), false,
         "step 2 of the proof does not follow: a clause of 1 literals that "
         "begins with -4"},
        {"p cnf 1 2\n1 0\n-1 0\n", TEXT(""), true, ""},
        {"p cnf 0 1\n0\n", TEXT(""), true, ""},
        {"p cnf 2 2\n1 -1 0\n2 2 0\n", TEXT("-2 0\n"), false,
         "step 1 of the proof does not follow: a clause of 1 literals that "
         "begins with -2"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct nq_proof_result result;
        ck_assert_int_eq(check(cases[i].formula, cases[i].proof, cases[i].size,
                               &result, NULL),
                         NQ_OK);
        ck_assert_msg(result.proved == cases[i].proved, "case %zu", i);
        ck_assert_str_eq(result.reason, cases[i].reason);
    }
}
END_TEST

START_TEST(says_where_a_proof_cannot_be_read)
{
    static const struct {
        const char *proof;
        size_t size;
        const char *message;
    } cases[] = {
        {TEXT("1 2\n"), "proof line 2: the last step has no 0 at its end"},
        {TEXT("1 x 0\n"), "line 1: expected a number, found 'x'"},
        {TEXT("1 2 0\n99999999999 0\n"),
         "line 2: the number is above 2147483647"},
        {TEXT("a\x02"), "proof step 1 is cut off"},
        {TEXT("a\xff\xff\xff\xff\xff\x7f"),
         "proof step 1 has a literal out of range"},
        {TEXT("a\x02\x04\x00z"),
         "proof step 2 begins with byte 0x7a, not with 'a' or 'd'"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct nq_proof_result result = {.steps = 77};
        struct nq_error err;
        ck_assert_int_eq(
            check(EIGHT, cases[i].proof, cases[i].size, &result, &err),
            NQ_SYNTAX);
        ck_assert_str_eq(err.text, cases[i].message);
        ck_assert_uint_eq(result.steps, 77);
    }
}
END_TEST

START_TEST(says_where_a_formula_cannot_be_read)
{
    static const struct {
        const char *text, *message;
    } cases[] = {
        {"", "line 1: expected 'p cnf VARIABLES CLAUSES'"},
        {"c x\np dnf 1 1\n", "line 2: expected 'p cnf VARIABLES CLAUSES'"},
        {"p cnf 3\n", "line 2: the header is cut short or its numbers are out "
                      "of range"},
        {"p cnf 3 1\n1 4 0\n",
         "line 2: literal 4 is not among the 3 variables"},
        {"p cnf 3 1\n1 2\n", "line 3: the last clause has no 0 at its end"},
        {"p cnf 3 2\n1 2 0\n", "the header says 2 clauses, but there are 1"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        FILE *in = text_file(cases[i].text, strlen(cases[i].text));
        struct nq_formula formula;
        struct nq_error err;
        ck_assert_int_eq(nq_formula_read(&formula, in, &err), NQ_SYNTAX);
        ck_assert_str_eq(err.text, cases[i].message);
        ck_assert_ptr_null(formula.literal);
        (void)fclose(in);
    }
}
END_TEST

/* The formula for 4 queens with both solutions forbidden. */
static void four_queens(struct nq_puzzle *puzzle, struct nq_formula *formula)
{
    const struct nq_board boards[2] = {{.n = 4, .col = {1, 3, 0, 2}},
                                       {.n = 4, .col = {2, 0, 3, 1}}};
    nq_formula_init(formula);
    ck_assert_int_eq(nq_puzzle_init(puzzle, 4, NULL), NQ_OK);
    ck_assert_int_eq(nq_queens_rules(formula, puzzle, NULL), NQ_OK);
    for (size_t i = 0; i < 2; i++)
        ck_assert_int_eq(nq_queens_forbid(formula, &boards[i], NULL), NQ_OK);
}

START_TEST(the_audit_accepts_the_rules_and_solutions)
{
    struct nq_puzzle puzzle;
    struct nq_formula formula;
    struct nq_audit audit;
    four_queens(&puzzle, &formula);
    ck_assert_int_eq(nq_audit_formula(&formula, &puzzle, &audit, NULL), NQ_OK);
    ck_assert_str_eq(audit.reason, "");
    ck_assert(audit.accepted);
    ck_assert_uint_eq(audit.forbidden, 2);
    /* by hand: 4 rows, 4 columns, 76 pairs of squares in line */
    ck_assert_uint_eq(audit.rules, 84);
    nq_formula_release(&formula);
}
END_TEST

START_TEST(the_audit_misses_every_rule_that_is_taken_away)
{
    struct nq_puzzle puzzle;
    struct nq_formula whole;
    four_queens(&puzzle, &whole);
    for (size_t gone = 0; gone < 84; gone++) {
        struct nq_formula formula;
        nq_formula_init(&formula);
        for (size_t i = 0; i < whole.clauses; i++)
            if (i != gone)
                ck_assert_int_eq(
                    nq_formula_add(&formula, whole.literal + whole.start[i],
                                   whole.start[i + 1] - whole.start[i], NULL),
                    NQ_OK);
        struct nq_audit audit;
        ck_assert_int_eq(nq_audit_formula(&formula, &puzzle, &audit, NULL),
                         NQ_OK);
        const bool is_column = gone >= 4 && gone < 8;
        ck_assert_msg(audit.accepted == is_column, "without clause %zu", gone);
        nq_formula_release(&formula);
    }
    nq_formula_release(&whole);
}
END_TEST

START_TEST(the_audit_refuses_any_clause_more)
{
    static const struct {
        int32_t literal[4];
        size_t count;
    } more[] = {
        {{-1}, 1},
        {{1}, 1},
        {{-1, -7}, 2},
        {{1, 2, 3}, 3},
        {{1, 2, 3, 5}, 4},
        {{-1, 2}, 2},
        {{17}, 1},
        {{0}, 0},
        {{-1, -6, -11, -16}, 4},
        {{-2, -8, -9, -15}, 4}, /* the first solution, a second time */
    };
    for (size_t i = 0; i < sizeof more / sizeof *more; i++) {
        struct nq_puzzle puzzle;
        struct nq_formula formula;
        struct nq_audit audit;
        four_queens(&puzzle, &formula);
        ck_assert_int_eq(
            nq_formula_add(&formula, more[i].literal, more[i].count, NULL),
            NQ_OK);
        ck_assert_int_eq(nq_audit_formula(&formula, &puzzle, &audit, NULL),
                         NQ_OK);
        ck_assert_msg(!audit.accepted && audit.reason[0], "clause %zu", i);
        nq_formula_release(&formula);
    }
}
END_TEST

Suite *proof_suite(void)
{
    Suite *suite = suite_create("proof");
    TCase *tcase = tcase_create("proof");
    tcase_add_test(tcase, judges_small_proofs_as_the_definition_does);
    tcase_add_test(tcase, says_where_a_proof_cannot_be_read);
    tcase_add_test(tcase, says_where_a_formula_cannot_be_read);
    tcase_add_test(tcase, the_audit_accepts_the_rules_and_solutions);
    tcase_add_test(tcase, the_audit_misses_every_rule_that_is_taken_away);
    tcase_add_test(tcase, the_audit_refuses_any_clause_more);
    suite_add_tcase(suite, tcase);
    return suite;
}
