/* machine_test.c - the name of the machine. */
#include "tests/unit/suites.h"

#include <ctype.h>
#include <string.h>

#include "base/machine.h"

START_TEST(names_the_machine_in_one_printable_line)
{
    char text[NQ_MACHINE_SIZE];
    memset(text, '\n', sizeof text);
    nq_machine_name(text);
    const size_t length = strnlen(text, sizeof text);
    ck_assert_uint_gt(length, 0);
    ck_assert_uint_lt(length, sizeof text);
    ck_assert(text[0] != ' ' && text[length - 1] != ' ');
    ck_assert_ptr_null(strstr(text, "  "));
    for (size_t i = 0; i < length; i++)
        ck_assert(isprint((unsigned char)text[i]));
    ck_assert_ptr_nonnull(strstr(text, " processor"));
}
END_TEST

Suite *machine_suite(void)
{
    Suite *suite = suite_create("machine");
    TCase *tcase = tcase_create("machine");
    tcase_add_test(tcase, names_the_machine_in_one_printable_line);
    suite_add_tcase(suite, tcase);
    return suite;
}
