/* statements.c - the SQL of a store: prepared once, parameters always bound. */
#include "db/statements.h"

#include <assert.h>

#include "db/internal.h"

static const char *const text[NQ_SQL_COUNT] = {
    /* a writer takes its lock at once: trouble shows before the work does */
    [NQ_SQL_BEGIN_WRITING] = "BEGIN IMMEDIATE",
    [NQ_SQL_BEGIN_READING] = "BEGIN",
    [NQ_SQL_COMMIT] = "COMMIT",
    [NQ_SQL_PUT_SIZE] =
        "INSERT INTO board_size (n, solutions, classes, half_turn,"
        " quarter_turn, digest, complete)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
        " ON CONFLICT (n) DO UPDATE SET solutions = excluded.solutions,"
        " classes = excluded.classes, half_turn = excluded.half_turn,"
        " quarter_turn = excluded.quarter_turn, digest = excluded.digest,"
        " complete = excluded.complete",
    [NQ_SQL_GET_SIZE] = "SELECT solutions, classes, half_turn, quarter_turn,"
                        " complete, digest FROM board_size WHERE n = ?1",
    [NQ_SQL_ADD_METHOD] = "INSERT INTO method (name, version, source)"
                          " VALUES (?1, ?2, ?3)"
                          " ON CONFLICT (name, version) DO NOTHING",
    [NQ_SQL_ADD_RUN] =
        "INSERT INTO run (method, version, n, part, parts, solutions, nodes,"
        " digest, wall_seconds, cpu_seconds, peak_memory, machine, started,"
        " finished)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
    [NQ_SQL_CONFIRM] = "INSERT INTO confirmation (n, what, run)"
                       " VALUES (?1, ?2, ?3)"
                       " ON CONFLICT (n, what, run) DO NOTHING",
    [NQ_SQL_CONFIRMATIONS] =
        "SELECT count(DISTINCT method) FROM confirmation"
        " JOIN run ON run.id = confirmation.run"
        " WHERE confirmation.n = ?1 AND confirmation.what = ?2",
    [NQ_SQL_CLEAR_CLASSES] = "DELETE FROM class WHERE n = ?1",
    [NQ_SQL_ADD_CLASS] =
        "INSERT INTO class (n, rank, symmetry) VALUES (?1, ?2, ?3)",
    [NQ_SQL_CLASSES] =
        "SELECT rank, symmetry FROM class WHERE n = ?1 ORDER BY rank",
    [NQ_SQL_ADD_PROOF] =
        "INSERT INTO proof (n, rule, board, solutions, clauses, steps, bytes,"
        " sha256, solver, solver_seconds, check_seconds, machine, finished)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",

    [NQ_SQL_AUDIT_FILE] =
        "SELECT 'the file is not sound: ' || integrity_check"
        " FROM pragma_integrity_check(1) WHERE integrity_check <> 'ok'",
    /* the classes are left to the next query, which need not visit each */
    [NQ_SQL_AUDIT_REFERENCES] =
        "SELECT printf('a row of %s refers to a row of %s that is not there',"
        " \"table\", parent) FROM"
        " (SELECT \"table\", parent FROM pragma_foreign_key_check('run')"
        " UNION ALL SELECT \"table\", parent"
        " FROM pragma_foreign_key_check('confirmation'))",
    [NQ_SQL_AUDIT_CLASSES] =
        "WITH RECURSIVE size (n) AS (SELECT min(n) FROM class UNION ALL"
        " SELECT (SELECT min(n) FROM class WHERE class.n > size.n)"
        " FROM size WHERE n IS NOT NULL)"
        " SELECT printf('there are classes of n = %d but no answer for it', n)"
        " FROM size WHERE n NOT NULL AND n NOT IN (SELECT n FROM board_size)",
    [NQ_SQL_AUDIT_RUNS] =
        "SELECT CASE"
        " WHEN run.n <> c.n THEN printf('run %d confirms n = %d but is about"
        " n = %d', id, c.n, run.n)"
        " WHEN parts <> 1 THEN printf('run %d confirms n = %d but is only part"
        " %d of %d', id, c.n, part, parts)"
        " ELSE printf('run %d confirms n = %d but found %d solutions, not %d',"
        " id, c.n, run.solutions, board_size.solutions) END"
        " FROM confirmation AS c JOIN run ON run.id = c.run"
        " JOIN board_size ON board_size.n = c.n"
        " WHERE run.n <> c.n OR parts <> 1"
        " OR run.solutions <> board_size.solutions ORDER BY c.n, id",
    [NQ_SQL_AUDIT_SETS] =
        "SELECT printf('run %d confirms the set of solutions for n = %d but"
        " has another digest', id, c.n)"
        " FROM confirmation AS c JOIN run ON run.id = c.run"
        " JOIN board_size ON board_size.n = c.n"
        " WHERE c.what = 'set' AND run.digest IS NOT board_size.digest"
        " ORDER BY c.n, id",
    [NQ_SQL_AUDIT_NODES] =
        "SELECT printf('the runs that confirm the nodes for n = %d counted %d"
        " and %d', c.n, min(nodes), max(nodes))"
        " FROM confirmation AS c JOIN run ON run.id = c.run"
        " WHERE c.what = 'nodes' GROUP BY c.n HAVING min(nodes) <> max(nodes)"
        " ORDER BY c.n",
    [NQ_SQL_AUDIT_PROOFS] =
        "SELECT printf('proof %d says that n = %d has %d solutions, not %d',"
        " id, proof.n, proof.solutions, board_size.solutions)"
        " FROM proof JOIN board_size ON board_size.n = proof.n"
        " WHERE rule = 'queen' AND board NOT GLOB '*[#Q]*'"
        " AND proof.solutions <> board_size.solutions ORDER BY proof.n, id",
};

