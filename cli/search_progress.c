/* search_progress.c - how far a search is, told from the board it is at. */
#include "cli/search_progress.h"

#include <inttypes.h>

#include "base/clock.h"

/* Looking at the clock costs more than finding a board. */
enum { BOARDS_A_LOOK = 64, ROWS_TO_TELL = 4 };

void nq_search_progress_init(struct nq_search_progress *progress,
                             const struct nq_solver *solver)
{
    *progress = (struct nq_search_progress){
        .started = nq_clock_wall(),
        .ordered = solver->order == NQ_LEXICOGRAPHIC && !solver->canonical,
    };
    nq_progress_init(&progress->line);
}

/* The part of all placements of the first rows that comes before BOARD. */
static double part_before(const struct nq_board *board)
{
    double part = 0;
    double weight = 1;
    for (unsigned row = 0; row < board->n && row < ROWS_TO_TELL; row++) {
        weight /= board->n;
        part += weight * board->col[row];
    }
    return part;
}

void nq_search_progress_board(struct nq_search_progress *progress,
                              const struct nq_board *board)
{
    progress->boards++;
    if (!progress->line.shown || (progress->boards > BOARDS_A_LOOK &&
                                  progress->boards % BOARDS_A_LOOK != 0))
        return;
    const double seconds = nq_clock_wall() - progress->started;
    const double part = progress->ordered ? part_before(board) : 0;
    if (part > 0)
        nq_progress_show(
            &progress->line, "%.1f %%, %" PRIu64 " boards, about %.0f s left",
            100 * part, progress->boards, seconds * (1 - part) / part);
    else
        nq_progress_show(&progress->line, "%" PRIu64 " boards in %.0f s",
                         progress->boards, seconds);
}
