/* search_progress.h - how far a search is, told from the board it is at. */
#ifndef NQ_CLI_SEARCH_PROGRESS_H
#define NQ_CLI_SEARCH_PROGRESS_H

#include "cli/progress.h"
#include "solvers/solver.h"

struct nq_search_progress {
    struct nq_progress line;
    double started;  /* wall clock */
    uint64_t boards; /* seen so far */
    bool ordered;    /* all boards come, in lexicographic order */
};

/* Ready to show a search by SOLVER that begins now.  The part that is done can
 * be told if all boards come in lexicographic order. */
void nq_search_progress_init(struct nq_search_progress *progress,
                             const struct nq_solver *solver);

/* Counts BOARD and shows how far the search is, if that is shown at all. */
void nq_search_progress_board(struct nq_search_progress *progress,
                              const struct nq_board *board);

#endif
