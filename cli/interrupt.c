/* interrupt.c - Ctrl-C and kill: stop at the next safe point. */
#include "cli/interrupt.h"

#include <signal.h>
#include <stddef.h>

#include "base/clock.h"

/* timeout(1) sends its signal to us and then to our whole group: twice within
 * a moment is once. */
static const double moment_seconds = 0.5;

atomic_int nq_interrupted;

static void on_signal(int number)
{
    static double first; /* only touched here, where all signals are blocked */
    const double now = nq_clock_wall();
    if (atomic_load(&nq_interrupted) == 0) {
        first = now;
        atomic_store(&nq_interrupted, number);
    } else if (now - first > moment_seconds) {
        (void)signal(number, SIG_DFL);
        (void)raise(number);
    }
}

void nq_interrupt_catch(void)
{
    struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
    (void)sigfillset(&action.sa_mask);
    (void)sigaction(SIGINT, &action, NULL);
    (void)sigaction(SIGTERM, &action, NULL);
    (void)sigaction(SIGHUP, &action, NULL);
}
