/* truth.h - where `check` gets solutions from: a search of ours. */
#ifndef NQ_CLI_TRUTH_H
#define NQ_CLI_TRUTH_H

#include "verify/truth.h"

/* An nq_truth_fn that searches with the method "bitmask"; CTX is not used.
 * Stops with NQ_STOPPED when a signal asked for it. */
nq_truth_fn nq_truth_by_search;

#endif
