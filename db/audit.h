/* audit.h - do the tables of a store agree with themselves? */
#ifndef NQ_DB_AUDIT_H
#define NQ_DB_AUDIT_H

#include "db/store.h"

/* Checks what can be seen without knowing the game: that every page, index and
 * CHECK of the file is sound, that everything referred to is there, and that
 * each run that confirms an answer found that answer.  CLAIM, of SIZE bytes,
 * becomes the first claim that is false, such as "run 3 confirms n = 8 but is
 * about n = 7", or "" if there is none.
 *
 * Cost:   reads the whole file.
 */
enum nq_status nq_store_audit(struct nq_store *store, char *claim, size_t size,
                              struct nq_error *err);

#endif
