/* report.c - the plots of a store, with their data and scripts beside them. */
#include "reports/report.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/query.h"
#include "formats/rows.h"
#include "reports/gnuplot.h"

extern const char nq_text_runtime_sql[], nq_text_runtime_gp[];
extern const char nq_text_solutions_sql[], nq_text_solutions_gp[];

enum { PATH_SIZE = 4096, FIELDS = 16 };

enum kind { DATA, SCRIPT, SVG, PNG, KINDS };

static const struct plot {
    const char *query, *script; /* the texts */
    const char *file[KINDS];
} plots[] = {
    {nq_text_runtime_sql,
     nq_text_runtime_gp,
     {"runtime.csv", "runtime.gp", "runtime.svg", "runtime.png"}},
    {nq_text_solutions_sql,
     nq_text_solutions_gp,
     {"solutions.csv", "solutions.gp", "solutions.svg", "solutions.png"}},
};

enum { PLOTS = sizeof plots / sizeof *plots };

_Static_assert(PLOTS *KINDS == NQ_REPORT_FILES, "one name a file");

/* Where a report is made: everything is written to a new folder inside the
 * target and moves to it when all is there. */
struct making {
    const char *folder;
    bool new_folder;
    char draft[PATH_SIZE];
    bool made[PLOTS][KINDS];
};

static enum nq_status join(char path[PATH_SIZE], const char *folder,
                           const char *name, struct nq_error *err)
{
    const int length = snprintf(path, PATH_SIZE, "%s/%s", folder, name);
    if (length < 0 || length >= PATH_SIZE)
        return nq_fail(err, NQ_IO, "the path %.100s... is too long", folder);
    return NQ_OK;
}

static enum nq_status open_draft(struct making *making, struct nq_error *err)
{
    struct stat target;
    making->new_folder = mkdir(making->folder, 0777) == 0;
    if (!making->new_folder && errno != EEXIST)
        return nq_fail(err, NQ_IO, "cannot make the folder %.300s: %s",
                       making->folder, strerror(errno));
    if (stat(making->folder, &target) == 0 && !S_ISDIR(target.st_mode))
        return nq_fail(err, NQ_IO,
                       "%.300s is there and is no folder; name another with "
                       "--out",
                       making->folder);
    const enum nq_status status =
        join(making->draft, making->folder, ".draft-XXXXXX", err);
    if (!status && !mkdtemp(making->draft))
        return nq_fail(err, NQ_IO, "cannot write to the folder %.300s: %s",
                       making->folder, strerror(errno));
    return status;
}

/* Removes the draft with all that is left in it, and the folder if it is ours
 * and empty. */
static void drop_draft(const struct making *making)
{
    char path[PATH_SIZE];
    for (size_t plot = 0; plot < PLOTS; plot++)
        for (size_t kind = 0; kind < KINDS; kind++)
            if (!join(path, making->draft, plots[plot].file[kind], NULL))
                (void)unlink(path);
    (void)rmdir(making->draft);
    if (making->new_folder)
        (void)rmdir(making->folder);
}

/* Closes FILE and passes STATUS on, or fails if something was not written. */
static enum nq_status close_written(FILE *file, const char *name,
                                    enum nq_status status, struct nq_error *err)
{
    errno = 0;
    const bool lost = fflush(file) != 0 || ferror(file);
    const int reason = errno;
    if ((fclose(file) != 0 || lost) && !status)
        return nq_fail(err, NQ_IO, "cannot write %s: %s", name,
                       reason ? strerror(reason) : "some of it was lost");
    return status;
}

static struct nq_cell cell(const struct nq_value *value)
{
    switch (value->kind) {
    case NQ_VALUE_INTEGER:
        return nq_cell_integer(value->integer);
    case NQ_VALUE_REAL:
        return nq_cell_real(value->real);
    case NQ_VALUE_TEXT:
        return nq_cell_text(value->text);
    case NQ_VALUE_NULL:
        break;
    }
    return nq_cell_empty();
}

/* Writes the rows of QUERY as CSV to OUT; *ANY: there were some. */
static enum nq_status write_rows(struct nq_query *query, FILE *out, bool *any,
                                 struct nq_error *err)
{
    const char *names[FIELDS];
    const unsigned fields = nq_query_fields(query);
    if (fields > FIELDS)
        return nq_fail(err, NQ_RANGE, "the query has %u fields, at most %d",
                       fields, FIELDS);
    for (unsigned field = 0; field < fields; field++)
        names[field] = nq_query_name(query, field);
    struct nq_rows *rows = NULL;
    enum nq_status status =
        nq_rows_open(&rows, out, NQ_ROWS_CSV, fields, names, err);
    bool more = false;
    while (!status && !(status = nq_query_next(query, &more, err)) && more) {
        struct nq_cell cells[FIELDS];
        for (unsigned field = 0; field < fields; field++) {
            const struct nq_value value = nq_query_value(query, field);
            cells[field] = cell(&value);
        }
        *any = true;
        status = nq_rows_add(rows, cells, err);
    }
    /* what was not written shows when the file is closed */
    (void)nq_rows_close(rows, NULL);
    return status;
}

