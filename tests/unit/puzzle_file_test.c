/* puzzle_file_test.c - drawn boards, right and wrong, and their legends. */
#include "tests/unit/suites.h"

#include <string.h>

#include "formats/puzzle_file.h"

static enum nq_status read_text(struct nq_puzzle *puzzle, const char *text,
                                size_t size, const char *legend_text,
                                struct nq_error *err)
{
    struct nq_legend legend = nq_legend_usual();
    if (legend_text)
        ck_assert_int_eq(nq_legend_parse(&legend, legend_text, NULL), NQ_OK);
    char copy[256];
    ck_assert_uint_le(size, sizeof copy);
    memcpy(copy, text, size);
    FILE *in = size ? fmemopen(copy, size, "r") : fopen("/dev/null", "r");
    ck_assert_ptr_nonnull(in);
    const enum nq_status status = nq_puzzle_read(puzzle, in, &legend, err);
    (void)fclose(in);
    return status;
}

/* All of them say: row 0 is clear, row 1 has square 0 blocked, row 2 has a
 * queen on square 1. */
static const struct {
    const char *text, *legend;
} good_cases[] = {
    {"...\n#..\n.Q.\n", NULL},
    {"___\n*--\n.q.", NULL},
    {". . .\n#\t. .\n . Q .  \n", NULL},
    {"\xef\xbb\xbf...\r\n#..\r\n.Q.\r\n", NULL},
    {"...\r#..\r.Q.\r", NULL},
    {"\n\n...\n\n#..\n.Q.\n\n \n", NULL},
    {"3\n...\n#..\n.Q.\n", NULL},
    {" 3 \r\n...\r\n#..\r\n.♛.\r\n", NULL},
    /* the legends of known problems, with their senses of 0, 1, *, . and X */
    {"***\n.**\n*Q*\n", "empty=*,blocked=."},
    {"3\n0 0 0\n1 0 0\n0 Q 0\n", "empty=0,blocked=1"},
    {"1 1 1\n0 1 1\n1 Q 1\n", "blocked=0,empty=1"},
    {"000\nB00\n0X0\n", "queen=X,empty=0,blocked=B"},
    {"111\n211\n131\n", "queen=3,empty=1,blocked=2"},
    {"□□□\n■□□\n□V□\n", "empty=□,queen=V,blocked=■"},
    {"..-\n#..\n.Q.\n", "empty=.,empty=-"},
    {"===\n#==\n=Q=\n", "empty==,blocked=#"},
};

START_TEST(reads_boards_as_people_draw_them)
{
    struct nq_puzzle puzzle;
    struct nq_error err = {""};
    const char *text = good_cases[_i].text;
    ck_assert_msg(read_text(&puzzle, text, strlen(text), good_cases[_i].legend,
                            &err) == NQ_OK,
                  "case %d: %s", _i, err.text);
    struct nq_puzzle expected;
    (void)nq_puzzle_init(&expected, 3, NULL);
    expected.blocked[1] = 1;
    expected.placed[2] = 2;
    ck_assert_uint_eq(puzzle.n, 3);
    ck_assert_int_eq(puzzle.rule, NQ_RULE_QUEEN);
    ck_assert_mem_eq(puzzle.blocked, expected.blocked, sizeof puzzle.blocked);
    ck_assert_mem_eq(puzzle.placed, expected.placed, sizeof puzzle.placed);
}
END_TEST

#define WIDE ". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . "

static const struct {
    const char *text, *legend, *message;
} bad_cases[] = {
    {"", NULL, "there is no board"},
    {"\n \n", NULL, "there is no board"},
    {"8\n", NULL, "there is no board"},
    {"..\n", NULL, "the board is 2 squares wide, but only 1 high"},
    {"..\n...\n", NULL, "line 2 is 3 wide, not 2 as the line above"},
    {"\n3\n...\n..\n", NULL, "line 4 is 2 wide, not 3 as line 2 says"},
    {"..\n..\n\n .\n", NULL,
     "line 4, column 2: the board above is complete with 2 rows of 2 squares"},
    {"0\n", NULL, "line 1: the size is not 1..32"},
    {"33\n", NULL, "line 1: the size is not 1..32"},
    {"2\n.2\n", NULL,
     "line 2, column 2: '2' is not in the legend empty=._-, blocked=#*, "
     "queen=Qq♕♛"},
    {"0100\n", NULL,
     "line 1, column 1: '0' is not in the legend empty=._-, blocked=#*, "
     "queen=Qq♕♛"},
    {"♕.\n.X\n", "queen=♕",
     "line 2, column 2: 'X' is not in the legend empty=._-, blocked=#*, "
     "queen=♕"},
    {"..\n.\x1b[31m\n", "queen=Q",
     "line 2, column 2: control byte 0x1b is not in the legend empty=._-, "
     "blocked=#*, queen=Q"},
    {"\xff\xfe.\n", "queen=Q",
     "line 1, column 1: byte 0xff, which is not UTF-8, is not in the legend "
     "empty=._-, blocked=#*, queen=Q"},
    {WIDE ".\n", NULL, "line 1, column 65: more than 32 squares"},
};

