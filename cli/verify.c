/* verify.c - `nqueens verify`: do all methods agree? */
#include "cli/command.h"

#include <stdlib.h>

#include "cli/interrupt.h"
#include "cli/store_option.h"
#include "cli/verify_options.h"
#include "cli/verify_store.h"

/* One run of the command. */
struct session {
    struct nq_verify_options *options;
    struct nq_store *store; /* NULL: none */
    struct nq_rows *rows;
    FILE *details; /* what does not agree, for after the rows, */
    char *text;    /* here */
    size_t text_size;
    struct nq_size_result *result;
    bool disagree, undecided;
};

/* To a microsecond; the clock is not better. */
static struct nq_cell milliseconds_cell(double seconds)
{
    const uint64_t microseconds = (uint64_t)(seconds * 1e6 + 0.5);
    return nq_cell_real((double)microseconds / 1e3);
}

static enum nq_status add_stored_row(struct session *session,
                                     const struct nq_stored_size *stored,
                                     struct nq_error *err)
{
    const struct nq_size_record *record = &stored->record;
    const bool sound = nq_check_stored(stored, session->details);
    session->disagree = session->disagree || !sound;
    const struct nq_cell cells[] = {
        nq_cell_integer(record->n),
        nq_cell_integer((int64_t)record->solutions),
        nq_cell_integer((int64_t)record->classes),
        nq_cell_integer(stored->methods),
        nq_cell_empty(),
        nq_cell_empty(),
        nq_cell_empty(),
        nq_cell_empty(),
        nq_cell_text(sound ? "stored" : "differ"),
        nq_cell_empty(),
    };
    return nq_rows_add(session->rows, cells, err);
}

static const char *verdict_text(struct session *session, bool store_agrees)
{
    const struct nq_size_result *result = session->result;
    if (!result->verdict.agree || !store_agrees) {
        session->disagree = true;
        return "differ";
    }
    if (nq_size_confirmed(result))
        return "agree";
    session->undecided = true;
    if (result->not_run_count > 0)
        (void)fprintf(session->details,
                      "n = %u: fewer than two methods could run within %g "
                      "seconds each; give them more with --budget\n",
                      result->n, session->options->panel.budget);
    else
        (void)fprintf(session->details,
                      "n = %u: one method alone confirms nothing; name another "
                      "with --methods\n",
                      result->n);
    return "undecided";
}

/* The methods that did not run, "" for none; NULL without memory. */
static char *list_not_run(const struct nq_size_result *result)
{
    char *list = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&list, &size);
    if (!out)
        return NULL;
    for (size_t i = 0; i < result->not_run_count; i++)
        (void)fprintf(out, "%s%s", i > 0 ? ", " : "", result->not_run[i]->name);
    if (fclose(out) != 0) {
        free(list);
        return NULL;
    }
    return list;
}

static enum nq_status add_row(struct session *session, bool store_agrees,
                              struct nq_error *err)
{
    const struct nq_size_result *result = session->result;
    const struct nq_trial *fastest = NULL;
    const struct nq_trial *slowest = NULL;
    for (size_t i = 0; i < result->trials; i++) {
        const struct nq_trial *trial = &result->trial[i];
        if (!trial->answer.witness)
            continue;
        if (!fastest || trial->cpu_seconds < fastest->cpu_seconds)
            fastest = trial;
        if (!slowest || trial->cpu_seconds > slowest->cpu_seconds)
            slowest = trial;
    }
    char *not_run = list_not_run(result);
    if (!not_run)
        return nq_fail(err, NQ_MEMORY, "out of memory");
    /* no unconfirmed answer leaves the program */
    const struct nq_tally *tally =
        nq_size_confirmed(result) ? &result->verdict.reference->tally : NULL;
    const struct nq_cell empty = nq_cell_empty();
    const struct nq_cell cells[] = {
        nq_cell_integer(result->n),
        tally ? nq_cell_integer((int64_t)tally->boards) : empty,
        tally ? nq_cell_integer((int64_t)tally->classes) : empty,
        nq_cell_integer(result->verdict.witnesses),
        fastest ? nq_cell_text(fastest->answer.method) : empty,
        fastest ? milliseconds_cell(fastest->cpu_seconds) : empty,
        slowest ? nq_cell_text(slowest->answer.method) : empty,
        slowest ? milliseconds_cell(slowest->cpu_seconds) : empty,
        nq_cell_text(verdict_text(session, store_agrees)),
        *not_run ? nq_cell_text(not_run) : empty,
    };
    const enum nq_status status = nq_rows_add(session->rows, cells, err);
    free(not_run);
    return status;
}

