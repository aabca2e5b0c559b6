/* visit.h - how a search hands on boards. */
#ifndef NQ_BOARD_VISIT_H
#define NQ_BOARD_VISIT_H

#include "board/board.h"

enum nq_walk { NQ_CONTINUE, NQ_STOP };

/* Takes one board, lent for the call.  NQ_STOP ends the search: to stop is not
 * to fail. */
typedef enum nq_walk nq_visit_fn(const struct nq_board *board, void *ctx);

#endif
