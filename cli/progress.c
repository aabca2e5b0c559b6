/* progress.c - how far long work is, on a terminal only. */
#include "cli/progress.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "base/clock.h"

void nq_progress_init(struct nq_progress *progress)
{
    *progress = (struct nq_progress){.shown = isatty(STDERR_FILENO) == 1};
}

void nq_progress_show(struct nq_progress *progress, const char *format, ...)
{
    if (!progress->shown)
        return;
    const double now = nq_clock_wall();
    if (progress->anything && now - progress->last < 0.1)
        return;
    progress->last = now;
    progress->anything = true;
    va_list args;
    va_start(args, format);
    (void)fputs("\r\033[K", stderr);
    (void)vfprintf(stderr, format, args);
    va_end(args);
    (void)fflush(stderr);
}

void nq_progress_clear(struct nq_progress *progress)
{
    if (!progress->anything)
        return;
    (void)fputs("\r\033[K", stderr);
    (void)fflush(stderr);
    progress->anything = false;
}
