/* corpus_test.c - the outputs in tests/corpus are read as they are meant. */
#include "tests/unit/suites.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/unit/reading.h"
#include "tests/unit/shapes.h"

static FILE *open_corpus(const char *folder, const char *name)
{
    const char *source = getenv("SOURCE_DIR");
    char path[1024];
    (void)snprintf(path, sizeof path, "%s/tests/corpus/%s/%s",
                   source ? source : ".", folder, name);
    FILE *file = fopen(path, "rb");
    ck_assert_msg(file != NULL, "%s cannot be opened", path);
    return file;
}

static char *read_corpus(const char *folder, const char *name, size_t *size)
{
    enum { LARGEST = 1 << 20 };
    char *text = malloc(LARGEST);
    FILE *file = open_corpus(folder, name);
    ck_assert_ptr_nonnull(text);
    *size = fread(text, 1, LARGEST, file);
    (void)fclose(file);
    return text;
}

/* Kinds of files that are not solutions in dictionary order alone, by their
 * number. */
enum { REVERSED = 1, TOTAL = 2, ONLY_TOTAL = 4, NONE = 8, NOTHING = 16 };

static unsigned kind_of(unsigned number, unsigned n)
{
    static const struct {
        unsigned first, last, kind;
    } kinds[] = {
        {1, 4, ONLY_TOTAL}, {7, 7, TOTAL},        {11, 11, TOTAL},
        {14, 14, REVERSED}, {24, 24, TOTAL},      {41, 41, TOTAL},
        {59, 59, TOTAL},    {64, 64, TOTAL},      {68, 68, TOTAL},
        {71, 71, REVERSED}, {76, 80, NONE},       {81, 81, NONE},
        {82, 83, NONE},     {84, 84, ONLY_TOTAL}, {85, 87, NONE},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (number >= kinds[i].first && number <= kinds[i].last)
            return kinds[i].kind;
    return n < 4 ? NOTHING : 0;
}

/* Rows and columns exchanged. */
static struct nq_board exchanged(const struct nq_board *board)
{
    struct nq_board image = {.n = board->n};
    for (unsigned row = 0; row < board->n; row++)
        image.col[board->col[row]] = (uint8_t)row;
    return image;
}

static char *expected_words(unsigned number, unsigned n, bool total_first)
{
    struct nq_board *boards;
    const size_t count = shapes_solutions(n, &boards);
    const unsigned kind = kind_of(number, n);
    char *words = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&words, &length);
    ck_assert_ptr_nonnull(out);
    if (kind == ONLY_TOTAL || (kind == TOTAL && total_first))
        (void)fprintf(out, " #%zu", count);
    for (size_t i = 0; kind <= TOTAL && i < count; i++) {
        struct nq_board board = boards[kind == REVERSED ? count - 1 - i : i];
        if (number == 36) /* lines are rows as long as nothing says else */
            board = exchanged(&board);
        (void)fputc(' ', out);
        for (unsigned row = 0; row < n; row++)
            (void)fputc("123456789"[board.col[row]], out);
    }
    if (kind == TOTAL && !total_first)
        (void)fprintf(out, " #%zu", count);
    if (kind == NONE)
        (void)fputs(" none", out);
    (void)fclose(out);
    free(boards);
    if (length > 0)
        memmove(words, words + 1, length);
    return words;
}

static void check_shape(const char *name)
{
    unsigned number = 0, n = 0;
    const char *size_part = strrchr(name, '-');
    ck_assert_ptr_nonnull(size_part);
    number = (unsigned)strtoul(name, NULL, 10);
    n = (unsigned)strtoul(size_part + 2, NULL, 10);
    size_t size;
    char *text = read_corpus("shapes", name, &size);
    struct nq_reader_options options = {.n = n, .base = NQ_BASE_AUTO};
    if (number <= 4)
        options.expect = NQ_EXPECT_COUNT;
    char *words = read_words(&options, text, size, 0);
    char *expected = expected_words(number, n, number == 59);
    ck_assert_msg(strcmp(words, expected) == 0, "%s: %.60s instead of %.60s",
                  name, words, expected);
    free(words);
    free(expected);
    free(text);
}

START_TEST(reads_all_shapes)
{
    char path[1024];
    const char *source = getenv("SOURCE_DIR");
    (void)snprintf(path, sizeof path, "%s/tests/corpus/shapes",
                   source ? source : ".");
    DIR *folder = opendir(path);
    ck_assert_ptr_nonnull(folder);
    const struct dirent *entry;
    unsigned checked = 0;
    while ((entry = readdir(folder)) != NULL) {
        if (!strstr(entry->d_name, ".txt"))
            continue;
        check_shape(entry->d_name);
        checked++;
    }
    (void)closedir(folder);
    ck_assert_uint_gt(checked, 100);
}
END_TEST

