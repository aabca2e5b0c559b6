/* store_check.h - is everything true that a store claims? */
#ifndef NQ_CLI_STORE_CHECK_H
#define NQ_CLI_STORE_CHECK_H

#include "db/store.h"

/* What a check found. */
struct nq_store_verdict {
    char claim[512];         /* the first one that is false; "": none */
    uint64_t sizes, classes; /* that are true */
};

/* Checks all that STORE claims: first the file and its references, by SQLite;
 * then the answer for each n against the published numbers; then each class by
 * the rules of the game, and what all classes of an n stand for against the
 * answer.  Shows progress on a terminal.
 *
 * Cost:   less than a microsecond a class for n = 16; memory does not grow.
 * Fails:  NQ_STOPPED after a signal, NQ_STORE if the file is too damaged to be
 *         read; a false claim is no failure.
 */
enum nq_status nq_store_check(struct nq_store *store,
                              struct nq_store_verdict *verdict,
                              struct nq_error *err);

#endif
