/* audit.c - do the tables of a store agree with themselves? */
#include "db/audit.h"

#include <stdio.h>

#include "db/internal.h"

/* Each query returns the claims that it finds false, one text a row. */
static enum nq_status first_claim(struct nq_store *store, enum nq_sql sql,
                                  char *claim, size_t size,
                                  struct nq_error *err)
{
    bool more = false;
    enum nq_status status = nq_sql_start(store, sql, 0, NULL, err);
    if (!status)
        status = nq_sql_step(store, sql, &more, err);
    if (!status && more) {
        const unsigned char *text =
            sqlite3_column_text(store->statement[sql], 0);
        (void)snprintf(claim, size, "%s",
                       text ? (const char *)text : "a row has no values");
    }
    nq_sql_end(store, sql);
    return status;
}

enum nq_status nq_store_audit(struct nq_store *store, char *claim, size_t size,
                              struct nq_error *err)
{
    enum nq_status status = NQ_OK;
    claim[0] = '\0';
    for (enum nq_sql sql = NQ_SQL_AUDIT_FIRST;
         !status && !claim[0] && sql <= NQ_SQL_AUDIT_LAST; sql++)
        status = first_claim(store, sql, claim, size, err);
    return status;
}
