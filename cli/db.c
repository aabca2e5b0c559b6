/* db.c - `nqueens db`: what is in the store, and whether it is true. */
#include <assert.h>
#include <inttypes.h>

#include "board/board.h"
#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/store_check.h"
#include "cli/store_option.h"
#include "db/listing.h"

enum action { INFO, CHECK, EXPORT };

static const char *const actions[] = {"info", "check", "export", NULL};

struct options {
    const char *path;
    enum nq_rows_format format;
    bool has_action, has_range, has_listing;
    enum action action;
    enum nq_listing listing;
    struct nq_range range;
};

static void parse_word(struct options *options, char *arg,
                       const struct argp_state *state)
{
    if (!options->has_action) {
        options->action = nq_parse_word(state, "the action", arg, actions);
        options->has_action = true;
    } else if (options->action == EXPORT && !options->has_listing) {
        options->listing =
            nq_parse_word(state, "the table", arg, nq_listing_names);
        options->has_listing = true;
    } else {
        argp_error(state, "'%s' is one argument too many", arg);
    }
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *options = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &options->path;
        state->child_inputs[1] = &options->format;
        return 0;
    case 'n':
        options->range = nq_parse_range(state, "--n", arg, 1, NQ_MAX_N);
        options->has_range = true;
        return 0;
    case ARGP_KEY_ARG:
        parse_word(options, arg, state);
        return 0;
    case ARGP_KEY_END:
        if (!options->has_action)
            argp_error(state, "needs an action: info, check or export");
        if (options->has_range && options->action != EXPORT)
            argp_error(state, "--n goes with export only");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp_option option_table[] = {
    {"n", 'n', "A..B", 0, "export only what belongs to these n", 0}, {0}};

static const struct argp_child children[] = {
    {&nq_store_argp, 0, NULL, 0}, {&nq_rows_argp, 0, NULL, 0}, {0}};

static const struct argp argp = {
    .options = option_table,
    .parser = parse,
    .args_doc = "info\ncheck\nexport [TABLE]",
    .children = children,
    .doc = "Say what is in the store (info), check all that it claims by the "
           "rules of the game alone (check), or write out a table or view "
           "(export).\v"
           "TABLE is counts (the default), classes, class_sizes, times, "
           "slowest_methods, contents, file, or a table of the schema: "
           "board_size, class, method, run, confirmation.\n\n"
           "check exits with 0 if everything is true, with 1 naming the first "
           "claim that is false.",
};

static struct nq_cell make_cell(struct nq_value value)
{
    switch (value.kind) {
    case NQ_VALUE_NULL:
        return nq_cell_empty();
    case NQ_VALUE_INTEGER:
        return nq_cell_integer(value.integer);
    case NQ_VALUE_REAL:
        return nq_cell_real(value.real);
    case NQ_VALUE_TEXT:
        return nq_cell_text(value.text);
    }
    return nq_cell_empty();
}

static enum nq_status copy_rows(struct nq_query *query,
                                enum nq_rows_format format,
                                struct nq_error *err)
{
    enum { MAX_FIELDS = 16 };
    const char *names[MAX_FIELDS];
    struct nq_cell cells[MAX_FIELDS];
    const unsigned fields = nq_query_fields(query);
    assert(fields <= MAX_FIELDS);
    for (unsigned i = 0; i < fields; i++)
        names[i] = nq_query_name(query, i);
    struct nq_rows *rows = NULL;
    bool more = true;
    enum nq_status status =
        nq_rows_open(&rows, stdout, format, fields, names, err);
    while (!status && !ferror(stdout)) {
        status = nq_query_next(query, &more, err);
        if (status || !more)
            break;
        for (unsigned i = 0; i < fields; i++)
            cells[i] = make_cell(nq_query_value(query, i));
        status = nq_rows_add(rows, cells, err);
    }
    (void)nq_rows_close(rows, NULL); /* stdout is checked at the end */
    return status;
}

static enum nq_status write_listing(struct nq_store *store,
                                    enum nq_listing listing,
                                    struct nq_range range,
                                    enum nq_rows_format format,
                                    struct nq_error *err)
{
    struct nq_query *query = NULL;
    enum nq_status status =
        nq_listing_open(&query, store, listing, range.first, range.last, err);
    if (!status)
        status = copy_rows(query, format, err);
    nq_query_close(query);
    return status;
}

static enum nq_status write_info(struct nq_store *store,
                                 const struct options *options,
                                 struct nq_error *err)
{
    enum nq_status status = NQ_OK;
    if (options->format == NQ_ROWS_TABLE) {
        (void)printf("%s\n\n", options->path);
        status = write_listing(store, NQ_LISTING_FILE, options->range,
                               options->format, err);
        (void)putchar('\n');
    }
    if (!status)
        status = write_listing(store, NQ_LISTING_CONTENTS, options->range,
                               options->format, err);
    return status;
}

static int write_rows(struct nq_store *store, const struct options *options)
{
    struct nq_error err;
    enum nq_status status = nq_store_begin(store, &err);
    if (!status && options->action == INFO)
        status = write_info(store, options, &err);
    else if (!status)
        status = write_listing(store, options->listing, options->range,
                               options->format, &err);
    if (status)
        return nq_trouble("db", &err);
    return nq_finish_output("db", NQ_EXIT_YES);
}

static int check(struct nq_store *store, const char *path)
{
    struct nq_store_verdict verdict;
    struct nq_error err;
    nq_interrupt_catch();
    const enum nq_status status = nq_store_check(store, &verdict, &err);
    if (status == NQ_STOPPED) {
        (void)fputs("nqueens db: stopped; nothing false was found so far\n",
                    stderr);
        return 128 + atomic_load(&nq_interrupted);
    }
    if (status)
        return nq_trouble("db", &err);
    if (verdict.claim[0]) {
        (void)printf("%s: false: %s\n", path, verdict.claim);
        return nq_finish_output("db", NQ_EXIT_NO);
    }
    (void)printf("%s: all true: the answers for %" PRIu64 " sizes, %" PRIu64
                 " classes\n",
                 path, verdict.sizes, verdict.classes);
    return nq_finish_output("db", NQ_EXIT_YES);
}

static int run(int argc, char **argv)
{
    struct options options = {.path = NQ_DEFAULT_STORE,
                              .listing = NQ_LISTING_COUNTS,
                              .range = {.first = 1, .last = NQ_MAX_N}};
    nq_parse(&argp, argc, argv, &options);
    struct nq_store *store = NULL;
    struct nq_error err;
    if (nq_store_open(&store, options.path, NQ_STORE_READ, &err))
        return nq_trouble("db", &err);
    const int status = options.action == CHECK ? check(store, options.path)
                                               : write_rows(store, &options);
    nq_store_close(store);
    return status;
}

const struct nq_command nq_command_db = {
    .name = "db",
    .summary = "what is in the store, and whether it is true",
    .argp = &argp,
    .run = run,
};