enum nq_status nq_sql_prepare(struct nq_store *store, struct nq_error *err)
{
    for (size_t sql = 0; sql < NQ_SQL_COUNT; sql++)
        if (sqlite3_prepare_v3(store->db, text[sql], -1,
                               SQLITE_PREPARE_PERSISTENT,
                               &store->statement[sql], NULL) != SQLITE_OK)
            return nq_store_trouble(store, err);
    return NQ_OK;
}

void nq_sql_release(struct nq_store *store)
{
    for (size_t sql = 0; sql < NQ_SQL_COUNT; sql++) {
        (void)sqlite3_finalize(store->statement[sql]);
        store->statement[sql] = NULL;
    }
}

static int bind(sqlite3_stmt *statement, int at, const struct nq_value *value)
{
    switch (value->kind) {
    case NQ_VALUE_NULL:
        return sqlite3_bind_null(statement, at);
    case NQ_VALUE_INTEGER:
        return sqlite3_bind_int64(statement, at, value->integer);
    case NQ_VALUE_REAL:
        return sqlite3_bind_double(statement, at, value->real);
    case NQ_VALUE_TEXT:
        return sqlite3_bind_text(statement, at, value->text, -1, SQLITE_STATIC);
    }
    return SQLITE_MISUSE;
}

enum nq_status nq_sql_start(struct nq_store *store, enum nq_sql sql,
                            size_t count, const struct nq_value *values,
                            struct nq_error *err)
{
    sqlite3_stmt *statement = store->statement[sql];
    assert((size_t)sqlite3_bind_parameter_count(statement) == count);
    nq_sql_end(store, sql);
    for (size_t i = 0; i < count; i++)
        if (bind(statement, (int)i + 1, &values[i]) != SQLITE_OK)
            return nq_store_trouble(store, err);
    return NQ_OK;
}

enum nq_status nq_sql_step(struct nq_store *store, enum nq_sql sql, bool *more,
                           struct nq_error *err)
{
    const int result = sqlite3_step(store->statement[sql]);
    *more = result == SQLITE_ROW;
    if (result == SQLITE_ROW)
        return NQ_OK;
    enum nq_status status = NQ_OK;
    if (result != SQLITE_DONE)
        status = nq_store_trouble(store, err); /* before the reset forgets it */
    (void)sqlite3_reset(store->statement[sql]);
    return status;
}

void nq_sql_end(struct nq_store *store, enum nq_sql sql)
{
    (void)sqlite3_reset(store->statement[sql]);
}

enum nq_status nq_sql_run(struct nq_store *store, enum nq_sql sql, size_t count,
                          const struct nq_value *values, struct nq_error *err)
{
    bool more = false;
    enum nq_status status = nq_sql_start(store, sql, count, values, err);
    if (!status)
        status = nq_sql_step(store, sql, &more, err);
    assert(status || !more);
    return status;
}
