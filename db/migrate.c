/* migrate.c - is the file ours, and of which version?  Numbered steps bring an
 * older one, and the empty file, to the newest. */
#include <inttypes.h>

#include "db/internal.h"

enum { APPLICATION_ID = 0x6e716e73 }; /* as in schema.sql: 'nqns' */

/* db/schema.sql, put into the program by the build */
extern const char nq_schema_sql[];

/* Step i takes a store from version i to i + 1; version 0 is an empty file.
 * Steps that were released never change. */
static const char *const steps[] = {nq_schema_sql};

enum { NEWEST = sizeof steps / sizeof *steps };

struct identity {
    int64_t application, version, tables;
};

/* A pragma cannot be prepared beforehand: its value is read when prepared. */
static enum nq_status read_number(const struct nq_store *store, const char *sql,
                                  int64_t *number, struct nq_error *err)
{
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(store->db, sql, -1, &statement, NULL) != SQLITE_OK)
        return nq_store_trouble(store, err);
    enum nq_status status = NQ_OK;
    if (sqlite3_step(statement) == SQLITE_ROW)
        *number = sqlite3_column_int64(statement, 0);
    else
        status = nq_store_trouble(store, err);
    (void)sqlite3_finalize(statement);
    return status;
}

static enum nq_status read_identity(const struct nq_store *store,
                                    struct identity *identity,
                                    struct nq_error *err)
{
    struct identity read = {0};
    /* the table count first: it is what looks at the whole first page */
    enum nq_status status = read_number(
        store, "SELECT count(*) FROM sqlite_schema", &read.tables, err);
    if (!status)
        status =
            read_number(store, "PRAGMA application_id", &read.application, err);
    if (!status)
        status = read_number(store, "PRAGMA user_version", &read.version, err);
    if (!status)
        *identity = read;
    return status;
}

static bool is_empty(const struct identity *identity)
{
    return identity->application == 0 && identity->version == 0 &&
           identity->tables == 0;
}

/* Is this a file that we can work on? */
static enum nq_status judge(const struct nq_store *store,
                            const struct identity *identity,
                            struct nq_error *err)
{
    if (is_empty(identity))
        return NQ_OK;
    if (identity->application != APPLICATION_ID)
        return nq_fail(err, NQ_STORE,
                       "'%s' is the database of another program, not an "
                       "nqueens store; name another file with --db",
                       store->path);
    if (identity->version > NEWEST)
        return nq_fail(err, NQ_STORE,
                       "the store '%s' has version %" PRId64
                       ", this program knows up to %d; use the newer nqueens "
                       "that made it, or name another file with --db",
                       store->path, identity->version, NEWEST);
    if (identity->version < 1)
        return nq_store_damaged(store, "its version is missing", err);
    return NQ_OK;
}

/* Under the lock: somebody else may have been faster. */
static enum nq_status take_steps(struct nq_store *store, struct nq_error *err)
{
    struct identity identity = {0};
    enum nq_status status = read_identity(store, &identity, err);
    if (!status)
        status = judge(store, &identity, err);
    for (int64_t step = identity.version; !status && step < NEWEST; step++)
        status = nq_store_exec(store, steps[step], err);
    return status;
}

enum nq_status nq_store_migrate(struct nq_store *store, struct nq_error *err)
{
    struct identity identity;
    enum nq_status status = read_identity(store, &identity, err);
    if (!status)
        status = judge(store, &identity, err);
    if (status || identity.version == NEWEST)
        return status;
    if (store->mode == NQ_STORE_READ)
        return is_empty(&identity)
                   ? nq_fail(err, NQ_STORE,
                             "the store '%s' is empty; 'nqueens verify 1..10' "
                             "fills it",
                             store->path)
                   : nq_fail(err, NQ_STORE,
                             "the store '%s' has the older version %" PRId64
                             "; 'nqueens verify 1' brings it to %d",
                             store->path, identity.version, NEWEST);
    status = nq_store_exec(store, "BEGIN IMMEDIATE", err);
    if (!status)
        status = take_steps(store, err);
    if (!status)
        status = nq_store_exec(store, "COMMIT", err);
    if (status)
        nq_store_undo(store);
    return status;
}