static enum nq_status open_in_draft(const struct making *making,
                                    const char *name, FILE **file,
                                    struct nq_error *err)
{
    char path[PATH_SIZE];
    const enum nq_status status = join(path, making->draft, name, err);
    if (status)
        return status;
    *file = fopen(path, "w");
    if (!*file)
        return nq_fail(err, NQ_IO, "cannot write %.300s: %s", path,
                       strerror(errno));
    return NQ_OK;
}

static enum nq_status write_data(struct making *making, size_t plot,
                                 struct nq_store *store, bool *any,
                                 struct nq_error *err)
{
    const char *name = plots[plot].file[DATA];
    struct nq_query *query = NULL;
    FILE *file = NULL;
    enum nq_status status =
        nq_query_open(&query, store, plots[plot].query, err);
    if (!status)
        status = open_in_draft(making, name, &file, err);
    if (!status) {
        status = write_rows(query, file, any, err);
        status = close_written(file, name, status, err);
    }
    nq_query_close(query);
    making->made[plot][DATA] = !status;
    return status;
}

static enum nq_status write_script(struct making *making, size_t plot,
                                   struct nq_error *err)
{
    const char *name = plots[plot].file[SCRIPT];
    FILE *file = NULL;
    enum nq_status status = open_in_draft(making, name, &file, err);
    if (status)
        return status;
    (void)fputs(plots[plot].script, file);
    status = close_written(file, name, NQ_OK, err);
    making->made[plot][SCRIPT] = !status;
    return status;
}

static enum nq_status draw(struct making *making, size_t plot,
                           struct nq_error *warning, struct nq_error *err)
{
    const char *const *file = plots[plot].file;
    struct nq_error said = {.text = ""};
    enum nq_status status =
        nq_gnuplot_run(making->draft, file[SCRIPT], &said, err);
    if (said.text[0] != '\0')
        *warning = said;
    for (size_t kind = SVG; !status && kind <= PNG; kind++) {
        char path[PATH_SIZE];
        status = join(path, making->draft, file[kind], err);
        if (!status && !nq_gnuplot_image_complete(path))
            status = nq_fail(err, NQ_IO,
                             "gnuplot did not finish %s: is the disk full?",
                             file[kind]);
        making->made[plot][kind] = !status;
    }
    return status;
}

/* Moves what was made to the folder; removes what was made by an earlier
 * report but not by this one. */
static enum nq_status publish(const struct making *making,
                              struct nq_report *report, struct nq_error *err)
{
    for (size_t plot = 0; plot < PLOTS; plot++) {
        for (size_t kind = 0; kind < KINDS; kind++) {
            const char *name = plots[plot].file[kind];
            char from[PATH_SIZE];
            char to[PATH_SIZE];
            if (join(from, making->draft, name, err) ||
                join(to, making->folder, name, err))
                return NQ_IO;
            if (!making->made[plot][kind]) {
                (void)unlink(to);
                continue;
            }
            if (rename(from, to) != 0)
                return nq_fail(err, NQ_IO, "cannot write %.300s: %s", to,
                               strerror(errno));
            report->files[report->count++] = name;
        }
    }
    return NQ_OK;
}

/* Makes all files of the report in the draft. */
static enum nq_status fill_draft(struct making *making, struct nq_store *store,
                                 struct nq_report *report, struct nq_error *err)
{
    bool any[PLOTS] = {false};
    bool anything = false;
    enum nq_status status = NQ_OK;
    for (size_t plot = 0; !status && plot < PLOTS; plot++) {
        status = write_data(making, plot, store, &any[plot], err);
        if (!status)
            status = write_script(making, plot, err);
        anything = anything || any[plot];
    }
    if (!status && !anything)
        return nq_fail(err, NQ_RANGE,
                       "the store holds no confirmed answer to show; find "
                       "some with: nqueens verify 1..10");
    for (size_t plot = 0; !status && plot < PLOTS; plot++)
        if (any[plot])
            status = draw(making, plot, &report->warning, err);
    return status;
}

enum nq_status nq_report_write(struct nq_store *store, const char *folder,
                               const atomic_int *stop, struct nq_report *report,
                               struct nq_error *err)
{
    struct nq_report written = {.count = 0};
    struct making making = {.folder = folder};
    struct nq_error why = {.text = ""};
    enum nq_status status = open_draft(&making, err);
    if (status)
        return status;
    status = fill_draft(&making, store, &written, &why);
    written.drawn = status != NQ_UNSUPPORTED;
    if (!written.drawn)
        status = NQ_OK;
    if (stop && atomic_load(stop) != 0)
        status = nq_fail(&why, NQ_STOPPED, "stopped; the report is as before");
    if (!status)
        status = publish(&making, &written, &why);
    drop_draft(&making);
    if (status)
        return nq_fail(err, status, "%s", why.text);
    *report = written;
    return NQ_OK;
}
