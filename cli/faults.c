/* faults.c - `nqueens faults`: wrong programs, what they print and which sizes
 * tell them from right ones. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/cover.h"
#include "cli/fault_kill.h"
#include "cli/fault_print.h"
#include "cli/interrupt.h"

struct options {
    enum nq_rows_format format;
    const char *name;
    unsigned n[NQ_FAULT_MAX_N]; /* to print for, in this order */
    size_t sizes;
    struct nq_range kill; /* first 0: not asked for */
    bool sets;
};

enum { KEY_KILL = 256, KEY_SETS };

static void add_sizes(const struct argp_state *state, struct options *options,
                      const char *text)
{
    const struct nq_range range =
        nq_parse_range(state, "-n", text, 1, NQ_FAULT_MAX_N);
    for (unsigned n = range.first; n <= range.last; n++) {
        if (options->sizes == NQ_FAULT_MAX_N)
            argp_error(state, "more than %d sizes", NQ_FAULT_MAX_N);
        options->n[options->sizes++] = n;
    }
}

static void check_options(const struct argp_state *state,
                          const struct options *options)
{
    if (options->name && !nq_fault_find(options->name))
        argp_error(state, "there is no fault '%s'; `nqueens faults' lists them",
                   options->name);
    if (options->sizes > 0 && !options->name)
        argp_error(state, "-n needs the name of a fault");
    if (options->sizes > 0 && options->kill.first > 0)
        argp_error(state, "-n and --kill do not go together");
    if (options->sets && options->kill.first == 0)
        argp_error(state, "--sets needs --kill");
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *options = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &options->format;
        return 0;
    case 'n':
        add_sizes(state, options, arg);
        return 0;
    case KEY_KILL:
        options->kill = nq_parse_range(state, "--kill", arg, 1, NQ_KILL_MAX_N);
        return 0;
    case KEY_SETS:
        options->sets = true;
        return 0;
    case ARGP_KEY_ARG:
        if (options->name)
            argp_error(state, "takes one fault, but '%s' was given as well",
                       arg);
        options->name = arg;
        return 0;
    case ARGP_KEY_END:
        check_options(state, options);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp_option argp_options[] = {
    {NULL, 'n', "N|A..B", 0,
     "print what the program FAULT prints for these sizes; given again, the "
     "same run goes on with more",
     0},
    {"kill", KEY_KILL, "A..B", 0,
     "show which sizes tell the faults from a right program, and the smallest "
     "sets of sizes that tell all of them",
     0},
    {"sets", KEY_SETS, NULL, 0, "with --kill: show only the smallest sets", 0},
    {0}};
static const struct argp_child children[] = {{&nq_rows_argp, 0, NULL, 0}, {0}};
static const struct argp argp = {
    .options = argp_options,
    .parser = parse,
    .args_doc = "[FAULT]",
    .children = children,
    .doc =
        "List the known faults: wrong n-queens programs with one mistake each."
        "\v'shows in' tells what has to be looked at: one size (alone), the "
        "order of the boards, or several sizes in one run (together). 'sizes' "
        "are those at which it shows, as far as it is sensible to run it.\n\n"
        "With --kill: 'number', 'boards' and 'order' are the sizes that tell "
        "the fault by the number of solutions alone, by all boards in any "
        "order, and by all boards in dictionary order. Sizes that would take "
        "a fault too long are not run and listed so."};

enum { SIZES_TEXT = 128 };

/* The sizes in SET as "1, 4..9", written to TEXT; an empty cell for none. */
static struct nq_cell sizes_cell(uint32_t set, char text[SIZES_TEXT])
{
    const size_t size = SIZES_TEXT;
    size_t used = 0;
    for (unsigned n = 0; n <= NQ_FAULT_MAX_N && used < size; n++) {
        unsigned last = n;
        if (!(set >> n & 1U))
            continue;
        while (last < NQ_FAULT_MAX_N && set >> (last + 1) & 1U)
            last++;
        const char *comma = used > 0 ? ", " : "";
        if (last > n + 1)
            used += (size_t)snprintf(text + used, size - used, "%s%u..%u",
                                     comma, n, last);
        else
            used += (size_t)snprintf(text + used, size - used, "%s%u", comma,
                                     last = n);
        n = last;
    }
    return set ? nq_cell_text(text) : nq_cell_empty();
}

static enum nq_status list(const struct options *options, struct nq_error *err)
{
    static const char *const headings[] = {"name",  "family", "shows in",
                                           "sizes", "prints", "what is wrong"};
    static const char *const shows[] = {"alone", "order", "together"};
    static const char *const prints[] = {"boards, number",
                                         "boards, other number", "number"};
    struct nq_rows *rows = NULL;
    size_t count = 0;
    const struct nq_fault *const *faults = nq_faults(&count);
    enum nq_status status =
        nq_rows_open(&rows, stdout, options->format,
                     sizeof headings / sizeof *headings, headings, err);
    for (size_t i = 0; !status && i < count; i++) {
        const struct nq_fault *fault = faults[i];
        char sizes[SIZES_TEXT];
        if (options->name && strcmp(options->name, fault->name) != 0)
            continue;
        const struct nq_cell cells[] = {
            nq_cell_text(fault->name),
            nq_cell_text(fault->family),
            nq_cell_text(shows[fault->shows_in]),
            sizes_cell(fault->shows, sizes),
            nq_cell_text(prints[fault->prints]),
            nq_cell_text(fault->sentence),
        };
        status = nq_rows_add(rows, cells, err);
    }
    const enum nq_status closed = nq_rows_close(rows, status ? NULL : err);
    return status ? status : closed;
}

static enum nq_status show_killed(const struct options *options,
                                  const struct nq_killed *killed, size_t count,
                                  struct nq_error *err)
{
    static const char *const headings[] = {"name",  "number",  "boards",
                                           "order", "one run", "not run"};
    struct nq_rows *rows = NULL;
    enum nq_status status =
        nq_rows_open(&rows, stdout, options->format,
                     sizeof headings / sizeof *headings, headings, err);
    for (size_t i = 0; !status && i < count; i++) {
        char text[NQ_KILLS + 1][SIZES_TEXT];
        const bool together = killed[i].fault->shows_in == NQ_SHOWS_TOGETHER;
        const struct nq_cell cells[] = {
            nq_cell_text(killed[i].fault->name),
            sizes_cell(killed[i].by[0], text[0]),
            sizes_cell(killed[i].by[1], text[1]),
            sizes_cell(killed[i].by[2], text[2]),
            !together ? nq_cell_empty()
                      : nq_cell_text(killed[i].in_one_run ? "yes" : "no"),
            sizes_cell(killed[i].not_run, text[3]),
        };
        status = nq_rows_add(rows, cells, err);
    }
    const enum nq_status closed = nq_rows_close(rows, status ? NULL : err);
    return status ? status : closed;
}

static enum nq_status show_sets(const struct options *options,
                                const struct nq_killed *killed, size_t count,
                                struct nq_error *err)
{
    static const char *const headings[] = {"compared", "smallest set", "tells",
                                           "of"};
    struct nq_rows *rows = NULL;
    uint32_t *sets = calloc(count + 1, sizeof *sets);
    if (!sets)
        return nq_fail(err, NQ_MEMORY, "out of memory for %zu faults", count);
    enum nq_status status =
        nq_rows_open(&rows, stdout, options->format,
                     sizeof headings / sizeof *headings, headings, err);
    for (unsigned by = 0; !status && by < NQ_KILLS; by++) {
        char text[SIZES_TEXT];
        int64_t told = 0;
        for (size_t i = 0; i < count; i++) {
            sets[i] = killed[i].by[by];
            told += sets[i] != 0;
        }
        const struct nq_cell cells[] = {
            nq_cell_text(nq_kill_names[by]),
            sizes_cell(nq_cover(sets, count), text),
            nq_cell_integer(told),
            nq_cell_integer((int64_t)count),
        };
        status = nq_rows_add(rows, cells, err);
    }
    free(sets);
    const enum nq_status closed = nq_rows_close(rows, status ? NULL : err);
    return status ? status : closed;
}

static enum nq_status kill_all(const struct options *options,
                               struct nq_error *err)
{
    size_t count = 0;
    size_t judged = 0;
    const struct nq_fault *const *faults = nq_faults(&count);
    struct nq_truths *truths = NULL;
    struct nq_killed *killed = calloc(count, sizeof *killed);
    if (!killed)
        return nq_fail(err, NQ_MEMORY, "out of memory for %zu faults", count);
    enum nq_status status = nq_truths_open(
        &truths, options->kill.first, options->kill.last, &nq_interrupted, err);
    for (size_t i = 0; !status && i < count; i++)
        if (!options->name || strcmp(options->name, faults[i]->name) == 0)
            status = nq_fault_kill(faults[i], truths, &nq_interrupted,
                                   &killed[judged++], err);
    if (!status && !options->sets)
        status = show_killed(options, killed, judged, err);
    if (!status && !options->sets && options->format == NQ_ROWS_TABLE)
        (void)putchar('\n');
    if (!status && (options->sets || options->format == NQ_ROWS_TABLE))
        status = show_sets(options, killed, judged, err);
    nq_truths_close(truths);
    free(killed);
    return status;
}

static int run(int argc, char **argv)
{
    struct options options = {.format = NQ_ROWS_TABLE};
    struct nq_error err;
    nq_parse(&argp, argc, argv, &options);
    nq_interrupt_catch();
    enum nq_status status = NQ_OK;
    if (options.kill.first > 0)
        status = kill_all(&options, &err);
    else if (options.sizes > 0)
        status = nq_fault_print(nq_fault_find(options.name), options.n,
                                options.sizes, &nq_interrupted, &err);
    else
        status = list(&options, &err);
    if (status == NQ_STOPPED && atomic_load(&nq_interrupted) != 0)
        return 128 + atomic_load(&nq_interrupted);
    if (status && status != NQ_IO)
        return nq_trouble("faults", &err);
    return nq_finish_output("faults", NQ_EXIT_YES);
}

const struct nq_command nq_command_faults = {
    .name = "faults",
    .summary = "list wrong programs, and what tells them from right ones",
    .argp = &argp,
    .run = run,
};