START_TEST(says_what_is_wrong_with_a_board)
{
    struct nq_puzzle puzzle = {.n = 7};
    const struct nq_puzzle before = puzzle;
    struct nq_error err = {""};
    const char *text = bad_cases[_i].text;
    ck_assert_int_eq(
        read_text(&puzzle, text, strlen(text), bad_cases[_i].legend, &err),
        NQ_SYNTAX);
    ck_assert_str_eq(err.text, bad_cases[_i].message);
    ck_assert_mem_eq(&puzzle, &before, sizeof puzzle);
}
END_TEST

START_TEST(refuses_a_zero_byte_and_an_endless_line)
{
    struct nq_puzzle puzzle;
    struct nq_error err;
    ck_assert_int_eq(read_text(&puzzle, ".\0", 2, "queen=Q", &err), NQ_SYNTAX);
    ck_assert_str_eq(err.text,
                     "line 1, column 2: control byte 0x00 is not in the legend "
                     "empty=._-, blocked=#*, queen=Q");
    const struct nq_legend legend = nq_legend_usual();
    FILE *in = fopen("/dev/zero", "r");
    ck_assert_ptr_nonnull(in);
    ck_assert_int_eq(nq_puzzle_read(&puzzle, in, &legend, &err), NQ_SYNTAX);
    ck_assert_str_eq(err.text, "line 1 is longer than 1024 bytes; a board has "
                               "at most 32 squares a line");
    (void)fclose(in);
    in = fopen("/", "r");
    ck_assert_int_eq(nq_puzzle_read(&puzzle, in, &legend, &err), NQ_IO);
    ck_assert_str_eq(err.text, "cannot be read: Is a directory");
    (void)fclose(in);
}
END_TEST

START_TEST(refuses_a_legend_that_makes_no_sense)
{
    static const struct {
        const char *text, *message;
    } cases[] = {
        {"", "'' does not begin with empty=, blocked= or queen=; write for "
             "instance blocked=#,queen=Q"},
        {"king=K", "'king=K' does not begin with empty=, blocked= or queen=; "
                   "write for instance blocked=#,queen=Q"},
        {"queen=Q,", "'' does not begin with empty=, blocked= or queen=; write "
                     "for instance blocked=#,queen=Q"},
        {"queen=", "'queen=' names no character"},
        {"queen=,empty=.", "'queen=' names no character"},
        {"queen=X,blocked=#X", "'X' is both queen and blocked"},
        {"empty= ", "' ' cannot stand for a square"},
        {"empty=\t", "control byte 0x09 cannot stand for a square"},
        {"empty=\xc0\x80",
         "byte 0xc0, which is not UTF-8, cannot stand for a square"},
        {"empty=abcdefghijklmnopqrstuvwxyz0123456", "more than 32 characters"},
    };
    struct nq_legend legend = {.count = 77};
    struct nq_error err;
    ck_assert_int_eq(nq_legend_parse(&legend, cases[_i].text, &err), NQ_SYNTAX);
    ck_assert_str_eq(err.text, cases[_i].message);
    ck_assert_uint_eq(legend.count, 77);
}
END_TEST

START_TEST(takes_glyphs_that_are_utf_8_only)
{
    static const struct {
        const char *text;
        size_t length;
    } cases[] = {
        {"Q", 1},
        {"\xc2\xa0", 2},
        {"♛", 3},
        {"👑.", 4},
        {"", 0},
        {"\x80", 0},         /* a byte of the middle */
        {"\xc1\xbf", 0},     /* overlong */
        {"\xe0\x9f\xbf", 0}, /* overlong */
        {"\xed\xa0\x80", 0}, /* a surrogate */
        {"\xf4\x90\x80\x80", 0},
        {"\xe2\x99", 0}, /* cut off */
        {"\xe2\x99.", 0},
    };
    struct nq_glyph glyph = {"!"};
    const size_t length =
        nq_glyph_take(&glyph, cases[_i].text, strlen(cases[_i].text));
    ck_assert_uint_eq(length, cases[_i].length);
    ck_assert_uint_eq(strlen(glyph.text), length ? length : 1);
    ck_assert(strncmp(glyph.text, length ? cases[_i].text : "!",
                      strlen(glyph.text)) == 0);
}
END_TEST

Suite *puzzle_file_suite(void)
{
    Suite *suite = suite_create("puzzle_file");
    TCase *tcase = tcase_create("puzzle_file");
    tcase_add_loop_test(tcase, reads_boards_as_people_draw_them, 0,
                        sizeof good_cases / sizeof *good_cases);
    tcase_add_loop_test(tcase, says_what_is_wrong_with_a_board, 0,
                        sizeof bad_cases / sizeof *bad_cases);
    tcase_add_test(tcase, refuses_a_zero_byte_and_an_endless_line);
    tcase_add_loop_test(tcase, refuses_a_legend_that_makes_no_sense, 0, 10);
    tcase_add_loop_test(tcase, takes_glyphs_that_are_utf_8_only, 0, 12);
    suite_add_tcase(suite, tcase);
    return suite;
}
