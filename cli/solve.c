/* solve.c - `nqueens solve`: the solutions themselves, in many formats. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/in_order.h"
#include "cli/interrupt.h"
#include "cli/question.h"
#include "cli/search_progress.h"
#include "formats/writer.h"

enum total { TOTAL_NONE, TOTAL_FIRST, TOTAL_LAST };

enum { SEPARATOR_SIZE = 256 };

/* What the command line says. */
struct options {
    struct nq_question question;
    enum nq_format format;
    int base;          /* -1: not given */
    unsigned axis;     /* 0 rows, 1 columns */
    const char *cells; /* NULL: not given */
    const char *separator;
    char unescaped[SEPARATOR_SIZE]; /* what separator stands for */
    enum total total;
    uint64_t first, nth; /* 0: not given */
};

/* One listing under way. */
struct listing {
    uint64_t from, to; /* the boards to write, from 1; to = 0: all */
    bool to_the_end;   /* count those behind `to` as well */
    uint64_t seen;
    struct nq_writer *writer;
    struct nq_search_progress progress;
    enum nq_status status; /* of the writer */
    struct nq_error *err;
};

/* Puts what the escapes in TEXT stand for into OPTIONS. */
static void parse_separator(const struct argp_state *state,
                            struct options *options, const char *text)
{
    char *to = options->unescaped;
    if (strlen(text) >= SEPARATOR_SIZE)
        argp_error(state, "--separator is longer than %d bytes",
                   SEPARATOR_SIZE - 1);
    for (const char *at = text; *at; at++) {
        if (*at != '\\') {
            *to++ = *at;
            continue;
        }
        at++;
        if (*at == 'n')
            *to++ = '\n';
        else if (*at == 't')
            *to++ = '\t';
        else if (*at == '\\')
            *to++ = '\\';
        else
            argp_error(state,
                       "--separator '%s' has an escape other than "
                       "\\n, \\t and \\\\",
                       text);
        if (!*at)
            break;
    }
    *to = '\0';
    options->separator = options->unescaped;
}

/* Takes the two glyphs of TEXT; false if it is not two. */
static bool take_cells(struct nq_layout *layout, const char *text)
{
    size_t size = strlen(text);
    const size_t first = nq_glyph_take(&layout->empty, text, size);
    size -= first;
    const size_t second = nq_glyph_take(&layout->queen, text + first, size);
    return first && second && second == size;
}

static void parse_cells(const struct argp_state *state, const char *text)
{
    struct nq_layout layout;
    if (!take_cells(&layout, text))
        argp_error(state,
                   "--cells is '%s', not two characters: one for an empty "
                   "square, one for a queen",
                   text);
    if (strcmp(layout.empty.text, layout.queen.text) == 0)
        argp_error(state, "--cells '%s' draws queens like empty squares", text);
}

