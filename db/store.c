/* store.c - opens, commits, closes. */
#include "db/store.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "db/internal.h"

enum {
    SMALLEST_DATABASE = 512, /* bytes: SQLite takes less for an empty file */
    PATIENCE = 3000,   /* milliseconds to wait for another process's lock */
    PACK_FROM = 100000 /* new classes after which packing the file pays */
};

/* What holds for every connection.
 *
 * The journal is a rollback journal that is deleted at every commit.  So the
 * store is one file whenever nobody is writing, can be copied with cp, and can
 * be read on a read-only disk, which WAL cannot.  Bulk loading, our heaviest
 * use, writes new pages once here and twice with WAL.  The price: who reads
 * waits while a writer commits.  EXTRA syncs the folder too after the journal
 * is gone, so what was committed survives loss of power. */
static const char settings[] = "PRAGMA foreign_keys = ON;"
                               "PRAGMA trusted_schema = OFF;"
                               "PRAGMA cell_size_check = ON;"
                               "PRAGMA synchronous = EXTRA;";

/* Looks at the file before SQLite does, which says less about it. */
static enum nq_status look(const char *path, enum nq_store_mode mode,
                           struct nq_error *err)
{
    struct stat file;
    if (stat(path, &file) != 0) {
        if (errno != ENOENT)
            return nq_fail(err, NQ_IO, "cannot open the store '%s': %s", path,
                           strerror(errno));
        if (mode == NQ_STORE_READ)
            return nq_fail(err, NQ_IO,
                           "there is no store '%s'; 'nqueens verify 1..10' "
                           "makes one, --db names another",
                           path);
        return NQ_OK;
    }
    if (S_ISDIR(file.st_mode))
        return nq_fail(err, NQ_IO, "the store '%s' is a folder; name a file",
                       path);
    if (!S_ISREG(file.st_mode))
        return nq_fail(err, NQ_IO,
                       "the store '%s' is not a regular file; name another",
                       path);
    if (file.st_size > 0 && file.st_size < SMALLEST_DATABASE)
        return nq_store_foreign(path, err);
    return NQ_OK;
}

/* Opens the connection.  Reading opens for writing too, where it is allowed:
 * after a crash the first to open the file must be able to undo what was not
 * committed. */
static enum nq_status connect(struct nq_store *store, struct nq_error *err)
{
    /* "./" keeps names such as ":memory:" and "file:x" the names of files */
    char *name =
        sqlite3_mprintf("%s%s", store->path[0] == '/' ? "" : "./", store->path);
    if (!name)
        return nq_fail(err, NQ_MEMORY, "out of memory");
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
    if (store->mode == NQ_STORE_CREATE)
        flags |= SQLITE_OPEN_CREATE;
    const int result = sqlite3_open_v2(name, &store->db, flags, NULL);
    sqlite3_free(name);
    if (!store->db)
        return nq_fail(err, NQ_MEMORY, "out of memory");
    if (result != SQLITE_OK)
        return nq_store_trouble(store, err);
    if (store->mode == NQ_STORE_CREATE &&
        sqlite3_db_readonly(store->db, "main") == 1)
        return nq_fail(err, NQ_STORE,
                       "the store '%s' is read-only; make it writable, or "
                       "name another file with --db",
                       store->path);
    (void)sqlite3_busy_timeout(store->db, PATIENCE);
    (void)sqlite3_db_config(store->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    return nq_store_exec(store, settings, err);
}

enum nq_status nq_store_open(struct nq_store **store, const char *path,
                             enum nq_store_mode mode, struct nq_error *err)
{
    *store = NULL;
    enum nq_status status = look(path, mode, err);
    if (status)
        return status;
    struct nq_store *made = calloc(1, sizeof *made);
    if (made)
        made->path = strdup(path);
    if (!made || !made->path) {
        free(made);
        return nq_fail(err, NQ_MEMORY, "out of memory");
    }
    made->mode = mode;
    status = connect(made, err);
    if (!status)
        status = nq_store_migrate(made, err);
    if (!status && mode == NQ_STORE_READ)
        status = nq_store_exec(made, "PRAGMA query_only = ON", err);
    if (!status && mode == NQ_STORE_CREATE)
        status = nq_store_exec(made, "PRAGMA journal_mode = DELETE", err);
    if (!status)
        status = nq_sql_prepare(made, err);
    if (status) {
        nq_store_close(made);
        return status;
    }
    *store = made;
    return NQ_OK;
}

void nq_store_close(struct nq_store *store)
{
    if (!store)
        return;
    nq_sql_release(store);
    (void)sqlite3_close(store->db);
    free(store->path);
    free(store);
}

enum nq_status nq_store_begin(struct nq_store *store, struct nq_error *err)
{
    return nq_sql_run(store,
                      store->mode == NQ_STORE_READ ? NQ_SQL_BEGIN_READING
                                                   : NQ_SQL_BEGIN_WRITING,
                      0, NULL, err);
}

/* Packs the file.  Rows that come in ascending order leave one eighth of each
 * page of a table WITHOUT ROWID empty.  This is a favour: it may fail, for want
 * of space or because somebody reads, and the store is as good as before. */
static void pack(struct nq_store *store)
{
    store->new_classes = 0;
    (void)sqlite3_busy_timeout(store->db, 0);
    (void)sqlite3_exec(store->db, "VACUUM", NULL, NULL, NULL);
    (void)sqlite3_busy_timeout(store->db, PATIENCE);
}

enum nq_status nq_store_commit(struct nq_store *store, struct nq_error *err)
{
    const enum nq_status status =
        nq_sql_run(store, NQ_SQL_COMMIT, 0, NULL, err);
    if (!status && store->new_classes >= PACK_FROM)
        pack(store);
    return status;
}

void nq_store_undo(struct nq_store *store)
{
    store->new_classes = 0;
    if (sqlite3_get_autocommit(store->db) == 0)
        (void)sqlite3_exec(store->db, "ROLLBACK", NULL, NULL, NULL);
}
