/* shapes_test.c - what is printed in any shape is read back the same. */
#include "tests/unit/suites.h"

#include <stdlib.h>
#include <string.h>

#include "tests/unit/reading.h"
#include "tests/unit/shapes.h"

/* The words for all BOARDS, see read_words; the total before or after. */
static char *expected_words(const struct nq_board *boards, size_t count,
                            unsigned n, bool before, bool after)
{
    char *words = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&words, &length);
    ck_assert_ptr_nonnull(out);
    if (before)
        (void)fprintf(out, " #%zu", count);
    for (size_t i = 0; i < count; i++) {
        (void)fputc(' ', out);
        for (unsigned row = 0; row < n; row++)
            (void)fputc("123456789abcdefghijklmnop"[boards[i].col[row]], out);
    }
    if (after)
        (void)fprintf(out, " #%zu", count);
    (void)fclose(out);
    if (length > 0)
        memmove(words, words + 1, length);
    return words;
}

/* The fast way says what the general way says, to the last place. */
static void check_places(const struct shape *shape, unsigned n,
                         const char *text, size_t size)
{
    struct nq_reader_options options = {.n = n, .base = NQ_BASE_AUTO};
    char *fast = read_places(&options, text, size, 0);
    options.thorough = true;
    char *thorough = read_places(&options, text, size, 0);
    ck_assert_msg(strcmp(fast, thorough) == 0,
                  "%s, n = %u: the template reads otherwise", shape->name, n);
    free(fast);
    free(thorough);
}

static void check_shape(const struct shape *shape, unsigned n)
{
    struct nq_board *boards;
    const size_t count = shapes_solutions(n, &boards);
    const bool total = (shape->flags & SHAPE_TOTAL) != 0;
    if (count > 0 || total) {
        char *text = NULL;
        size_t size = 0;
        FILE *out = open_memstream(&text, &size);
        ck_assert_ptr_nonnull(out);
        shape_print(out, shape, n, boards, count);
        (void)fclose(out);
        const struct nq_reader_options options = {.n = n, .base = NQ_BASE_AUTO};
        char *words = read_words(&options, text, size, 0);
        char *first = expected_words(boards, count, n, total, false);
        char *last = expected_words(boards, count, n, false, total);
        ck_assert_msg(strcmp(words, first) == 0 || strcmp(words, last) == 0,
                      "%s, n = %u: read %.80s instead of %.80s", shape->name, n,
                      words, last);
        check_places(shape, n, text, size);
        free(words);
        free(first);
        free(last);
        free(text);
    }
    free(boards);
}

static const struct shape *shape_at(size_t i)
{
    return i < shapes_lists_count ? &shapes_lists[i]
                                  : &shapes_boards[i - shapes_lists_count];
}

START_TEST(reads_back_what_was_printed)
{
    const struct shape *shape = shape_at((size_t)_i);
    for (unsigned n = 1; n <= 8; n++)
        if (n >= shape->least && (shape->most == 0 || n <= shape->most))
            check_shape(shape, n);
}
END_TEST

START_TEST(reads_back_large_boards)
{
    const struct shape *shape = shape_at((size_t)_i);
    if (shape->most == 0)
        check_shape(shape, 10);
}
END_TEST

Suite *shapes_suite(void)
{
    Suite *suite = suite_create("shapes");
    TCase *tcase = tcase_create("shapes");
    tcase_set_timeout(tcase, 60);
    const int count = (int)(shapes_lists_count + shapes_boards_count);
    tcase_add_loop_test(tcase, reads_back_what_was_printed, 0, count);
    tcase_add_loop_test(tcase, reads_back_large_boards, 0, count);
    suite_add_tcase(suite, tcase);
    return suite;
}
