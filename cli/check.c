/* check.c - `nqueens check`: is what a program printed right? */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/check_report.h"
#include "cli/command.h"
#include "cli/explain.h"
#include "cli/interrupt.h"
#include "cli/truth.h"

enum {
    KEY_EXPECT = 0x100,
    KEY_ORDER,
    KEY_BASE,
    KEY_SHAPE,
    KEY_STRICT,
    KEY_AXIS,
    KEY_FORMAT
};

struct options {
    struct nq_question question;
    enum nq_shape shape;
    bool json;
    const char *file; /* NULL: standard input */
};

static const struct argp_option option_list[] = {
    {NULL, 'n', "N", 0, "the size that the program was asked for (needed)", 0},
    {"expect", KEY_EXPECT, "WHAT", 0,
     "what was asked for: all (default), count, one, first:K", 0},
    {"order", KEY_ORDER, "ORDER", 0,
     "any (default) or lexicographic, by the columns of rows 1, 2, ...", 0},
    {"base", KEY_BASE, "BASE", 0,
     "rows and columns are counted from 0 or 1; auto (default): either", 0},
    {"shape", KEY_SHAPE, "SHAPE", 0,
     "how a solution is written; auto (default) finds out", 0},
    {"axis", KEY_AXIS, "AXIS", 0,
     "the lines of a board are its rows (default) or columns", 0},
    {"strict-layout", KEY_STRICT, NULL, 0, "the layout counts, byte by byte",
     0},
    {"format", KEY_FORMAT, "FORMAT", 0, "report as text (default) or json", 0},
    {0}};

static void parse_expect(const struct argp_state *state, const char *text,
                         struct nq_question *question)
{
    static const char *const words[] = {"all", "count", "one", "first:K", NULL};
    if (strncmp(text, "first:", 6) == 0) {
        question->expect = NQ_EXPECT_FIRST;
        question->first = nq_parse_number(state, "K of --expect first:K",
                                          text + 6, 1, UINT64_MAX);
        return;
    }
    const unsigned word = nq_parse_word(state, "--expect", text, words);
    if (word == NQ_EXPECT_FIRST)
        argp_error(state, "--expect first:K needs a number for K");
    question->expect = (enum nq_expect)word;
}

static bool parse_reading(int key, const char *arg,
                          const struct argp_state *state,
                          struct options *options)
{
    static const char *const bases[] = {"0", "1", "auto", NULL};
    static const char *const axes[] = {"rows", "columns", NULL};
    struct nq_question *question = &options->question;
    unsigned word = 0;
    switch (key) {
    case KEY_BASE:
        word = nq_parse_word(state, "--base", arg, bases);
        question->base = word == 2 ? NQ_BASE_AUTO : (int)word;
        return true;
    case KEY_SHAPE:
        options->shape =
            (enum nq_shape)nq_parse_word(state, "--shape", arg, nq_shape_names);
        return true;
    case KEY_AXIS:
        question->transposed = nq_parse_word(state, "--axis", arg, axes) == 1;
        return true;
    case KEY_STRICT:
        question->strict_layout = true;
        return true;
    default:
        return false;
    }
}

