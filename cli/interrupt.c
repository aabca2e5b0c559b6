/* interrupt.c - Ctrl-C and kill: stop at the next safe point. */
#include "cli/interrupt.h"

#include <signal.h>
#include <stddef.h>

atomic_int nq_interrupted;

static void on_signal(int number)
{
    atomic_store(&nq_interrupted, number);
}

void nq_interrupt_catch(void)
{
    struct sigaction action = {.sa_handler = on_signal};
    (void)sigemptyset(&action.sa_mask);
    /* the second signal finds the default action again */
    action.sa_flags = (int)(SA_RESTART | SA_RESETHAND);
    (void)sigaction(SIGINT, &action, NULL);
    (void)sigaction(SIGTERM, &action, NULL);
    (void)sigaction(SIGHUP, &action, NULL);
}
