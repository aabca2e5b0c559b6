/* db.h - the parts of `nqueens db`. */
#ifndef NQ_CLI_DB_H
#define NQ_CLI_DB_H

#include "db/store.h"

/* `nqueens db check`: checks all that STORE, the file PATH, claims; says on
 * stdout that it is true or which claim is false, and returns the exit status.
 */
int nq_db_check(struct nq_store *store, const char *path);

#endif