static void parse_end(const struct argp_state *state,
                      const struct nq_question *question)
{
    if (question->n == 0)
        argp_error(state, "the size is missing; give it as -n N");
    if (question->n > NQ_MAX_N && question->expect != NQ_EXPECT_ONE)
        argp_error(state,
                   "-n is %u, more than %d; that goes only with --expect one",
                   question->n, NQ_MAX_N);
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    static const char *const orders[] = {"any", "lexicographic", NULL};
    static const char *const formats[] = {"text", "json", NULL};
    struct options *options = state->input;
    struct nq_question *question = &options->question;
    if (parse_reading(key, arg, state, options))
        return 0;
    switch (key) {
    case 'n':
        question->n =
            (unsigned)nq_parse_number(state, "-n", arg, 1, NQ_RULES_MAX_N);
        return 0;
    case KEY_EXPECT:
        parse_expect(state, arg, question);
        return 0;
    case KEY_ORDER:
        question->lexicographic =
            nq_parse_word(state, "--order", arg, orders) == 1;
        return 0;
    case KEY_FORMAT:
        options->json = nq_parse_word(state, "--format", arg, formats) == 1;
        return 0;
    case ARGP_KEY_ARG:
        if (options->file)
            argp_error(state, "one FILE at a time: '%s' or '%s'", options->file,
                       arg);
        options->file = arg;
        return 0;
    case ARGP_KEY_END:
        parse_end(state, question);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp = {
    .options = option_list,
    .parser = parse,
    .args_doc = "[FILE]",
    .doc =
        "Check what a program printed for n queens, whatever its shape, and "
        "explain what is wrong.\vReads FILE, or standard input without one or "
        "for -.  Exit status: 0 right, 1 wrong, 2 unreadable or trouble, 3 "
        "undecided."};

/* The text that is checked. */
struct input {
    const char *name;
    int file;
    uint64_t bytes;
};

static enum nq_status fill(void *ctx, char *buffer, size_t size, size_t *got,
                           struct nq_error *err)
{
    struct input *input = ctx;
    ssize_t count = 0;
    do {
        count = read(input->file, buffer, size);
    } while (count < 0 && errno == EINTR && !nq_interrupted);
    if (count < 0)
        return nq_fail(err, NQ_IO, "cannot read %s: %s", input->name,
                       strerror(errno));
    *got = (size_t)count;
    input->bytes += *got;
    return NQ_OK;
}

/* One run of the command: everything that has to be released. */
struct session {
    struct options options;
    struct input input;
    struct nq_reader *reader;
    struct nq_check *check;
    const struct nq_checked *checked;
    struct nq_explanation why;
};

static enum nq_status open_all(struct session *session, struct nq_error *err)
{
    const struct options *options = &session->options;
    struct input *input = &session->input;
    *input = (struct input){.name = "standard input", .file = STDIN_FILENO};
    if (options->file && strcmp(options->file, "-") != 0) {
        input->name = options->file;
        input->file = open(options->file, O_RDONLY | O_CLOEXEC);
        if (input->file < 0)
            return nq_fail(err, NQ_IO, "cannot open %s: %s", options->file,
                           strerror(errno));
    }
    const struct nq_reader_options how = {
        .n = options->question.n,
        .expect = options->question.expect,
        .shape = options->shape,
        .base = options->question.base,
        .strict_layout = options->question.strict_layout,
    };
    const enum nq_status status =
        nq_reader_open(&session->reader, &how, fill, input, err);
    if (status)
        return status;
    return nq_check_open(&session->check, &options->question,
                         nq_truth_by_search, NULL, err);
}

static enum nq_status read_all(struct session *session, struct nq_error *err)
{
    struct nq_item item = {0};
    do {
        if (nq_interrupted)
            return nq_fail(err, NQ_STOPPED, "interrupted");
        enum nq_status status = nq_reader_next(session->reader, &item, err);
        if (!status)
            status = nq_check_take(session->check, &item, err);
        if (status)
            return status;
    } while (item.kind != NQ_ITEM_END);
    return nq_check_end(session->check, &session->checked, err);
}

static enum nq_status explain(struct session *session, struct nq_error *err)
{
    const struct nq_question *question = &session->options.question;
    /* what was not read cannot be explained */
    if (session->checked->outcome != NQ_WRONG || session->checked->problems ||
        question->n > NQ_MAX_N)
        return NQ_OK;
    const struct nq_observed_run observed = {.count = 1,
                                             .size = &session->checked->seen};
    const struct nq_explain_input input = {
        .expect = question->expect,
        .first = question->first,
        .order = question->lexicographic,
        .base_certain = nq_reader_reading(session->reader)->base_certain,
        .run = &observed,
        .runs = 1,
        .patterns = nq_check_patterns(session->check),
        .stop = &nq_interrupted,
    };
    return nq_explain(&input, &session->why, err);
}

static void report(const struct session *session)
{
    const struct nq_check_report report = {
        .question = &session->options.question,
        .checked = session->checked,
        .reading = nq_reader_reading(session->reader),
        .why = &session->why,
        .bytes = session->input.bytes,
    };
    if (session->options.json)
        nq_check_json(stdout, &report);
    else
        nq_check_text(stdout, &report, isatty(STDOUT_FILENO) == 1);
}

static int exit_status(enum nq_outcome outcome)
{
    static const enum nq_exit exits[] = {[NQ_RIGHT] = NQ_EXIT_YES,
                                         [NQ_WRONG] = NQ_EXIT_NO,
                                         [NQ_UNREADABLE] = NQ_EXIT_TROUBLE,
                                         [NQ_UNDECIDED] = NQ_EXIT_UNDECIDED};
    return (int)exits[outcome];
}

static int run(int argc, char **argv)
{
    struct session session = {.options.question.base = NQ_BASE_AUTO};
    struct nq_error err;
    nq_parse(&argp, argc, argv, &session.options);
    nq_interrupt_catch();
    enum nq_status status = open_all(&session, &err);
    if (!status)
        status = read_all(&session, &err);
    if (!status)
        status = explain(&session, &err);
    int end = NQ_EXIT_TROUBLE;
    if (status) {
        (void)nq_trouble("check", &err);
    } else {
        report(&session);
        end = nq_finish_output("check", exit_status(session.checked->outcome));
    }
    nq_check_close(session.check);
    nq_reader_close(session.reader);
    if (session.input.file > STDERR_FILENO)
        (void)close(session.input.file);
    return status == NQ_STOPPED ? 128 + nq_interrupted : end;
}

const struct nq_command nq_command_check = {
    .name = "check",
    .summary = "check what a program printed, explain what is wrong",
    .argp = &argp,
    .run = run,
};