static const struct {
    const char *name;
    unsigned n;
    enum nq_expect expect;
    const char *said; /* all of it, with messages */
} hostile[] = {
    {"01-empty-file.txt", 4, 0, "remark(0: no output at all (0 bytes))"},
    {"02-blank-lines-only.txt", 4, 0,
     "remark(0: the output holds only blanks)"},
    {"03-truncated-board.txt", 6, 0,
     "246135 362514 415263 problem(22: board 4: breaks off in row 2 (line 23, "
     "3 of 6 squares); the output was probably cut)"},
    {"04-ragged-rows.txt", 6, 0,
     "problem(1: board 1: row 3 (line 3) has 5 squares, expected 6, row 5 "
     "(line 5) has 7 squares, expected 6) 362514 415263 531642"},
    {"05-boards-glued-vertically.txt", 4, 0, "2413 3142"},
    {"07-huge-number.txt", 4, 0,
     "2413 problem(2: number 4: 99999999999999999999999999 is out of 1..4)"},
    {"09-negative.txt", 4, 0, "?4 3142"},
    {"10-nul-bytes.txt", 4, 0,
     "problem(1: board 1: row 3 (line 3) has a zero byte at character 3) "
     "3142"},
    {"11-nul-tail.txt", 4, 0, "2413 3142 remark(10: 4096 zero bytes)"},
    {"15-wrong-size-8-for-6.txt", 6, 0, "?8 ?8 ?8 ?8"},
    {"17-count-disagrees.txt", 6, 0, "246135 362514 415263 531642 #5"},
    {"19-extra-queen.txt", 6, 0, "246135 ?7 415263 531642"},
    {"20-queen-missing.txt", 6, 0, "246135 ?5 415263 531642"},
    {"23-base-undecidable.txt", 1, 0, "1 ?1"},
    {"24-repeated-column.txt", 4, 0, "2423 3142"},
    {"25-decimals.txt", 4, 0,
     "problem(1: number 1: 2.0 is written as a decimal) problem(2: number 1: "
     "3e0 is written as a decimal)"},
    {"26-other-digits.txt", 4, 0, "2413 3142"},
    {"27-all-queens.txt", 4, 0, "?16"},
    {"29-old-mac-line-ends.txt", 4, 0, "2413 3142"},
    {"31-traceback-in-the-middle.txt", 6, 0,
     "246135 362514 problem(14: the program failed: RecursionError: maximum "
     "recursion depth exceeded)"},
    {"33-printf-directives.txt", 4, 0, "2413 3142"},
    {"37-script-text.txt", 4, 0, "2413 3142"},
    {"38-count-with-tail.txt", 8, NQ_EXPECT_COUNT,
     "problem(1: \"92abc\" is no number (starts with 92))"},
    {"40-count-leading-zeros-sign.txt", 8, NQ_EXPECT_COUNT,
     "#92 remark(1: 92 is written as +0092)"},
    {"41-count-two-numbers.txt", 8, NQ_EXPECT_COUNT, "#92 #93"},
    {"42-count-hex.txt", 8, NQ_EXPECT_COUNT,
     "problem(1: 0x5C is hexadecimal, not decimal)"},
};

START_TEST(says_what_is_wrong_with_hostile_text)
{
    size_t size;
    char *text = read_corpus("hostile", hostile[_i].name, &size);
    const struct nq_reader_options options = {
        .n = hostile[_i].n, .expect = hostile[_i].expect, .base = NQ_BASE_AUTO};
    char *said = read_messages(&options, text, size);
    ck_assert_msg(strcmp(said, hostile[_i].said) == 0, "%s: %s",
                  hostile[_i].name, said);
    free(said);
    free(text);
}
END_TEST

/* Prints what is too large to be kept as a file. */
static char *large_text(bool blank_lines, size_t *size)
{
    char *text = NULL;
    FILE *out = open_memstream(&text, size);
    ck_assert_ptr_nonnull(out);
    for (int i = 0; blank_lines && i < 1000000; i++)
        (void)fputc('\n', out);
    for (int i = 1; !blank_lines && i <= 70000; i++)
        (void)fprintf(out, "%d ", i);
    (void)fputs(blank_lines ? ".Q..\n...Q\nQ...\n..Q.\n" : "\n", out);
    (void)fclose(out);
    return text;
}

START_TEST(keeps_count_of_a_million_blank_lines)
{
    const struct nq_reader_options options = {.n = 4, .base = NQ_BASE_AUTO};
    size_t size;
    char *text = large_text(true, &size);
    char *places = read_places(&options, text, size, 0);
    ck_assert_ptr_nonnull(strstr(places, "2413@1000001:1/1000000-"));
    free(places);
    free(text);
}
END_TEST

START_TEST(counts_the_numbers_of_an_endless_line)
{
    const struct nq_reader_options options = {.n = 6, .base = NQ_BASE_AUTO};
    size_t size;
    char *text = large_text(false, &size);
    char *said = read_messages(&options, text, size);
    ck_assert_str_eq(said, "problem(1: has 70000 numbers, expected 6)");
    free(said);
    free(text);
}
END_TEST

Suite *corpus_suite(void)
{
    enum { HOSTILE = sizeof hostile / sizeof *hostile };
    Suite *suite = suite_create("corpus");
    TCase *tcase = tcase_create("corpus");
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, reads_all_shapes);
    tcase_add_loop_test(tcase, says_what_is_wrong_with_hostile_text, 0,
                        HOSTILE);
    tcase_add_test(tcase, keeps_count_of_a_million_blank_lines);
    tcase_add_test(tcase, counts_the_numbers_of_an_endless_line);
    suite_add_tcase(suite, tcase);
    return suite;
}