/* Stores what was found, unless it is not certain or the store disagrees. */
static enum nq_status keep(struct session *session,
                           const struct nq_stored_size *stored, bool *agrees,
                           struct nq_error *err)
{
    struct nq_size_result *result = session->result;
    *agrees = true;
    if (!session->store || !result->verdict.agree || !nq_size_confirmed(result))
        return NQ_OK;
    *agrees = nq_stored_agrees(stored, result, session->details);
    return *agrees ? nq_keep_size(session->store, result, err) : NQ_OK;
}

static enum nq_status verify_one(struct session *session, unsigned n,
                                 struct nq_error *err)
{
    struct nq_stored_size stored = {0};
    enum nq_status status = NQ_OK;
    if (session->store)
        status = nq_recall_size(session->store, n, &stored, err);
    if (status)
        return status;
    if (nq_stored_confirmed(&stored) && !session->options->fresh)
        return add_stored_row(session, &stored, err);
    status = nq_verify_size(&session->options->panel, n, session->result,
                            session->details, err);
    bool agrees = true;
    if (!status)
        status = keep(session, &stored, &agrees, err);
    return status ? status : add_row(session, agrees, err);
}

static enum nq_status verify_range(struct session *session,
                                   struct nq_error *err)
{
    const struct nq_range range = session->options->range;
    enum nq_status status = NQ_OK;
    for (unsigned n = range.first; !status && n <= range.last; n++)
        status = verify_one(session, n, err);
    nq_progress_clear(&session->options->panel.progress);
    return status;
}

/* Opens the store before anything is computed in vain. */
static enum nq_status open_session(struct session *session,
                                   struct nq_error *err)
{
    static const char *const headings[] = {
        "n",          "solutions", "classes",    "confirmed_by", "fastest",
        "fastest_ms", "slowest",   "slowest_ms", "verdict",      "not_run"};
    const struct nq_verify_options *options = session->options;
    enum nq_status status = NQ_OK;
    if (!options->planted)
        status =
            nq_store_open(&session->store, options->db, NQ_STORE_CREATE, err);
    if (status)
        return status;
    session->result = calloc(1, sizeof *session->result);
    session->details = open_memstream(&session->text, &session->text_size);
    if (!session->result || !session->details)
        return nq_fail(err, NQ_MEMORY, "out of memory");
    return nq_rows_open(&session->rows, stdout, options->format,
                        sizeof headings / sizeof *headings, headings, err);
}

/* Rows of CSV or JSON are for programs: what is for people goes elsewhere. */
static void print_details(struct session *session)
{
    const bool table = session->options->format == NQ_ROWS_TABLE;
    if (!session->details || fclose(session->details) != 0)
        return;
    session->details = NULL;
    if (session->text_size > 0)
        (void)fprintf(table ? stdout : stderr, "%s%s", table ? "\n" : "",
                      session->text);
}

static void close_session(struct session *session)
{
    (void)nq_rows_close(session->rows, NULL);
    print_details(session);
    free(session->text);
    if (session->result)
        nq_class_list_release(&session->result->classes);
    free(session->result);
    nq_store_close(session->store);
}

static int say_interrupted(const struct session *session)
{
    const int signal = atomic_load(&nq_interrupted);
    (void)fflush(stdout);
    (void)fprintf(stderr, "nqueens verify: interrupted");
    if (!session->options->planted)
        (void)fprintf(stderr,
                      "; what was finished is in %s, the same command goes on "
                      "from there",
                      session->options->db);
    (void)fputc('\n', stderr);
    return 128 + signal;
}

static int run(int argc, char **argv)
{
    struct nq_verify_options options = {.db = NQ_DEFAULT_STORE,
                                        .panel.budget = 10};
    nq_parse(&nq_verify_argp, argc, argv, &options);
    nq_progress_init(&options.panel.progress);
    nq_interrupt_catch();
    struct session session = {.options = &options};
    struct nq_error err;
    enum nq_status status = open_session(&session, &err);
    if (!status)
        status = verify_range(&session, &err);
    close_session(&session);
    int ending = NQ_EXIT_YES;
    if (status == NQ_STOPPED)
        ending = say_interrupted(&session);
    else if (status)
        ending = nq_trouble("verify", &err);
    else if (session.disagree)
        ending = NQ_EXIT_NO;
    else if (session.undecided)
        ending = NQ_EXIT_UNDECIDED;
    return nq_finish_output("verify", ending);
}

const struct nq_command nq_command_verify = {
    .name = "verify",
    .summary = "let all methods find all solutions and compare them",
    .argp = &nq_verify_argp,
    .run = run,
};
