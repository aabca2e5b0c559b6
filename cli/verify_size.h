/* verify_size.h - all methods on one n, and whether they agree. */
#ifndef NQ_CLI_VERIFY_SIZE_H
#define NQ_CLI_VERIFY_SIZE_H

#include <stdio.h>

#include "cli/verify_method.h"

enum {
    NQ_MAX_METHODS = 64,
    NQ_WITNESSES = 2 /* so many methods make an answer a confirmed one */
};

/* What verifies, for all n. */
struct nq_panel {
    struct nq_method method[NQ_MAX_METHODS];
    size_t count;
    double budget; /* seconds for a method and an n */
    struct nq_progress progress;
};

/* What was found about one n. */
struct nq_size_result {
    unsigned n;
    size_t trials;
    struct nq_trial trial[NQ_MAX_METHODS];       /* of the methods that ran, */
    const struct nq_method *ran[NQ_MAX_METHODS]; /* these */
    const struct nq_method *not_run[NQ_MAX_METHODS];
    size_t not_run_count;
    struct nq_verdict verdict; /* its reference lies in trial[] */
    struct nq_class_list classes;
};

/* Runs every method of PANEL on N, compares them, and writes a line to DETAILS
 * for everything that does not agree.  RESULT->classes is used again from one n
 * to the next: zero before the first, nq_class_list_release after the last.
 *
 * Fails:  NQ_STOPPED if a signal asked for it; NQ_MEMORY; NQ_IO.
 */
enum nq_status nq_verify_size(struct nq_panel *panel, unsigned n,
                              struct nq_size_result *result, FILE *details,
                              struct nq_error *err);

/* Is the answer confirmed: do enough witnesses agree? */
bool nq_size_confirmed(const struct nq_size_result *result);

#endif
