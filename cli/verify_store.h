/* verify_store.h - what verification reads from the store and keeps there. */
#ifndef NQ_CLI_VERIFY_STORE_H
#define NQ_CLI_VERIFY_STORE_H

#include <stdio.h>

#include "cli/verify_size.h"
#include "db/store.h"

/* What the store says about one n. */
struct nq_stored_size {
    bool found;
    struct nq_size_record record;
    unsigned methods; /* that confirm the solutions and their set */
};

/* Reads what STORE has about N.
 *
 * Fails:  NQ_STORE, NQ_MEMORY; *STORED is then unchanged.
 */
enum nq_status nq_recall_size(struct nq_store *store, unsigned n,
                              struct nq_stored_size *stored,
                              struct nq_error *err);

/* Is it confirmed by at least two methods, so that nobody need compute it
 * again? */
bool nq_stored_confirmed(const struct nq_stored_size *stored);

/* Compares a record with the laws and with the published values; says on
 * DETAILS what is wrong with it.  True if it is sound. */
bool nq_check_stored(const struct nq_stored_size *stored, FILE *details);

/* Keeps a confirmed RESULT in one transaction: the answer, its classes up to
 * n = NQ_MAX_LISTED_N, the runs and what they confirm.
 *
 * Fails:  NQ_STORE, NQ_MEMORY; nothing of this n was then kept.
 */
enum nq_status nq_keep_size(struct nq_store *store,
                            struct nq_size_result *result,
                            struct nq_error *err);

/* Does the store say the same as RESULT, or nothing?  If not, says so on
 * DETAILS. */
bool nq_stored_agrees(const struct nq_stored_size *stored,
                      const struct nq_size_result *result, FILE *details);

#endif
