/* budget.c - stops a search that takes longer than it may. */
#include "cli/budget.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <time.h>

#include "cli/interrupt.h"

static timer_t timer;
static bool timer_made;

static void on_alarm(int number)
{
    int none = 0; /* who wants the whole program to stop comes first */
    (void)atomic_compare_exchange_strong(&nq_interrupted, &none, number);
}

static bool make_timer(void)
{
    struct sigaction action = {.sa_handler = on_alarm, .sa_flags = SA_RESTART};
    (void)sigemptyset(&action.sa_mask);
    struct sigevent event = {.sigev_notify = SIGEV_SIGNAL,
                             .sigev_signo = SIGALRM};
    return sigaction(SIGALRM, &action, NULL) == 0 &&
           timer_create(CLOCK_MONOTONIC, &event, &timer) == 0;
}

static bool set_timer(double seconds)
{
    const double longest = 1e9; /* thirty years */
    if (seconds > longest)
        seconds = longest;
    struct itimerspec when = {.it_value.tv_sec = (time_t)seconds};
    const double rest = seconds - (double)when.it_value.tv_sec;
    when.it_value.tv_nsec = (long)(rest * 1e9);
    if (seconds > 0 && when.it_value.tv_sec == 0 && when.it_value.tv_nsec == 0)
        when.it_value.tv_nsec = 1; /* zero would be never */
    return timer_settime(timer, 0, &when, NULL) == 0;
}

enum nq_status nq_budget_start(double seconds, struct nq_error *err)
{
    timer_made = timer_made || make_timer();
    if (!timer_made || !set_timer(seconds))
        return nq_fail(err, NQ_IO, "cannot set a timer: %s", strerror(errno));
    return NQ_OK;
}

bool nq_budget_end(void)
{
    (void)set_timer(0);
    int alarm = SIGALRM;
    return atomic_compare_exchange_strong(&nq_interrupted, &alarm, 0);
}
