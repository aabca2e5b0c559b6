/* main.c - runs one libcheck suite, or all; fails if nothing ran. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/unit/suites.h"

static const struct {
    const char *name;
    Suite *(*make)(void);
} suites[] = {
#define ENTRY(name) {#name, name##_suite},
    NQ_SUITE_LIST(ENTRY)
#undef ENTRY
};

int main(int argc, char **argv)
{
    SRunner *runner = srunner_create(NULL);
    for (size_t i = 0; i < sizeof suites / sizeof *suites; i++)
        if (argc < 2 || strcmp(argv[1], suites[i].name) == 0)
            srunner_add_suite(runner, suites[i].make());
    srunner_run_all(runner, CK_ENV);
    const int run = srunner_ntests_run(runner);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    if (run == 0) {
        (void)fprintf(stderr, "no test was run\n");
        return EXIT_FAILURE;
    }
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
