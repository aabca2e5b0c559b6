/* solvers.c - `nqueens solvers`: the methods, their source and limits. */
#include "cli/command.h"

#include "solvers/solver.h"

static error_t parse(int key, char *arg, struct argp_state *state)
{
    (void)arg;
    if (key == ARGP_KEY_INIT) {
        state->child_inputs[0] = state->input;
        return 0;
    }
    if (key == ARGP_KEY_ARG)
        argp_error(state, "takes no arguments, but '%s' was given", arg);
    return ARGP_ERR_UNKNOWN;
}

static const struct argp_child children[] = {{&nq_rows_argp, 0, NULL, 0}, {0}};
static const struct argp argp = {
    .parser = parse,
    .children = children,
    .doc = "List the methods that find solutions.\v"
           "'finds' is what a method hands on: all boards, or the least board "
           "of each class. 'up to' is the largest n that takes about ten "
           "seconds, 'at most' the largest that the method can represent. "
           "'also' is what it supports beyond the empty board. 'work' is the "
           "unit in which its work is counted."};

/* The features of SOLVER in single words. */
static const char *also(const struct nq_solver *solver)
{
    static const char *const words[8] = {
        "",
        "blocked",
        "placed",
        "blocked, placed",
        "superqueen",
        "blocked, superqueen",
        "placed, superqueen",
        "blocked, placed, superqueen",
    };
    return words[solver->features];
}

static int run(int argc, char **argv)
{
    static const char *const headings[] = {"name",  "finds",   "order",
                                           "up to", "at most", "also",
                                           "work",  "method",  "source"};
    enum nq_rows_format format = NQ_ROWS_TABLE;
    nq_parse(&argp, argc, argv, &format);
    struct nq_error err;
    struct nq_rows *rows = NULL;
    enum nq_status status =
        nq_rows_open(&rows, stdout, format, sizeof headings / sizeof *headings,
                     headings, &err);
    size_t count = 0;
    const struct nq_solver *const *solvers = nq_solvers(&count);
    for (size_t i = 0; !status && i < count; i++) {
        const struct nq_solver *solver = solvers[i];
        const struct nq_cell cells[] = {
            nq_cell_text(solver->name),
            nq_cell_text(solver->canonical ? "classes" : "all"),
            nq_cell_text(solver->order == NQ_UNORDERED ? "none"
                                                       : "lexicographic"),
            nq_cell_integer(solver->sensible_n),
            nq_cell_integer(solver->max_n),
            nq_cell_text(also(solver)),
            nq_cell_text(solver->work_unit),
            nq_cell_text(solver->method),
            nq_cell_text(solver->source),
        };
        status = nq_rows_add(rows, cells, &err);
    }
    if (status) {
        (void)nq_rows_close(rows, NULL);
        return nq_trouble("solvers", &err);
    }
    (void)nq_rows_close(rows, NULL);
    return nq_finish_output("solvers", NQ_EXIT_YES);
}

const struct nq_command nq_command_solvers = {
    .name = "solvers",
    .summary = "list the methods that find solutions",
    .argp = &argp,
    .run = run,
};
