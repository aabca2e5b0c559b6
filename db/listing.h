/* listing.h - the tables and views of a store as rows, for people. */
#ifndef NQ_DB_LISTING_H
#define NQ_DB_LISTING_H

#include "db/query.h"

/* The tables and views of db/schema.sql by their names there, and two more:
 * what there is of each n, and the file as a whole. */
enum nq_listing {
    NQ_LISTING_COUNTS,
    NQ_LISTING_CLASSES,
    NQ_LISTING_CLASS_SIZES,
    NQ_LISTING_TIMES,
    NQ_LISTING_SLOWEST_METHODS,
    NQ_LISTING_BOARD_SIZE,
    NQ_LISTING_CLASS,
    NQ_LISTING_METHOD,
    NQ_LISTING_RUN,
    NQ_LISTING_CONFIRMATION,
    NQ_LISTING_PROOF,
    NQ_LISTING_PROVED,
    NQ_LISTING_CONTENTS,
    NQ_LISTING_FILE
};

/* "counts", "classes", ...; the index is the enum; ends with NULL.  Static. */
extern const char *const nq_listing_names[];

/* Asks STORE, which must stay open until nq_query_close, for the rows of
 * LISTING that belong to n = FIRST..LAST.
 *
 * Order:  by n, then by the table's key.
 * Owns:   *QUERY until nq_query_close.
 * Fails:  NQ_STORE, NQ_MEMORY; *QUERY is then NULL.
 */
enum nq_status nq_listing_open(struct nq_query **query, struct nq_store *store,
                               enum nq_listing listing, unsigned first,
                               unsigned last, struct nq_error *err);

#endif
