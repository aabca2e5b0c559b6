/* verify_options.c - what `nqueens verify` is asked to do. */
#include "cli/verify_options.h"

#include <stdlib.h>
#include <string.h>

#include "cli/store_option.h"

enum { KEY_METHODS = 256, KEY_BUDGET, KEY_PLANT, KEY_FRESH };

static const struct argp_option argp_options[] = {
    {"methods", KEY_METHODS, "NAME,NAME", 0,
     "run these methods only (see nqueens solvers)", 0},
    {"budget", KEY_BUDGET, "SECONDS", 0,
     "time for one method and one n (default 10); what would take longer is "
     "listed as not run",
     0},
    {"plant", KEY_PLANT, "FAULT", 0,
     "let a wrong program take part (again for another); the store is then "
     "neither read nor written",
     0},
    {"fresh", KEY_FRESH, NULL, 0, "compute also what the store has", 0},
    {0}};

static void add_method(const struct argp_state *state, struct nq_panel *panel,
                       struct nq_method method)
{
    for (size_t i = 0; i < panel->count; i++)
        if (strcmp(panel->method[i].name, method.name) == 0)
            argp_error(state, "'%s' is named twice", method.name);
    if (panel->count == NQ_MAX_METHODS)
        argp_error(state, "more than %d methods", NQ_MAX_METHODS);
    panel->method[panel->count++] = method;
}

static void add_solver(const struct argp_state *state, struct nq_panel *panel,
                       const char *name)
{
    const char *words[NQ_MAX_METHODS + 1] = {NULL};
    size_t count = 0;
    const struct nq_solver *const *solvers = nq_solvers(&count);
    for (size_t i = 0; i < count && i < NQ_MAX_METHODS; i++)
        words[i] = solvers[i]->name;
    const unsigned chosen = nq_parse_word(state, "method", name, words);
    add_method(state, panel,
               (struct nq_method){.name = solvers[chosen]->name,
                                  .solver = solvers[chosen]});
}

static void add_solvers(const struct argp_state *state,
                        struct nq_verify_options *options, char *names)
{
    options->chosen = true;
    for (char *name = names; name;) {
        char *comma = strchr(name, ',');
        if (comma)
            *comma = '\0';
        add_solver(state, &options->panel, name);
        name = comma ? comma + 1 : NULL;
    }
}

static void add_fault(const struct argp_state *state,
                      struct nq_verify_options *options, const char *name)
{
    const struct nq_fault *fault = nq_fault_find(name);
    if (!fault) {
        size_t count = 0;
        const struct nq_fault *const *faults = nq_faults(&count);
        (void)fprintf(state->err_stream,
                      "%s: --plant is '%s', not one of:", state->name, name);
        for (size_t i = 0; i < count; i++)
            (void)fprintf(state->err_stream, "%s %s", i > 0 ? "," : "",
                          faults[i]->name);
        (void)fputc('\n', state->err_stream);
        exit(NQ_EXIT_TROUBLE);
    }
    options->planted = true;
    add_method(state, &options->panel,
               (struct nq_method){.name = fault->name, .fault = fault});
}

/* All methods, if none was named; and where the faults' runs begin. */
static void complete(const struct argp_state *state,
                     struct nq_verify_options *options)
{
    if (options->range.first == 0)
        argp_error(state, "say for which n, such as 8 or 1..10");
    size_t count = 0;
    const struct nq_solver *const *solvers = nq_solvers(&count);
    for (size_t i = 0; !options->chosen && i < count; i++)
        add_method(
            state, &options->panel,
            (struct nq_method){.name = solvers[i]->name, .solver = solvers[i]});
    for (size_t i = 0; i < options->panel.count; i++)
        options->panel.method[i].first = options->range.first;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct nq_verify_options *options = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &options->db;
        state->child_inputs[1] = &options->format;
        break;
    case KEY_METHODS:
        add_solvers(state, options, arg);
        break;
    case KEY_BUDGET:
        options->panel.budget = nq_parse_seconds(state, "--budget", arg);
        break;
    case KEY_PLANT:
        add_fault(state, options, arg);
        break;
    case KEY_FRESH:
        options->fresh = true;
        break;
    case ARGP_KEY_ARG:
        if (state->arg_num > 0)
            argp_error(state, "'%s' is one argument too many", arg);
        options->range = nq_parse_range(state, "n", arg, 1, NQ_MAX_N);
        break;
    case ARGP_KEY_END:
        complete(state, options);
        break;
    default:
        return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

static const struct argp_child children[] = {
    {&nq_store_argp, 0, NULL, 0}, {&nq_rows_argp, 0, NULL, 0}, {0}};
const struct argp nq_verify_argp = {
    .options = argp_options,
    .parser = parse,
    .children = children,
    .args_doc = "N|A..B",
    .doc =
        "Run all methods for the sizes A..B and compare what they find: the "
        "number of solutions, the set of them (a 128-bit digest), the "
        "solutions for each first queen, the nodes of the row-by-row methods, "
        "the laws of symmetry and the published values.\v"
        "What at least two methods confirm is kept in the store and not "
        "computed again: the verdict is then 'stored'.  Times are milliseconds "
        "of the processor, with the "
        "examination of each board.  Exit status: 0 all agree, 1 something "
        "does not, 2 trouble, 3 fewer than two methods could run for some "
        "n."};
