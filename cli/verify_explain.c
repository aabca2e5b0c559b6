/* verify_explain.c - says where two methods differ. */
#include "cli/verify_explain.h"

#include <inttypes.h>

#include "cli/budget.h"
#include "cli/interrupt.h"
#include "verify/refine.h"

/* A method as nq_refine sees it. */
struct producer {
    const struct nq_method *method;
    bool place; /* the method places the queens itself, if it can */
};

struct target {
    nq_visit_fn *visit;
    void *ctx;
};

static enum nq_walk visit_orbit(const struct nq_board *board, void *ctx)
{
    const struct target *target = ctx;
    return nq_orbit_visit(board, target->visit, target->ctx);
}

static enum nq_status produce(void *ctx, const struct nq_puzzle *puzzle,
                              nq_visit_fn *visit, void *visit_ctx,
                              struct nq_error *err)
{
    const struct producer *producer = ctx;
    const struct nq_method *method = producer->method;
    const struct nq_solver *solver = method->solver;
    struct nq_puzzle plain;
    struct nq_answer answer;
    const enum nq_status status = nq_puzzle_init(&plain, puzzle->n, err);
    if (status)
        return status;
    if (solver && solver->canonical) {
        struct target target = {visit, visit_ctx};
        return nq_method_run(method, &plain, visit_orbit, &target, &answer,
                             err);
    }
    const bool place = producer->place && solver &&
                       (solver->features & NQ_FEATURE_PLACED) != 0;
    return nq_method_run(method, place ? puzzle : &plain, visit, visit_ctx,
                         &answer, err);
}

/* With queens placed by the methods first, for that is faster; if the
 * difference does not show so, by what they hand on for the whole board. */
static enum nq_status refine(const struct nq_method *right,
                             const struct nq_method *wrong, unsigned n,
                             struct nq_difference *difference,
                             struct nq_error *err)
{
    enum nq_status status = NQ_OK;
    difference->found = false;
    for (int place = 1; !status && !difference->found && place >= 0; place--) {
        struct producer side[2] = {{right, place}, {wrong, place}};
        const struct nq_producer a = {produce, &side[0]};
        const struct nq_producer b = {produce, &side[1]};
        status = nq_refine(&a, &b, n, difference, err);
    }
    return status;
}

static void print_columns(FILE *out, const struct nq_board *board,
                          unsigned rows)
{
    for (unsigned row = 0; row < rows; row++)
        (void)fprintf(out, " %d", board->col[row] + 1);
}

/* The boards that method WHO has more often than the other. */
static void print_odd_boards(FILE *out, const struct nq_difference *difference,
                             unsigned who, const char *has)
{
    const uint64_t all = difference->more[who];
    for (unsigned i = 0; i < NQ_ODD_BOARDS && i < all; i++) {
        const struct nq_odd_board *odd = &difference->odd[who][i];
        (void)fputs(i == 0 ? has : ",", out);
        print_columns(out, &odd->board, odd->board.n);
        if (odd->times[who] > 1 || odd->times[!who] > 0)
            (void)fprintf(out, " (%" PRIu64 " x, not %" PRIu64 " x)",
                          odd->times[1], odd->times[0]);
    }
    if (all > NQ_ODD_BOARDS)
        (void)fprintf(out, " and %" PRIu64 " more", all - NQ_ODD_BOARDS);
}

static void print_difference(FILE *out, const struct nq_difference *difference,
                             const char *right, const char *wrong)
{
    const unsigned n = difference->prefix.n;
    (void)fprintf(out, "n = %u: %s and %s differ", n, right, wrong);
    if (difference->depth > 0) {
        (void)fputs(" behind", out);
        print_columns(out, &difference->prefix, difference->depth);
    } else {
        (void)fputs(" in every board", out);
    }
    (void)fprintf(out, " (columns from 1): %s", wrong);
    print_odd_boards(out, difference, 0, " lacks");
    if (difference->more[0] > 0 && difference->more[1] > 0)
        (void)fputs(",", out);
    print_odd_boards(out, difference, 1, " also has");
    (void)fputc('\n', out);
}

enum nq_status nq_method_explain(const struct nq_method *right,
                                 const struct nq_method *wrong, unsigned n,
                                 double seconds, FILE *out,
                                 struct nq_error *err)
{
    struct nq_difference difference;
    enum nq_status status = nq_budget_start(2 * seconds, err);
    if (status)
        return status;
    status = refine(right, wrong, n, &difference, err);
    if (nq_budget_end() && status == NQ_STOPPED) {
        (void)fprintf(out,
                      "n = %u: where %s and %s differ was not found within "
                      "%g seconds\n",
                      n, right->name, wrong->name, 2 * seconds);
        return NQ_OK;
    }
    if (!status && difference.found)
        print_difference(out, &difference, right->name, wrong->name);
    return status;
}
