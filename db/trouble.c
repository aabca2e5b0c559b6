/* trouble.c - what SQLite reports, in words that say what to do. */
#include <errno.h>
#include <string.h>

#include "db/internal.h"

enum nq_status nq_store_damaged(const struct nq_store *store, const char *what,
                                struct nq_error *err)
{
    return nq_fail(err, NQ_STORE,
                   "the store '%s' is damaged (%s); put a copy in its place, "
                   "or move it away and run 'nqueens verify' again",
                   store->path, what);
}

enum nq_status nq_store_foreign(const char *path, struct nq_error *err)
{
    return nq_fail(err, NQ_STORE,
                   "'%s' is not an nqueens store, nor any SQLite database; "
                   "name another file with --db",
                   path);
}

static enum nq_status input_or_output(const struct nq_store *store,
                                      struct nq_error *err)
{
    int reason = sqlite3_system_errno(store->db);
    if (!reason && sqlite3_extended_errcode(store->db) == SQLITE_IOERR_WRITE)
        reason = errno; /* SQLite keeps none when a COMMIT fails */
    return nq_fail(err, NQ_IO,
                   "cannot read or write the store '%s': %s; what was "
                   "committed before is kept, so mend that and try again",
                   store->path,
                   reason ? strerror(reason) : sqlite3_errmsg(store->db));
}

enum nq_status nq_store_trouble(const struct nq_store *store,
                                struct nq_error *err)
{
    const char *path = store->path;
    const char *reason = sqlite3_errmsg(store->db);
    switch (sqlite3_extended_errcode(store->db) & 0xff) {
    case SQLITE_NOMEM:
        return nq_fail(err, NQ_MEMORY, "out of memory");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return nq_fail(err, NQ_STORE,
                       "the store '%s' is locked by another process; wait "
                       "until that has ended and try again",
                       path);
    case SQLITE_FULL:
        return nq_fail(err, NQ_STORE,
                       "no space left for the store '%s'; what was committed "
                       "before is kept, so make room and try again",
                       path);
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return nq_fail(err, NQ_STORE,
                       "the store '%s' is read-only; make the file and its "
                       "folder writable, or name another file with --db",
                       path);
    case SQLITE_CANTOPEN:
    case SQLITE_AUTH:
        return nq_fail(err, NQ_IO,
                       "cannot open the store '%s'; see that its folder is "
                       "there and that you may read and write in it",
                       path);
    case SQLITE_NOTADB:
        return nq_store_foreign(path, err);
    case SQLITE_CORRUPT:
    case SQLITE_FORMAT:
    case SQLITE_ERROR: /* our SQL is sound, so a table or column is not */
        return nq_store_damaged(store, reason, err);
    case SQLITE_CONSTRAINT:
        return nq_fail(err, NQ_STORE, "the store '%s' refuses the change: %s",
                       path, reason);
    case SQLITE_IOERR:
        return input_or_output(store, err);
    default:
        return nq_fail(err, NQ_STORE, "the store '%s': %s", path, reason);
    }
}

enum nq_status nq_store_exec(const struct nq_store *store, const char *sql,
                             struct nq_error *err)
{
    if (sqlite3_exec(store->db, sql, NULL, NULL, NULL) != SQLITE_OK)
        return nq_store_trouble(store, err);
    return NQ_OK;
}
