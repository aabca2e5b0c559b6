/* store_option.c - the option --db FILE of every command that uses the store.
 */
#include "cli/store_option.h"

enum { KEY_DB = 0x1000 };

static error_t parse(int key, char *arg, struct argp_state *state)
{
    const char **path = state->input;
    if (key != KEY_DB)
        return ARGP_ERR_UNKNOWN;
    if (arg[0] == '\0')
        argp_error(state, "--db needs the name of a file");
    *path = arg;
    return 0;
}

static const struct argp_option options[] = {
    {"db", KEY_DB, "FILE", 0, "the store (default " NQ_DEFAULT_STORE ")", 0},
    {0}};

const struct argp nq_store_argp = {.options = options, .parser = parse};
