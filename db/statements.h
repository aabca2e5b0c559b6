/* statements.h - the SQL of a store: prepared once, parameters always bound. */
#ifndef NQ_DB_STATEMENTS_H
#define NQ_DB_STATEMENTS_H

#include <stddef.h>

#include "base/status.h"
#include "db/value.h"

struct nq_store;

/* One for each line of the table at the top of statements.c. */
enum nq_sql {
    NQ_SQL_BEGIN_WRITING,
    NQ_SQL_BEGIN_READING,
    NQ_SQL_COMMIT,
    NQ_SQL_PUT_SIZE,
    NQ_SQL_GET_SIZE,
    NQ_SQL_ADD_METHOD,
    NQ_SQL_ADD_RUN,
    NQ_SQL_CONFIRM,
    NQ_SQL_CONFIRMATIONS,
    NQ_SQL_CLEAR_CLASSES,
    NQ_SQL_ADD_CLASS,
    NQ_SQL_CLASSES,
    NQ_SQL_ADD_PROOF,
    NQ_SQL_AUDIT_FIRST, /* the audit's queries, in their order */
    NQ_SQL_AUDIT_FILE = NQ_SQL_AUDIT_FIRST,
    NQ_SQL_AUDIT_REFERENCES,
    NQ_SQL_AUDIT_CLASSES,
    NQ_SQL_AUDIT_RUNS,
    NQ_SQL_AUDIT_SETS,
    NQ_SQL_AUDIT_NODES,
    NQ_SQL_AUDIT_PROOFS,
    NQ_SQL_AUDIT_LAST = NQ_SQL_AUDIT_PROOFS,
    NQ_SQL_COUNT
};

/* Prepares all statements: fails if a table or column is not there. */
enum nq_status nq_sql_prepare(struct nq_store *store, struct nq_error *err);

/* Frees what was prepared. */
void nq_sql_release(struct nq_store *store);

/* Starts statement SQL with its COUNT parameters VALUES (texts are lent until
 * it ends); nq_sql_step gives its rows. */
enum nq_status nq_sql_start(struct nq_store *store, enum nq_sql sql,
                            size_t count, const struct nq_value *values,
                            struct nq_error *err);

/* Goes to the next row; at the end *MORE is false and the statement ended. */
enum nq_status nq_sql_step(struct nq_store *store, enum nq_sql sql, bool *more,
                           struct nq_error *err);

/* Ends a statement before its last row. */
void nq_sql_end(struct nq_store *store, enum nq_sql sql);

/* Starts and ends a statement that returns no rows. */
enum nq_status nq_sql_run(struct nq_store *store, enum nq_sql sql, size_t count,
                          const struct nq_value *values, struct nq_error *err);

#endif
