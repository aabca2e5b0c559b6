/* classes.c - the classes of one n, in ascending order of rank. */
#include <inttypes.h>
#include <stdio.h>

#include "board/rank.h"
#include "db/internal.h"

static enum nq_status check_n(unsigned n, struct nq_error *err)
{
    if (n < 1 || n > NQ_MAX_RANKED_N)
        return nq_fail(err, NQ_RANGE, "n is %u; classes are kept for 1..%d", n,
                       NQ_MAX_RANKED_N);
    return NQ_OK;
}

enum nq_status nq_store_clear_classes(struct nq_store *store, unsigned n,
                                      struct nq_error *err)
{
    const struct nq_value values[] = {nq_value_integer(n)};
    const enum nq_status status = check_n(n, err);
    if (status)
        return status;
    return nq_sql_run(store, NQ_SQL_CLEAR_CLASSES, 1, values, err);
}

enum nq_status nq_store_add_class(struct nq_store *store, unsigned n,
                                  int64_t rank, enum nq_symmetry symmetry,
                                  struct nq_error *err)
{
    const struct nq_value values[] = {nq_value_integer(n),
                                      nq_value_integer(rank),
                                      nq_value_integer(symmetry)};
    enum nq_status status = check_n(n, err);
    if (!status && (rank < 0 || rank >= nq_factorial(n)))
        status = nq_fail(err, NQ_RANGE,
                         "rank %" PRId64 " for n = %u is not 0..%" PRId64, rank,
                         n, nq_factorial(n) - 1);
    if (!status)
        status = nq_sql_run(store, NQ_SQL_ADD_CLASS,
                            sizeof values / sizeof *values, values, err);
    if (!status)
        store->new_classes++;
    return status;
}

enum nq_status nq_store_rewind_classes(struct nq_store *store, unsigned n,
                                       struct nq_error *err)
{
    const struct nq_value values[] = {nq_value_integer(n)};
    const enum nq_status status = check_n(n, err);
    if (status)
        return status;
    return nq_sql_start(store, NQ_SQL_CLASSES, 1, values, err);
}

enum nq_status nq_store_next_class(struct nq_store *store,
                                   struct nq_class_record *record, bool *more,
                                   struct nq_error *err)
{
    bool row = false;
    const enum nq_status status = nq_sql_step(store, NQ_SQL_CLASSES, &row, err);
    if (status)
        return status;
    *more = row;
    if (!row)
        return NQ_OK;
    sqlite3_stmt *columns = store->statement[NQ_SQL_CLASSES];
    const int64_t rank = sqlite3_column_int64(columns, 0);
    const int64_t symmetry = sqlite3_column_int64(columns, 1);
    if (symmetry < NQ_NO_SYMMETRY || symmetry > NQ_QUARTER_TURN) {
        char what[64];
        (void)snprintf(what, sizeof what,
                       "class %" PRId64 " has symmetry "
                       "%" PRId64,
                       rank, symmetry);
        return nq_store_damaged(store, what, err);
    }
    *record = (struct nq_class_record){.rank = rank,
                                       .symmetry = (enum nq_symmetry)symmetry};
    return NQ_OK;
}
