/* command.c - what all subcommands share: reading arguments, ending well. */
#include "cli/command.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/interrupt.h"

void nq_parse(const struct argp *argp, int argc, char **argv, void *input)
{
    argp_err_exit_status = NQ_EXIT_TROUBLE;
    const error_t failed = argp_parse(argp, argc, argv, 0, NULL, input);
    if (failed) {
        (void)fprintf(stderr, "%s: %s\n", argv[0], strerror(failed));
        exit(NQ_EXIT_TROUBLE);
    }
}

/* Reads the decimal number at TEXT; *END is behind it.  False if there is none
 * or it does not fit. */
static bool read_number(const char *text, const char **end, uint64_t *number)
{
    uint64_t value = 0;
    const char *at = text;
    for (; *at >= '0' && *at <= '9'; at++) {
        const uint64_t digit = (uint64_t)(*at - '0');
        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *end = at;
    *number = value;
    return at != text;
}

uint64_t nq_parse_number(const struct argp_state *state, const char *what,
                         const char *text, uint64_t min, uint64_t max)
{
    uint64_t number = 0;
    const char *end = text;
    if (!read_number(text, &end, &number) || *end != '\0' || number < min ||
        number > max)
        argp_error(state, "%s is '%s', not a number %" PRIu64 "..%" PRIu64,
                   what, text, min, max);
    return number;
}

double nq_parse_seconds(const struct argp_state *state, const char *what,
                        const char *text)
{
    char *end = NULL;
    errno = 0;
    const double seconds = strtod(text, &end);
    if (end == text || *end != '\0' || errno != 0 || !isfinite(seconds) ||
        seconds <= 0)
        argp_error(state, "%s is '%s', not a number of seconds above 0", what,
                   text);
    return seconds;
}

struct nq_range nq_parse_range(const struct argp_state *state, const char *what,
                               const char *text, unsigned min, unsigned max)
{
    uint64_t first = 0;
    uint64_t last = 0;
    const char *end = text;
    bool sound = read_number(text, &end, &first);
    last = first;
    if (sound && strncmp(end, "..", 2) == 0)
        sound = read_number(end + 2, &end, &last);
    if (!sound || *end != '\0')
        argp_error(state,
                   "%s is '%s', not a size such as 8 or a range such as "
                   "1..10",
                   what, text);
    if (first < min || last < min || last > max || first > max)
        argp_error(state, "%s '%s' leaves %u..%u", what, text, min, max);
    if (first > last)
        argp_error(state,
                   "%s '%s' runs backwards; write it as %" PRIu64 "..%" PRIu64,
                   what, text, last, first);
    return (struct nq_range){.first = (unsigned)first, .last = (unsigned)last};
}

unsigned nq_parse_word(const struct argp_state *state, const char *what,
                       const char *text, const char *const *words)
{
    char list[512] = "";
    for (unsigned i = 0; words[i]; i++) {
        if (strcmp(words[i], text) == 0)
            return i;
        const size_t used = strlen(list);
        (void)snprintf(list + used, sizeof list - used, "%s%s", i ? ", " : "",
                       words[i]);
    }
    argp_error(state, "%s is '%s', not one of: %s", what, text, list);
    return 0;
}

static error_t parse_rows_option(int key, char *arg, struct argp_state *state)
{
    static const char *const words[] = {"table", "csv", "json", NULL};
    enum nq_rows_format *format = state->input;
    if (key != 'F')
        return ARGP_ERR_UNKNOWN;
    *format = (enum nq_rows_format)nq_parse_word(state, "--format", arg, words);
    return 0;
}

static const struct argp_option rows_options[] = {
    {"format", 'F', "FORMAT", 0, "write rows as table (default), csv or json",
     0},
    {0}};

const struct argp nq_rows_argp = {.options = rows_options,
                                  .parser = parse_rows_option};

int nq_trouble(const char *name, const struct nq_error *err)
{
    (void)fflush(stdout);
    (void)fprintf(stderr, "nqueens %s: %s\n", name, err->text);
    return NQ_EXIT_TROUBLE;
}

int nq_stopped(const char *name)
{
    (void)fflush(stdout);
    (void)fprintf(stderr, "nqueens %s: interrupted\n", name);
    return 128 + atomic_load(&nq_interrupted);
}

int nq_finish_output(const char *name, int status)
{
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return status;
    (void)fprintf(stderr, "nqueens %s: cannot write the output: %s\n", name,
                  errno ? strerror(errno) : "some of it was lost");
    return NQ_EXIT_TROUBLE;
}
