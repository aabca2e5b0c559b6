/* clock.h - seconds that passed and seconds that were used. */
#ifndef NQ_BASE_CLOCK_H
#define NQ_BASE_CLOCK_H

#include <stdint.h>

/* Wall-clock seconds from a fixed, unnamed start; never runs backwards. */
double nq_clock_wall(void);

/* CPU seconds used by this process so far, all threads. */
double nq_clock_cpu(void);

/* Peak resident memory of this process so far, in bytes; 0 if unknown. */
uint64_t nq_peak_memory(void);

#endif
