/* query.h - the answers of a store to a question in SQL. */
#ifndef NQ_DB_QUERY_H
#define NQ_DB_QUERY_H

#include "db/store.h"
#include "db/value.h"

struct nq_query;

/* Asks STORE, which must stay open until nq_query_close, the one SELECT in
 * SQL; comments before it are allowed.
 *
 * Owns:   *QUERY until nq_query_close.
 * Fails:  NQ_STORE if SQL is not sound, is not the only statement or would
 *         write; *QUERY is then NULL.
 */
enum nq_status nq_query_open(struct nq_query **query, struct nq_store *store,
                             const char *sql, struct nq_error *err);

/* Gives parameter ?PARAMETER of QUERY, counted from 1, a value.  Before the
 * first row only. */
enum nq_status nq_query_bind(struct nq_query *query, unsigned parameter,
                             int64_t value, struct nq_error *err);

/* How many fields a row has, and the name of field FIELD.  The name is lent
 * until nq_query_close. */
unsigned nq_query_fields(const struct nq_query *query);
const char *nq_query_name(const struct nq_query *query, unsigned field);

/* Goes to the next row, first to the first; *MORE says whether there is one.
 *
 * Fails:  NQ_STORE.
 */
enum nq_status nq_query_next(struct nq_query *query, bool *more,
                             struct nq_error *err);

/* Field FIELD of the current row.  Its text is lent until the next row. */
struct nq_value nq_query_value(const struct nq_query *query, unsigned field);

/* Ends QUERY; NULL is allowed. */
void nq_query_close(struct nq_query *query);

#endif
