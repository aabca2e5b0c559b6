/* writer_test.c - boards as text, by hand and read back. */
#include "tests/unit/suites.h"

#include <stdlib.h>
#include <string.h>

#include "board/rank.h"
#include "formats/puzzle_file.h"
#include "formats/writer.h"

static const struct nq_board one = {.n = 1};
/* both solutions of n = 4, drawn by hand below */
static const struct nq_board four[] = {
    {.n = 4, .col = {1, 3, 0, 2}},
    {.n = 4, .col = {2, 0, 3, 1}},
};

/* COUNT boards (of n rows, if there are none) written as LAYOUT says. */
static char *written(const struct nq_layout *layout, unsigned n,
                     const struct nq_board *boards, size_t count)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    struct nq_writer *writer = NULL;
    ck_assert_int_eq(nq_writer_open(&writer, out, layout, n, NULL), NQ_OK);
    for (size_t i = 0; i < count; i++)
        ck_assert_int_eq(nq_writer_put(writer, &boards[i], NULL), NQ_OK);
    ck_assert_int_eq(nq_writer_end(writer, NULL), NQ_OK);
    nq_writer_close(writer);
    (void)fclose(out);
    return text;
}

static const struct {
    enum nq_format format;
    const char *of_four, *of_one, *of_none;
} usual_cases[] = {
    {NQ_FORMAT_COLUMNS, "2 4 1 3\n3 1 4 2\n", "1\n", ""},
    {NQ_FORMAT_DIGITS, "2413\n3142\n", "1\n", ""},
    {NQ_FORMAT_BOARD, ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n",
     "Q\n", ""},
    {NQ_FORMAT_MATRIX,
     "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\n"
     "0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n",
     "1\n", ""},
    /* as the statement of LeetCode 51 prints n = 4 and n = 1 */
    {NQ_FORMAT_LEETCODE,
     "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],"
     "[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]\n",
     "[[\"Q\"]]\n", "[]\n"},
    {NQ_FORMAT_SQUARES, "b1 d2 a3 c4\nc1 a2 d3 b4\n", "a1\n", ""},
    {NQ_FORMAT_PAIRS,
     "[[1, 2], [2, 4], [3, 1], [4, 3]]\n[[1, 3], [2, 1], [3, 4], [4, 2]]\n",
     "[[1, 1]]\n", ""},
    {NQ_FORMAT_COUNT, "", "", ""},
};

START_TEST(writes_every_format_as_people_know_it)
{
    const struct nq_layout layout = nq_layout_usual(usual_cases[_i].format);
    char *text = written(&layout, 4, four, 2);
    ck_assert_str_eq(text, usual_cases[_i].of_four);
    free(text);
    text = written(&layout, 1, &one, 1);
    ck_assert_str_eq(text, usual_cases[_i].of_one);
    free(text);
    text = written(&layout, 2, NULL, 0);
    ck_assert_str_eq(text, usual_cases[_i].of_none);
    free(text);
}
END_TEST

START_TEST(counts_from_0_if_asked)
{
    static const struct {
        enum nq_format format;
        const char *expected;
    } cases[] = {
        {NQ_FORMAT_COLUMNS, "1 3 0 2\n"},
        {NQ_FORMAT_DIGITS, "1302\n"},
        /* a line that the exercise of a known course asks for */
        {NQ_FORMAT_PAIRS, "[[0, 1], [1, 3], [2, 0], [3, 2]]\n"},
    };
    struct nq_layout layout = nq_layout_usual(cases[_i].format);
    layout.base = 0;
    char *text = written(&layout, 4, four, 1);
    ck_assert_str_eq(text, cases[_i].expected);
    free(text);
}
END_TEST

START_TEST(exchanges_rows_and_columns)
{
    /* queens in row 0, column 2; 1, 0; 2, 1 become 2, 0; 0, 1; 1, 2 */
    const struct nq_board board = {.n = 3, .col = {2, 0, 1}};
    struct nq_layout layout = nq_layout_usual(NQ_FORMAT_BOARD);
    layout.transposed = true;
    char *text = written(&layout, 3, &board, 1);
    ck_assert_str_eq(text, ".Q.\n..Q\nQ..\n");
    free(text);
}
END_TEST

START_TEST(draws_with_any_glyphs_and_separators)
{
    struct nq_layout layout = nq_layout_usual(NQ_FORMAT_BOARD);
    layout.empty = (struct nq_glyph){"□"};
    layout.queen = (struct nq_glyph){"👑"};
    layout.separator = "==\n";
    const struct nq_board two[] = {{.n = 2, .col = {0, 1}},
                                   {.n = 2, .col = {1, 0}}};
    char *text = written(&layout, 2, two, 2);
    ck_assert_str_eq(text, "👑□\n□👑\n==\n□👑\n👑□\n");
    free(text);
}
END_TEST

START_TEST(names_the_columns_of_wide_boards)
{
    struct nq_board board = {.n = NQ_MAX_N};
    for (unsigned row = 0; row < NQ_MAX_N; row++)
        board.col[row] = (uint8_t)(NQ_MAX_N - 1 - row);
    struct nq_layout layout = nq_layout_usual(NQ_FORMAT_SQUARES);
    char *text = written(&layout, NQ_MAX_N, &board, 1);
    ck_assert(strncmp(text, "af1 ae2 ad3 ac4 ab5 aa6 z7 y8 ", 30) == 0);
    ck_assert(strstr(text, " b31 a32\n"));
    free(text);
    layout = nq_layout_usual(NQ_FORMAT_DIGITS);
    text = written(&layout, NQ_MAX_N, &board, 1);
    ck_assert_str_eq(text, "WVUTSRQPONMLKJIHGFEDCBA987654321\n");
    free(text);
}
END_TEST

