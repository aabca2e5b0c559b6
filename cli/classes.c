/* classes.c - `nqueens classes`: the canonical boards of one n.
 *
 * Wherever they come from, each class is checked by the rules of the game
 * before it is written, and their number at the end. */
#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "board/rank.h"
#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/store_option.h"
#include "db/store.h"
#include "solvers/solver.h"
#include "verify/class_check.h"
#include "verify/known.h"

enum { WITNESSES = 2 }; /* methods that confirm an answer */

struct options {
    const char *path;
    enum nq_rows_format format;
    unsigned n, base;
};

/* Classes on their way to stdout. */
struct listing {
    const struct options *options;
    struct nq_rows *rows;
    struct nq_class_check check;
    enum nq_status status; /* of the visitor */
    struct nq_error err;
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *options = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &options->path;
        state->child_inputs[1] = &options->format;
        return 0;
    case 'B':
        options->base = (unsigned)nq_parse_number(state, "--base", arg, 0, 1);
        return 0;
    case ARGP_KEY_ARG:
        if (options->n)
            argp_error(state, "'%s' is one argument too many", arg);
        options->n =
            (unsigned)nq_parse_number(state, "N", arg, 1, NQ_MAX_RANKED_N);
        return 0;
    case ARGP_KEY_END:
        if (!options->n)
            argp_error(state, "needs N, the size of the board");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp_option option_table[] = {
    {"base", 'B', "0|1", 0, "the first column is 0 or 1 (default)", 0}, {0}};

static const struct argp_child children[] = {
    {&nq_store_argp, 0, NULL, 0}, {&nq_rows_argp, 0, NULL, 0}, {0}};

static const struct argp argp = {
    .options = option_table,
    .parser = parse,
    .args_doc = "N",
    .children = children,
    .doc = "List the solutions for N queens up to rotation and reflection: of "
           "each class its lexicographically least board, by the rank of that "
           "board among all N! permutations (from 0), with the number of "
           "different images and the symmetry.\v"
           "The classes come from the store if it has all of them, confirmed "
           "by two methods; otherwise they are computed.  stderr says which."};

/* The columns of BOARD as text, counted from BASE. */
static void write_columns(char *text, size_t size, const struct nq_board *board,
                          unsigned base)
{
    size_t used = 0;
    for (unsigned row = 0; row < board->n; row++)
        used += (size_t)snprintf(text + used, size - used, "%s%u",
                                 row ? " " : "", board->col[row] + base);
}

/* Checks one class and writes it. */
static enum nq_status add_class(struct listing *listing, int64_t rank,
                                enum nq_symmetry symmetry, struct nq_error *err)
{
    struct nq_board board;
    char claim[256];
    char columns[4 * NQ_MAX_RANKED_N];
    if (!nq_class_check_add(&listing->check, rank, symmetry, &board, claim,
                            sizeof claim))
        return nq_fail(err, NQ_STORE, "%s; the list is wrong from here on",
                       claim);
    write_columns(columns, sizeof columns, &board, listing->options->base);
    const struct nq_cell cells[] = {
        nq_cell_integer(rank),
        nq_cell_integer(nq_symmetry_orbit_size(symmetry, board.n)),
        nq_cell_text(nq_symmetry_name(symmetry)),
        nq_cell_text(columns),
    };
    return nq_rows_add(listing->rows, cells, err);
}

static enum nq_status compare_count(const struct listing *listing,
                                    uint64_t classes, const char *source,
                                    struct nq_error *err)
{
    if (listing->check.classes == classes)
        return NQ_OK;
    return nq_fail(err, NQ_STORE,
                   "%" PRIu64 " classes were listed, %s %" PRIu64
                   "; the list is wrong",
                   listing->check.classes, source, classes);
}

/* Does the store have all classes, and are they confirmed? */
static enum nq_status look_up(struct nq_store *store, unsigned n,
                              struct nq_size_record *record, bool *usable,
                              struct nq_error *err)
{
    bool found = false;
    unsigned methods = 0;
    enum nq_status status = nq_store_get_size(store, n, record, &found, err);
    if (!status)
        status = nq_store_confirmations(store, n, "set", &methods, err);
    *usable = !status && found && record->complete && methods >= WITNESSES;
    return status;
}

static enum nq_status copy_stored(struct listing *listing,
                                  struct nq_store *store,
                                  const struct nq_size_record *record,
                                  struct nq_error *err)
{
    struct nq_class_record class;
    bool more = true;
    (void)fprintf(stderr, "nqueens classes: from the store '%s'\n",
                  listing->options->path);
    enum nq_status status = nq_store_rewind_classes(store, record->n, err);
    while (!status && !ferror(stdout)) {
        if (atomic_load(&nq_interrupted))
            return nq_fail(err, NQ_STOPPED, "stopped");
        status = nq_store_next_class(store, &class, &more, err);
        if (status || !more)
            break;
        status = add_class(listing, class.rank, class.symmetry, err);
    }
    if (!status && !more)
        status = compare_count(listing, record->classes, "the store says", err);
    return status;
}

static enum nq_walk visit(const struct nq_board *board, void *ctx)
{
    struct listing *listing = ctx;
    if (!nq_board_is_canonical(board))
        return NQ_CONTINUE;
    listing->status = add_class(listing, nq_board_rank(board),
                                nq_board_symmetry(board), &listing->err);
    return listing->status || ferror(stdout) ? NQ_STOP : NQ_CONTINUE;
}

static enum nq_status compute(struct listing *listing, struct nq_error *err)
{
    const unsigned n = listing->options->n;
    const struct nq_solver *solver = nq_solver_find("orbit_search");
    assert(solver && solver->order == NQ_LEXICOGRAPHIC);
    struct nq_puzzle puzzle;
    struct nq_search search = {
        .visit = visit, .ctx = listing, .stop = &nq_interrupted};
    (void)fprintf(stderr,
                  "nqueens classes: computed by %s; '%s' does not have them\n",
                  solver->name, listing->options->path);
    enum nq_status status = nq_puzzle_init(&puzzle, n, err);
    if (!status)
        status = nq_solver_search(solver, &puzzle, &search, err);
    if (!status && listing->status) {
        status = listing->status;
        *err = listing->err;
    }
    if (!status && !ferror(stdout))
        status = compare_count(listing, nq_known(n)->classes,
                               "published (OEIS A002562) are", err);
    return status;
}

/* Opens the store, if it has what is wanted; *STORE is NULL if not. */
static enum nq_status open_store(const struct options *options,
                                 struct nq_store **store,
                                 struct nq_size_record *record,
                                 struct nq_error *err)
{
    bool usable = false;
    *store = NULL;
    if (access(options->path, F_OK) != 0 && errno == ENOENT)
        return NQ_OK;
    enum nq_status status =
        nq_store_open(store, options->path, NQ_STORE_READ, err);
    if (!status)
        status = nq_store_begin(*store, err);
    if (!status)
        status = look_up(*store, options->n, record, &usable, err);
    if (!usable) {
        nq_store_close(*store);
        *store = NULL;
    }
    return status;
}

static enum nq_status list(struct listing *listing, struct nq_error *err)
{
    static const char *const headings[] = {"rank", "orbit_size", "symmetry",
                                           "columns"};
    const struct options *options = listing->options;
    struct nq_store *store = NULL;
    struct nq_size_record record = {.n = options->n};
    enum nq_status status = open_store(options, &store, &record, err);
    if (!status)
        status =
            nq_rows_open(&listing->rows, stdout, options->format,
                         sizeof headings / sizeof *headings, headings, err);
    if (!status)
        status = store ? copy_stored(listing, store, &record, err)
                       : compute(listing, err);
    (void)nq_rows_close(listing->rows, NULL); /* stdout is checked at the end */
    nq_store_close(store);
    return status;
}

static int run(int argc, char **argv)
{
    struct options options = {.path = NQ_DEFAULT_STORE, .base = 1};
    nq_parse(&argp, argc, argv, &options);
    struct listing listing = {.options = &options};
    struct nq_error err;
    nq_class_check_init(&listing.check, options.n);
    nq_interrupt_catch();
    const enum nq_status status = list(&listing, &err);
    if (status == NQ_STOPPED) {
        (void)fputs("nqueens classes: stopped; the list is not complete\n",
                    stderr);
        return 128 + atomic_load(&nq_interrupted);
    }
    if (status)
        return nq_trouble("classes", &err);
    return nq_finish_output("classes", NQ_EXIT_YES);
}

const struct nq_command nq_command_classes = {
    .name = "classes",
    .summary = "list the solutions up to rotation and reflection",
    .argp = &argp,
    .run = run,
};
