/* clock.c - seconds that passed and seconds that were used. */
#include "base/clock.h"

#include <sys/resource.h>
#include <time.h>

static double read_clock(clockid_t id)
{
    struct timespec now;
    if (clock_gettime(id, &now) != 0)
        return 0.0;
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

double nq_clock_wall(void)
{
    return read_clock(CLOCK_MONOTONIC);
}

double nq_clock_cpu(void)
{
    return read_clock(CLOCK_PROCESS_CPUTIME_ID);
}

uint64_t nq_peak_memory(void)
{
    struct rusage usage;
    if (getrusage(RUSAGE_SELF, &usage) != 0)
        return 0;
    return (uint64_t)usage.ru_maxrss * 1024; /* Linux counts in KiB */
}