START_TEST(writes_the_total_before_and_behind)
{
    const struct nq_layout layout = nq_layout_usual(NQ_FORMAT_BOARD);
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    struct nq_writer *writer = NULL;
    ck_assert_int_eq(nq_writer_open(&writer, out, &layout, 1, NULL), NQ_OK);
    ck_assert_int_eq(nq_writer_total(writer, UINT64_MAX, NULL), NQ_OK);
    ck_assert_int_eq(nq_writer_put(writer, &one, NULL), NQ_OK);
    ck_assert_int_eq(nq_writer_total(writer, 0, NULL), NQ_OK);
    ck_assert_int_eq(nq_writer_end(writer, NULL), NQ_OK);
    nq_writer_close(writer);
    (void)fclose(out);
    ck_assert_str_eq(text, "18446744073709551615\n\nQ\n\n0\n");
    free(text);
}
END_TEST

enum { MANY = 5040 }; /* boards, more than a buffer */

/* Every permutation of seven, its queens drawn and found again one by one. */
START_TEST(what_is_drawn_is_read_back)
{
    static const struct {
        const char *empty, *queen, *legend;
    } cases[] = {
        {"x", "y", "queen=y,empty=x"},
        {"·", "♛", "empty=·"},
    };
    struct nq_layout layout = nq_layout_usual(NQ_FORMAT_BOARD);
    (void)nq_glyph_take(&layout.empty, cases[_i].empty, 4);
    (void)nq_glyph_take(&layout.queen, cases[_i].queen, 4);
    layout.separator = "";
    static struct nq_board board[MANY];
    for (int64_t rank = 0; rank < MANY; rank++)
        ck_assert_int_eq(nq_board_unrank(&board[rank], 7, rank, NULL), NQ_OK);
    char *text = written(&layout, 7, board, MANY);
    const size_t size = strlen(text) / MANY;
    ck_assert_uint_eq(strlen(text), size * MANY);
    for (size_t rank = 0; rank < MANY; rank++) {
        struct nq_puzzle puzzle;
        struct nq_legend legend;
        FILE *in = fmemopen(text + rank * size, size, "r");
        ck_assert_int_eq(nq_legend_parse(&legend, cases[_i].legend, NULL),
                         NQ_OK);
        ck_assert_int_eq(nq_puzzle_read(&puzzle, in, &legend, NULL), NQ_OK);
        ck_assert_uint_eq(puzzle.n, 7);
        for (unsigned row = 0; row < 7; row++)
            ck_assert_uint_eq(puzzle.placed[row], 1U << board[rank].col[row]);
        (void)fclose(in);
    }
    free(text);
}
END_TEST

START_TEST(says_when_the_disk_is_full)
{
    FILE *out = fopen("/dev/full", "w");
    ck_assert_ptr_nonnull(out);
    (void)setvbuf(out, NULL, _IONBF, 0);
    const struct nq_layout layout = nq_layout_usual(NQ_FORMAT_COLUMNS);
    struct nq_writer *writer = NULL;
    struct nq_error err;
    ck_assert_int_eq(nq_writer_open(&writer, out, &layout, 4, NULL), NQ_OK);
    /* at the first board, before a long search goes on for nothing */
    ck_assert_int_eq(nq_writer_put(writer, &four[0], &err), NQ_IO);
    ck_assert_str_eq(err.text,
                     "cannot write the output: No space left on device");
    nq_writer_close(writer);
    (void)fclose(out);
}
END_TEST

START_TEST(refuses_a_size_or_base_out_of_range)
{
    struct nq_layout layout = nq_layout_usual(NQ_FORMAT_COLUMNS);
    struct nq_writer *writer = NULL;
    struct nq_error err;
    ck_assert_int_eq(nq_writer_open(&writer, stdout, &layout, 33, &err),
                     NQ_RANGE);
    ck_assert_str_eq(err.text, "n is 33, not 1..32");
    layout.base = 2;
    ck_assert_int_eq(nq_writer_open(&writer, stdout, &layout, 8, &err),
                     NQ_RANGE);
    ck_assert_str_eq(err.text, "the base is 2, not 0 or 1");
    ck_assert_ptr_null(writer);
}
END_TEST

Suite *writer_suite(void)
{
    Suite *suite = suite_create("writer");
    TCase *tcase = tcase_create("writer");
    tcase_add_loop_test(tcase, writes_every_format_as_people_know_it, 0,
                        sizeof usual_cases / sizeof *usual_cases);
    tcase_add_loop_test(tcase, counts_from_0_if_asked, 0, 3);
    tcase_add_test(tcase, exchanges_rows_and_columns);
    tcase_add_test(tcase, draws_with_any_glyphs_and_separators);
    tcase_add_test(tcase, names_the_columns_of_wide_boards);
    tcase_add_test(tcase, writes_the_total_before_and_behind);
    tcase_add_loop_test(tcase, what_is_drawn_is_read_back, 0, 2);
    tcase_add_test(tcase, says_when_the_disk_is_full);
    tcase_add_test(tcase, refuses_a_size_or_base_out_of_range);
    suite_add_tcase(suite, tcase);
    return suite;
}
