/* budget.h - stops a search that takes longer than it may. */
#ifndef NQ_CLI_BUDGET_H
#define NQ_CLI_BUDGET_H

#include <stdbool.h>

#include "base/status.h"

/* From now on nq_interrupted becomes SIGALRM after SECONDS of wall-clock time,
 * unless another signal was there first: searches that look at it stop.  One
 * budget at a time.
 *
 * Range:  SECONDS > 0.
 * Fails:  NQ_IO if the system has no timer.
 */
enum nq_status nq_budget_start(double seconds, struct nq_error *err);

/* Ends the budget.  True if it was used up; nq_interrupted is 0 again then. */
bool nq_budget_end(void);

#endif
