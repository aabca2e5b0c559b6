/* report.c - `nqueens report`: the plots of a store. */
#include "cli/command.h"

#include <stdio.h>

#include "cli/interrupt.h"
#include "cli/store_option.h"
#include "reports/report.h"

struct options {
    const char *db, *out;
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *options = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &options->db;
        return 0;
    case 'o':
        options->out = arg;
        return 0;
    case ARGP_KEY_ARG:
        argp_error(state, "takes no arguments, but '%s' was given", arg);
        return EINVAL;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp_option option_list[] = {
    {"out", 'o', "DIR", 0, "write to the folder DIR (default report)", 0}, {0}};

static const struct argp_child children[] = {{&nq_store_argp, 0, NULL, 0}, {0}};
static const struct argp argp = {
    .options = option_list,
    .parser = parse,
    .children = children,
    .doc = "Draw the time of each method against n, and the numbers of "
           "solutions and classes against n.\v"
           "For each plot the data (.csv), the script of gnuplot that draws "
           "them (.gp) and the pictures (.svg, .png) are written, and their "
           "paths are printed."};

static int run(int argc, char **argv)
{
    struct options options = {.db = NQ_DEFAULT_STORE, .out = "report"};
    nq_parse(&argp, argc, argv, &options);
    nq_interrupt_catch();
    struct nq_error err;
    struct nq_store *store = NULL;
    struct nq_report report;
    enum nq_status status =
        nq_store_open(&store, options.db, NQ_STORE_READ, &err);
    if (!status)
        status =
            nq_report_write(store, options.out, &nq_interrupted, &report, &err);
    nq_store_close(store);
    if (status) {
        const int trouble = nq_trouble("report", &err);
        return status == NQ_STOPPED ? 128 + atomic_load(&nq_interrupted)
                                    : trouble;
    }
    for (size_t i = 0; i < report.count; i++)
        (void)printf("%s/%s\n", options.out, report.files[i]);
    int ending = NQ_EXIT_YES;
    if (report.warning.text[0] != '\0')
        (void)fprintf(stderr, "nqueens report: gnuplot warns: %s\n",
                      report.warning.text);
    if (!report.drawn) {
        (void)fputs("nqueens report: there is no gnuplot, so no pictures were "
                    "drawn; install it (Debian: gnuplot-nox) and run this "
                    "again\n",
                    stderr);
        ending = NQ_EXIT_TROUBLE;
    }
    return nq_finish_output("report", ending);
}

const struct nq_command nq_command_report = {
    .name = "report",
    .summary = "draw times and numbers of solutions against n",
    .argp = &argp,
    .run = run,
};
