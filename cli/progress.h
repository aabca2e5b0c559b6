/* progress.h - how far long work is, on a terminal only. */
#ifndef NQ_CLI_PROGRESS_H
#define NQ_CLI_PROGRESS_H

#include <stdbool.h>

struct nq_progress {
    bool shown;    /* stderr is a terminal */
    double last;   /* wall clock of the last line */
    bool anything; /* there is a line to wipe */
};

/* Ready to show progress on stderr; nothing is shown if that is no terminal.
 */
void nq_progress_init(struct nq_progress *progress);

/* Replaces the progress line by the printf-style FORMAT, at most ten times a
 * second. */
void nq_progress_show(struct nq_progress *progress, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Wipes the progress line: before anything else is written. */
void nq_progress_clear(struct nq_progress *progress);

#endif
