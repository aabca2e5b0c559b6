/* verify_explain.h - says where two methods differ. */
#ifndef NQ_CLI_VERIFY_EXPLAIN_H
#define NQ_CLI_VERIFY_EXPLAIN_H

#include <stdio.h>

#include "cli/verify_method.h"

/* Writes to OUT, in a line or two, the first place where RIGHT and WRONG differ
 * for N, with boards that one has and the other lacks; or that it was not found
 * within SECONDS for each method.
 *
 * Fails:  NQ_STOPPED if a signal asked for it; NQ_MEMORY; NQ_IO.
 */
enum nq_status nq_method_explain(const struct nq_method *right,
                                 const struct nq_method *wrong, unsigned n,
                                 double seconds, FILE *out,
                                 struct nq_error *err);

#endif
