/* interrupt.h - Ctrl-C and kill: stop at the next safe point. */
#ifndef NQ_CLI_INTERRUPT_H
#define NQ_CLI_INTERRUPT_H

#include <stdatomic.h>

/* The number of the signal that asked the program to stop, 0 if none did.  Give
 * its address to a search as the stop flag. */
extern atomic_int nq_interrupted;

/* From now on SIGINT, SIGTERM and SIGHUP set nq_interrupted; one that comes
 * half a second later or more ends the program at once.  SIGPIPE stays fatal.
 */
void nq_interrupt_catch(void);

#endif
