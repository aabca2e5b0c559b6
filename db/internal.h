/* internal.h - what the files of db/ share and nobody else sees. */
#ifndef NQ_DB_INTERNAL_H
#define NQ_DB_INTERNAL_H

#include <sqlite3.h>

#include "db/statements.h"
#include "db/store.h"

struct nq_store {
    sqlite3 *db;
    char *path; /* as the caller gave it, for messages */
    enum nq_store_mode mode;
    sqlite3_stmt *statement[NQ_SQL_COUNT];
    uint64_t new_classes; /* added and not yet packed */
};

/* Turns the failure of the last call on STORE's connection into words. */
enum nq_status nq_store_trouble(const struct nq_store *store,
                                struct nq_error *err);

/* The failure of a file whose content is not what a store's must be. */
enum nq_status nq_store_damaged(const struct nq_store *store, const char *what,
                                struct nq_error *err);

/* The failure of the file PATH, which is no database at all. */
enum nq_status nq_store_foreign(const char *path, struct nq_error *err);

/* Runs SQL, one statement or more, that returns no rows. */
enum nq_status nq_store_exec(const struct nq_store *store, const char *sql,
                             struct nq_error *err);

/* Sees that the file is an nqueens store and brings it to the newest version;
 * an empty file becomes a store.  In NQ_STORE_READ mode nothing is written, and
 * anything but the newest version is a failure. */
enum nq_status nq_store_migrate(struct nq_store *store, struct nq_error *err);

#endif
