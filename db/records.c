/* records.c - answers, runs and confirmations. */
#include <assert.h>

#include "db/internal.h"

/* SQLite's integers are signed. */
static enum nq_status check_count(const char *what, uint64_t count,
                                  struct nq_error *err)
{
    if (count > INT64_MAX)
        return nq_fail(err, NQ_RANGE,
                       "the number of %s does not fit in the store", what);
    return NQ_OK;
}

enum nq_status nq_store_put_size(struct nq_store *store,
                                 const struct nq_size_record *record,
                                 struct nq_error *err)
{
    if (record->n < 1 || record->n > NQ_MAX_N)
        return nq_fail(err, NQ_RANGE, "n is %u, not 1..%d", record->n,
                       NQ_MAX_N);
    enum nq_status status = check_count("solutions", record->solutions, err);
    if (!status) /* the symmetric ones are some of these */
        status = check_count("classes", record->classes, err);
    if (status)
        return status;
    char digest[NQ_DIGEST_TEXT_SIZE];
    nq_digest_text(&record->digest, digest);
    const struct nq_value values[] = {
        nq_value_integer(record->n),
        nq_value_integer((int64_t)record->solutions),
        nq_value_integer((int64_t)record->classes),
        nq_value_integer((int64_t)record->half_turn),
        nq_value_integer((int64_t)record->quarter_turn),
        nq_value_text(digest),
        nq_value_integer(record->complete),
    };
    return nq_sql_run(store, NQ_SQL_PUT_SIZE, sizeof values / sizeof *values,
                      values, err);
}

/* The row that GET_SIZE stands on; the columns in its order. */
static enum nq_status read_size(const struct nq_store *store,
                                struct nq_size_record *record,
                                struct nq_error *err)
{
    sqlite3_stmt *row = store->statement[NQ_SQL_GET_SIZE];
    int64_t number[5];
    for (int i = 0; i < 5; i++) {
        number[i] = sqlite3_column_int64(row, i);
        if (sqlite3_column_type(row, i) != SQLITE_INTEGER || number[i] < 0)
            return nq_store_damaged(store, "a number in board_size is wrong",
                                    err);
    }
    struct nq_size_record read = {
        .n = record->n,
        .solutions = (uint64_t)number[0],
        .classes = (uint64_t)number[1],
        .half_turn = (uint64_t)number[2],
        .quarter_turn = (uint64_t)number[3],
        .complete = number[4] != 0,
    };
    const char *digest = (const char *)sqlite3_column_text(row, 5);
    if (!digest || nq_digest_parse(&read.digest, digest, NULL))
        return nq_store_damaged(store, "a digest in board_size is wrong", err);
    *record = read;
    return NQ_OK;
}

enum nq_status nq_store_get_size(struct nq_store *store, unsigned n,
                                 struct nq_size_record *record, bool *found,
                                 struct nq_error *err)
{
    const struct nq_value values[] = {nq_value_integer(n)};
    struct nq_size_record read = {.n = n};
    bool more = false;
    enum nq_status status =
        nq_sql_start(store, NQ_SQL_GET_SIZE, 1, values, err);
    if (!status)
        status = nq_sql_step(store, NQ_SQL_GET_SIZE, &more, err);
    if (!status && more)
        status = read_size(store, &read, err);
    nq_sql_end(store, NQ_SQL_GET_SIZE);
    if (status)
        return status;
    *found = more;
    if (more)
        *record = read;
    return NQ_OK;
}

static enum nq_status add_method(struct nq_store *store,
                                 const struct nq_run *run, struct nq_error *err)
{
    const struct nq_value values[] = {
        nq_value_text(run->method),
        nq_value_integer(run->version),
        nq_value_text(run->source),
    };
    return nq_sql_run(store, NQ_SQL_ADD_METHOD, sizeof values / sizeof *values,
                      values, err);
}

enum nq_status nq_store_add_run(struct nq_store *store,
                                const struct nq_run *run, int64_t *id,
                                struct nq_error *err)
{
    assert(run->method && run->source && run->machine);
    enum nq_status status = check_count("solutions", run->solutions, err);
    if (!status)
        status = check_count("nodes", run->nodes, err);
    if (!status)
        status = add_method(store, run, err);
    if (status)
        return status;
    char digest[NQ_DIGEST_TEXT_SIZE];
    nq_digest_text(&run->digest, digest);
    const struct nq_value values[] = {
        nq_value_text(run->method),
        nq_value_integer(run->version),
        nq_value_integer(run->n),
        nq_value_integer(run->part),
        nq_value_integer(run->parts),
        nq_value_integer((int64_t)run->solutions),
        nq_value_integer((int64_t)run->nodes),
        nq_value_text(run->has_digest ? digest : NULL),
        nq_value_real(run->wall_seconds),
        nq_value_real(run->cpu_seconds),
        nq_value_integer((int64_t)run->peak_memory),
        nq_value_text(run->machine),
        nq_value_integer(run->started),
        nq_value_integer(run->finished),
    };
    status = nq_sql_run(store, NQ_SQL_ADD_RUN, sizeof values / sizeof *values,
                        values, err);
    if (!status)
        *id = sqlite3_last_insert_rowid(store->db);
    return status;
}

enum nq_status nq_store_confirm(struct nq_store *store, unsigned n,
                                const char *what, int64_t id,
                                struct nq_error *err)
{
    const struct nq_value values[] = {nq_value_integer(n), nq_value_text(what),
                                      nq_value_integer(id)};
    return nq_sql_run(store, NQ_SQL_CONFIRM, sizeof values / sizeof *values,
                      values, err);
}

enum nq_status nq_store_confirmations(struct nq_store *store, unsigned n,
                                      const char *what, unsigned *methods,
                                      struct nq_error *err)
{
    const struct nq_value values[] = {nq_value_integer(n), nq_value_text(what)};
    bool more = false;
    enum nq_status status =
        nq_sql_start(store, NQ_SQL_CONFIRMATIONS, 2, values, err);
    if (!status)
        status = nq_sql_step(store, NQ_SQL_CONFIRMATIONS, &more, err);
    if (!status && more)
        *methods = (unsigned)sqlite3_column_int64(
            store->statement[NQ_SQL_CONFIRMATIONS], 0);
    nq_sql_end(store, NQ_SQL_CONFIRMATIONS);
    return status;
}

enum nq_status nq_store_add_proof(struct nq_store *store,
                                  const struct nq_proof_record *proof,
                                  struct nq_error *err)
{
    enum nq_status status = check_count("solutions", proof->solutions, err);
    if (status)
        return status;
    const struct nq_value values[] = {
        nq_value_integer(proof->n),
        nq_value_text(proof->rule),
        nq_value_text(proof->board),
        nq_value_integer((int64_t)proof->solutions),
        nq_value_integer((int64_t)proof->clauses),
        nq_value_integer((int64_t)proof->steps),
        nq_value_integer((int64_t)proof->bytes),
        nq_value_text(proof->sha256),
        nq_value_text(proof->solver),
        nq_value_real(proof->solver_seconds),
        nq_value_real(proof->check_seconds),
        nq_value_text(proof->machine),
        nq_value_integer(proof->finished),
    };
    return nq_sql_run(store, NQ_SQL_ADD_PROOF, sizeof values / sizeof *values,
                      values, err);
}
