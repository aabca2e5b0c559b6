/* listing.c - the tables and views of a store as rows, for people. */
#include "db/listing.h"

#define OF_N " WHERE n BETWEEN ?1 AND ?2"
static const char *const text[] = {
    [NQ_LISTING_COUNTS] = "SELECT * FROM counts" OF_N " ORDER BY n",
    [NQ_LISTING_CLASSES] = "SELECT * FROM classes" OF_N " ORDER BY n, rank",
    [NQ_LISTING_CLASS_SIZES] =
        "SELECT * FROM class_sizes" OF_N " ORDER BY n, orbit_size",
    [NQ_LISTING_TIMES] = "SELECT * FROM times" OF_N
                         " ORDER BY n, least_seconds, method, version",
    [NQ_LISTING_SLOWEST_METHODS] =
        "SELECT * FROM slowest_methods" OF_N " ORDER BY n",
    [NQ_LISTING_BOARD_SIZE] = "SELECT * FROM board_size" OF_N " ORDER BY n",
    [NQ_LISTING_CLASS] = "SELECT * FROM class" OF_N " ORDER BY n, rank",
    [NQ_LISTING_METHOD] =
        "SELECT name, version, source FROM method WHERE EXISTS"
        " (SELECT 1 FROM run WHERE run.method = method.name AND"
        " run.version = method.version AND run.n BETWEEN ?1 AND ?2)"
        " ORDER BY name, version",
    [NQ_LISTING_RUN] = "SELECT * FROM run" OF_N " ORDER BY n, id",
    [NQ_LISTING_CONFIRMATION] =
        "SELECT * FROM confirmation" OF_N " ORDER BY n, what, run",
    [NQ_LISTING_PROOF] = "SELECT * FROM proof" OF_N " ORDER BY n, id",
    [NQ_LISTING_PROVED] = "SELECT * FROM proved" OF_N " ORDER BY n, rule",
    [NQ_LISTING_CONTENTS] =
        "SELECT n, solutions, classes, (SELECT count(*) FROM class"
        " WHERE class.n = counts.n) AS classes_stored, solutions_by, set_by,"
        " (SELECT count(*) FROM run WHERE run.n = counts.n) AS runs"
        " FROM counts" OF_N " ORDER BY n",
    [NQ_LISTING_FILE] =
        "SELECT (SELECT user_version FROM pragma_user_version) AS version,"
        " (SELECT page_count * page_size FROM pragma_page_count,"
        " pragma_page_size) AS bytes,"
        " (SELECT count(*) FROM board_size" OF_N ") AS sizes,"
        " (SELECT count(*) FROM run" OF_N ") AS runs,"
        " (SELECT count(*) FROM confirmation" OF_N ") AS confirmations,"
        " (SELECT count(*) FROM method) AS methods,"
        " sqlite_version() AS sqlite",
};
#undef OF_N

const char *const nq_listing_names[] = {
    [NQ_LISTING_COUNTS] = "counts",
    [NQ_LISTING_CLASSES] = "classes",
    [NQ_LISTING_CLASS_SIZES] = "class_sizes",
    [NQ_LISTING_TIMES] = "times",
    [NQ_LISTING_SLOWEST_METHODS] = "slowest_methods",
    [NQ_LISTING_BOARD_SIZE] = "board_size",
    [NQ_LISTING_CLASS] = "class",
    [NQ_LISTING_METHOD] = "method",
    [NQ_LISTING_RUN] = "run",
    [NQ_LISTING_CONFIRMATION] = "confirmation",
    [NQ_LISTING_PROOF] = "proof",
    [NQ_LISTING_PROVED] = "proved",
    [NQ_LISTING_CONTENTS] = "contents",
    [NQ_LISTING_FILE] = "file",
    NULL,
};

enum nq_status nq_listing_open(struct nq_query **query, struct nq_store *store,
                               enum nq_listing listing, unsigned first,
                               unsigned last, struct nq_error *err)
{
    struct nq_query *made = NULL;
    enum nq_status status = nq_query_open(&made, store, text[listing], err);
    if (!status)
        status = nq_query_bind(made, 1, first, err);
    if (!status)
        status = nq_query_bind(made, 2, last, err);
    if (status) {
        nq_query_close(made);
        made = NULL;
    }
    *query = made;
    return status;
}
