/* verify_method.c - one method under verification, run for one n at a time. */
#include "cli/verify_method.h"

#include <time.h>

#include "base/clock.h"
#include "cli/budget.h"
#include "cli/interrupt.h"
#include "cli/verify_fault.h"

static enum nq_status run_solver(const struct nq_method *method,
                                 const struct nq_puzzle *puzzle,
                                 nq_visit_fn *visit, void *ctx,
                                 struct nq_answer *answer, struct nq_error *err)
{
    const struct nq_solver *solver = method->solver;
    struct nq_search search = {
        .visit = visit, .ctx = ctx, .stop = &nq_interrupted};
    const enum nq_status status =
        nq_solver_search(solver, puzzle, &search, err);
    *answer = (struct nq_answer){.method = method->name,
                                 .witness = true,
                                 .ordered = solver->order == NQ_LEXICOGRAPHIC,
                                 .row_by_row = solver->row_by_row,
                                 .claimed = search.stats.solutions,
                                 .nodes = search.stats.nodes};
    return status;
}

static enum nq_status run_fault(const struct nq_method *method, unsigned n,
                                nq_visit_fn *visit, void *ctx,
                                struct nq_answer *answer, struct nq_error *err)
{
    const struct nq_fault *fault = method->fault;
    const struct nq_fault_limits limits = {.stop = &nq_interrupted};
    struct nq_fault_boards boards = {.visit = visit, .ctx = ctx};
    const enum nq_status status =
        nq_planted_visit(fault, method->first, n, &boards, &limits, err);
    const uint64_t printed = boards.boards + boards.others;
    *answer =
        (struct nq_answer){.method = method->name,
                           .counts_only = fault->prints == NQ_PRINTS_TOTAL,
                           .ordered = fault->shows_in == NQ_SHOWS_ORDER,
                           .says_nothing = !boards.has_total,
                           .claimed = boards.has_total ? boards.total : printed,
                           .strange = boards.others};
    return status;
}

enum nq_status nq_method_run(const struct nq_method *method,
                             const struct nq_puzzle *puzzle, nq_visit_fn *visit,
                             void *ctx, struct nq_answer *answer,
                             struct nq_error *err)
{
    if (method->solver)
        return run_solver(method, puzzle, visit, ctx, answer, err);
    return run_fault(method, puzzle->n, visit, ctx, answer, err);
}

/* Between a search and its tally: shows that something is going on. */
struct watch {
    struct nq_tally tally;
    const struct nq_method *method;
    struct nq_progress *progress;
    double started; /* wall clock */
};

static void show_progress(const struct watch *watch)
{
    nq_progress_show(watch->progress, "n = %u: %s, %.1f s", watch->tally.n,
                     watch->method->name, nq_clock_wall() - watch->started);
}

static enum nq_walk watch_board(const struct nq_board *board, void *ctx)
{
    enum { EVERY = 4096 };
    struct watch *watch = ctx;
    if (watch->tally.handed % EVERY == 0)
        show_progress(watch);
    return nq_tally_visit(board, &watch->tally);
}

/* Growth only quickens with n, so the last ratio foretells no more than what it
 * will take.  Twice the budget, for times on a busy machine are rough. */
static bool would_overrun(const struct nq_method *method, unsigned n,
                          double budget)
{
    enum { SMALLEST_N = 3 };
    const double measurable = 0.001;
    if (method->overran > 0 && n >= method->overran)
        return true;
    if (n < SMALLEST_N || method->seconds[n - 2] < measurable)
        return false;
    const double ratio = method->seconds[n - 1] / method->seconds[n - 2];
    return method->seconds[n - 1] * ratio > 2 * budget;
}

/* Runs the search within the budget; *OVERRAN says that it was stopped. */
static enum nq_status run_timed(const struct nq_method *method,
                                const struct nq_trial_plan *plan,
                                struct watch *watch, struct nq_trial *trial,
                                bool *overran, struct nq_error *err)
{
    struct nq_puzzle puzzle;
    enum nq_status status = nq_puzzle_init(&puzzle, plan->n, err);
    if (!status)
        status = nq_budget_start(plan->budget, err);
    if (status)
        return status;
    trial->started = (int64_t)time(NULL);
    watch->started = nq_clock_wall();
    const double cpu = nq_clock_cpu();
    status =
        nq_method_run(method, &puzzle, watch_board, watch, &trial->answer, err);
    trial->cpu_seconds = nq_clock_cpu() - cpu;
    trial->wall_seconds = nq_clock_wall() - watch->started;
    trial->finished = (int64_t)time(NULL);
    trial->answer.tally = watch->tally;
    *overran = nq_budget_end() && status == NQ_STOPPED;
    return *overran ? NQ_OK : status;
}

enum nq_status nq_method_try(struct nq_method *method,
                             const struct nq_trial_plan *plan,
                             struct nq_trial *trial, bool *ran,
                             struct nq_error *err)
{
    *ran = false;
    const struct nq_solver *solver = method->solver;
    if (plan->n > (solver ? solver->max_n : NQ_FAULT_MAX_N) ||
        would_overrun(method, plan->n, plan->budget))
        return NQ_OK;
    struct watch watch = {.method = method,
                          .progress = plan->progress,
                          .started = nq_clock_wall()};
    nq_tally_init(&watch.tally, plan->n, solver && solver->canonical);
    show_progress(&watch);
    const bool listed =
        solver && plan->n <= NQ_MAX_LISTED_N && !plan->classes->whole;
    if (listed) {
        nq_class_list_clear(plan->classes);
        watch.tally.on_class = nq_class_list_visit;
        watch.tally.class_ctx = plan->classes;
    }
    struct nq_trial made;
    bool overran = false;
    const enum nq_status status =
        run_timed(method, plan, &watch, &made, &overran, err);
    if (status)
        return status;
    if (overran) {
        method->overran = plan->n;
        return NQ_OK;
    }
    if (listed && plan->classes->count != watch.tally.classes)
        return nq_fail(err, NQ_MEMORY,
                       "out of memory for the classes of n = %u", plan->n);
    plan->classes->whole = plan->classes->whole || listed;
    method->seconds[plan->n] = made.wall_seconds;
    *trial = made;
    *ran = true;
    return NQ_OK;
}
