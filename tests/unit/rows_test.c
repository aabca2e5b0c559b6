/* rows_test.c - tables, CSV and JSON. */
#include "tests/unit/suites.h"

#include <stdlib.h>
#include <string.h>

#include "formats/rows.h"

static char *written(enum nq_rows_format format, const char *text)
{
    static const char *const headings[] = {"name", "n"};
    char *buffer = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&buffer, &size);
    struct nq_rows *rows = NULL;
    ck_assert_int_eq(nq_rows_open(&rows, out, format, 2, headings, NULL),
                     NQ_OK);
    const struct nq_cell cells[][2] = {
        {nq_cell_text(text), nq_cell_integer(8)},
        {nq_cell_text("b"), nq_cell_empty()},
    };
    ck_assert_int_eq(nq_rows_add(rows, cells[0], NULL), NQ_OK);
    ck_assert_int_eq(nq_rows_add(rows, cells[1], NULL), NQ_OK);
    ck_assert_int_eq(nq_rows_close(rows, NULL), NQ_OK);
    (void)fclose(out);
    return buffer;
}

START_TEST(writes_the_same_rows_in_three_forms)
{
    static const struct {
        enum nq_rows_format format;
        const char *text, *expected;
    } cases[] = {
        {NQ_ROWS_TABLE, "long", "name  n\nlong  8\nb     -\n"},
        {NQ_ROWS_TABLE, "\033[31m", "name   n\n?[31m  8\nb      -\n"},
        {NQ_ROWS_CSV, "a,\"b\"", "name,n\n\"a,\"\"b\"\"\",8\nb,\n"},
        {NQ_ROWS_JSON, "a\"\n\xff\xc3\xa9",
         "[\n  {\"name\": \"a\\\"\\u000a\\ufffd\xc3\xa9\", \"n\": 8},\n"
         "  {\"name\": \"b\", \"n\": null}\n]\n"},
    };
    char *text = written(cases[_i].format, cases[_i].text);
    ck_assert_str_eq(text, cases[_i].expected);
    free(text);
}
END_TEST

Suite *rows_suite(void)
{
    Suite *suite = suite_create("rows");
    TCase *tcase = tcase_create("rows");
    tcase_add_loop_test(tcase, writes_the_same_rows_in_three_forms, 0, 4);
    suite_add_tcase(suite, tcase);
    return suite;
}
