/* query.c - the answers of a store to a question in SQL. */
#include "db/query.h"

#include <stdlib.h>
#include <string.h>

#include "db/internal.h"

struct nq_query {
    const struct nq_store *store;
    sqlite3_stmt *statement;
};

/* Fails unless STATEMENT is all there is in the text, of which TAIL is left,
 * and only reads. */
static enum nq_status check_statement(sqlite3_stmt *statement, const char *tail,
                                      struct nq_error *err)
{
    if (!statement)
        return nq_fail(err, NQ_STORE, "the query is empty");
    if (tail[strspn(tail, " \t\r\n")] != '\0')
        return nq_fail(err, NQ_STORE, "the query is more than one statement");
    if (!sqlite3_stmt_readonly(statement))
        return nq_fail(err, NQ_STORE, "the query would change the store");
    return NQ_OK;
}

enum nq_status nq_query_open(struct nq_query **query, struct nq_store *store,
                             const char *sql, struct nq_error *err)
{
    *query = NULL;
    sqlite3_stmt *statement = NULL;
    const char *tail = NULL;
    if (sqlite3_prepare_v2(store->db, sql, -1, &statement, &tail) != SQLITE_OK)
        return nq_store_trouble(store, err);
    const enum nq_status status = check_statement(statement, tail, err);
    if (status) {
        (void)sqlite3_finalize(statement);
        return status;
    }
    struct nq_query *made = malloc(sizeof *made);
    if (!made) {
        (void)sqlite3_finalize(statement);
        return nq_fail(err, NQ_MEMORY, "out of memory");
    }
    *made = (struct nq_query){.store = store, .statement = statement};
    *query = made;
    return NQ_OK;
}

enum nq_status nq_query_bind(struct nq_query *query, unsigned parameter,
                             int64_t value, struct nq_error *err)
{
    if (sqlite3_bind_int64(query->statement, (int)parameter, value) !=
        SQLITE_OK)
        return nq_store_trouble(query->store, err);
    return NQ_OK;
}

unsigned nq_query_fields(const struct nq_query *query)
{
    return (unsigned)sqlite3_column_count(query->statement);
}

const char *nq_query_name(const struct nq_query *query, unsigned field)
{
    const char *name = sqlite3_column_name(query->statement, (int)field);
    return name ? name : ""; /* NULL: no memory */
}

enum nq_status nq_query_next(struct nq_query *query, bool *more,
                             struct nq_error *err)
{
    const int result = sqlite3_step(query->statement);
    if (result != SQLITE_ROW && result != SQLITE_DONE)
        return nq_store_trouble(query->store, err);
    *more = result == SQLITE_ROW;
    return NQ_OK;
}

struct nq_value nq_query_value(const struct nq_query *query, unsigned field)
{
    sqlite3_stmt *statement = query->statement;
    const int column = (int)field;
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_NULL:
        return nq_value_text(NULL);
    case SQLITE_INTEGER:
        return nq_value_integer(sqlite3_column_int64(statement, column));
    case SQLITE_FLOAT:
        return nq_value_real(sqlite3_column_double(statement, column));
    default: /* text, and blobs as text */
        return nq_value_text(
            (const char *)sqlite3_column_text(statement, column));
    }
}

void nq_query_close(struct nq_query *query)
{
    if (!query)
        return;
    (void)sqlite3_finalize(query->statement);
    free(query);
}