/* Ends the program if options were given that say nothing together. */
static void check_options(const struct argp_state *state,
                          const struct options *options)
{
    const enum nq_format format = options->format;
    const bool drawn = format == NQ_FORMAT_BOARD || format == NQ_FORMAT_MATRIX;
    const bool numbered = format == NQ_FORMAT_COLUMNS ||
                          format == NQ_FORMAT_DIGITS ||
                          format == NQ_FORMAT_PAIRS;
    const bool count = format == NQ_FORMAT_COUNT;
    const bool fixed = count || format == NQ_FORMAT_LEETCODE;
    const struct {
        const char *name;
        bool given, fits;
    } checks[] = {
        {"base", options->base >= 0, numbered},
        {"cells", options->cells, drawn},
        {"separator", options->separator, !fixed},
        {"total", options->total != TOTAL_NONE, !fixed},
        {"axis", options->axis != 0, !count},
        {"first", options->first != 0, !count},
        {"nth", options->nth != 0, !count},
    };
    for (size_t i = 0; i < sizeof checks / sizeof *checks; i++)
        if (checks[i].given && !checks[i].fits)
            argp_error(state, "--%s says nothing about --format %s",
                       checks[i].name, nq_format_names[format]);
    if (options->first && options->nth)
        argp_error(state, "give --first or --nth, not both");
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    static const char *const axes[] = {"rows", "columns", NULL};
    static const char *const totals[] = {"first", "last", NULL};
    struct options *options = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &options->question;
        return 0;
    case 'F':
        options->format = (enum nq_format)nq_parse_word(state, "--format", arg,
                                                        nq_format_names);
        return 0;
    case 'B':
        options->base = (int)nq_parse_number(state, "--base", arg, 0, 1);
        return 0;
    case 'A':
        options->axis = nq_parse_word(state, "--axis", arg, axes);
        return 0;
    case 'C':
        parse_cells(state, arg);
        options->cells = arg;
        return 0;
    case 'S':
        parse_separator(state, options, arg);
        return 0;
    case 'T':
        options->total =
            (enum total)(nq_parse_word(state, "--total", arg, totals) + 1);
        return 0;
    case 'k':
        options->first = nq_parse_number(state, "--first", arg, 1, UINT64_MAX);
        return 0;
    case 'K':
        options->nth = nq_parse_number(state, "--nth", arg, 1, UINT64_MAX);
        return 0;
    case ARGP_KEY_END:
        check_options(state, options);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp_option argp_options[] = {
    {"format", 'F', "FORMAT", 0,
     "columns (default), digits, board, matrix, leetcode, squares, pairs, or "
     "count",
     1},
    {"base", 'B', "0|1", 0, "the first row and column are 0 or 1 (default)", 1},
    {"axis", 'A', "rows|columns", 0,
     "columns: exchange rows and columns of every board that is written", 1},
    {"cells", 'C', "XY", 0,
     "draw an empty square as X and a queen as Y (.Q; matrix: 01)", 1},
    {"separator", 'S', "TEXT", 0,
     "write TEXT between boards; \\n is a line feed, \\t a tab", 1},
    {"total", 'T', "first|last", 0,
     "write the number of all solutions before or after the boards", 2},
    {"first", 'k', "K", 0, "only the first K solutions", 2},
    {"nth", 'K', "K", 0, "only solution number K, from 1", 2},
    {0}};

static const struct argp_child children[] = {{&nq_question_argp, 0, NULL, 0},
                                             {0}};
static const struct argp argp = {
    .options = argp_options,
    .parser = parse,
    .args_doc = "N\n--board FILE",
    .children = children,
    .doc = "Write all ways to place N queens on an N x N board so that none "
           "attacks another, in lexicographic order of their columns row by "
           "row.\v"
           "Digits above 9 are letters: A is 10. The boards of a method that "
           "has no order are sorted; this may take the method more than one "
           "run. To have no solution is an answer: nothing is written ([] in "
           "leetcode, 0 as a count) and the exit status is 0. With --nth "
           "beyond the last solution the exit status is 1."};

static enum nq_walk list(const struct nq_board *board, void *ctx)
{
    struct listing *listing = ctx;
    listing->seen++;
    nq_search_progress_board(&listing->progress, board);
    const bool behind = listing->to && listing->seen > listing->to;
    if (listing->seen >= listing->from && !behind) {
        listing->status = nq_writer_put(listing->writer, board, listing->err);
        if (listing->status)
            return NQ_STOP;
    }
    const bool enough = listing->to && listing->seen >= listing->to;
    return enough && !listing->to_the_end ? NQ_STOP : NQ_CONTINUE;
}

static enum nq_status count_first(const struct options *options,
                                  const struct nq_puzzle *puzzle,
                                  uint64_t *total, struct nq_error *err)
{
    struct nq_search search = {.stop = &nq_interrupted};
    const enum nq_status status =
        nq_solver_search(options->question.solver, puzzle, &search, err);
    *total = search.stats.solutions;
    return status;
}

/* Searches and writes the boards; a total as asked for. */
static enum nq_status write_boards(const struct options *options,
                                   const struct nq_puzzle *puzzle,
                                   struct listing *listing,
                                   struct nq_error *err)
{
    enum nq_status status = NQ_OK;
    uint64_t total = 0;
    if (options->total == TOTAL_FIRST || options->format == NQ_FORMAT_COUNT) {
        status = count_first(options, puzzle, &total, err);
        if (!status)
            status = nq_writer_total(listing->writer, total, err);
    }
    if (status)
        return status;
    if (options->format != NQ_FORMAT_COUNT) {
        struct nq_search search = {
            .visit = list, .ctx = listing, .stop = &nq_interrupted};
        status = nq_search_in_order(options->question.solver, puzzle, &search,
                                    NQ_IN_ORDER_HELD, err);
        nq_progress_clear(&listing->progress.line);
    }
    if (listing->status)
        return listing->status;
    if (status)
        return status;
    if (options->total == TOTAL_LAST)
        status = nq_writer_total(listing->writer, listing->seen, err);
    return status ? status : nq_writer_end(listing->writer, err);
}

static struct nq_layout layout_of(const struct options *options)
{
    struct nq_layout layout = nq_layout_usual(options->format);
    if (options->base >= 0)
        layout.base = (unsigned)options->base;
    layout.transposed = options->axis != 0;
    if (options->cells)
        (void)take_cells(&layout, options->cells);
    if (options->separator)
        layout.separator = options->separator;
    return layout;
}

/* Says how it ended, and returns the exit status. */
static int finish(const struct options *options, const struct listing *listing,
                  enum nq_status status)
{
    if (status == NQ_STOPPED) {
        if (nq_writer_flush(listing->writer, listing->err))
            return nq_trouble("solve", listing->err);
        return nq_stopped("solve");
    }
    if (status)
        return nq_trouble("solve", listing->err);
    const bool silent = listing->seen == 0 && options->total == TOTAL_NONE &&
                        options->format != NQ_FORMAT_LEETCODE &&
                        options->format != NQ_FORMAT_COUNT;
    if (silent)
        (void)fputs("nqueens solve: there is no solution\n", stderr);
    if (!options->nth || listing->seen >= options->nth)
        return nq_finish_output("solve", NQ_EXIT_YES);
    (void)fflush(stdout);
    (void)fprintf(stderr,
                  "nqueens solve: there is no solution number %" PRIu64
                  "; there are only %" PRIu64 "\n",
                  options->nth, listing->seen);
    return nq_finish_output("solve", NQ_EXIT_NO);
}

static int run(int argc, char **argv)
{
    struct options options = {.question = nq_question_usual(), .base = -1};
    nq_parse(&argp, argc, argv, &options);
    struct nq_error err;
    struct nq_puzzle puzzle;
    if (nq_question_puzzle(&options.question, &puzzle, &err))
        return nq_trouble("solve", &err);

    struct listing listing = {
        .from = options.nth ? options.nth : 1,
        .to = options.nth ? options.nth : options.first,
        .to_the_end = options.total == TOTAL_LAST,
        .err = &err,
    };
    const struct nq_layout layout = layout_of(&options);
    /* the writer has a buffer of its own, of whole boards */
    (void)setvbuf(stdout, NULL, _IONBF, 0);
    if (nq_writer_open(&listing.writer, stdout, &layout, puzzle.n, &err))
        return nq_trouble("solve", &err);
    nq_search_progress_init(&listing.progress, options.question.solver);
    if (isatty(STDOUT_FILENO) == 1)
        listing.progress.line.shown = false; /* it would stand in the boards */
    nq_interrupt_catch();
    const int exit_status = finish(
        &options, &listing, write_boards(&options, &puzzle, &listing, &err));
    nq_writer_close(listing.writer);
    return exit_status;
}

const struct nq_command nq_command_solve = {
    .name = "solve",
    .summary = "write the solutions for N queens or a given board",
    .argp = &argp,
    .run = run,
};
