/* count.c - `nqueens count`: the number of solutions. */
#include <inttypes.h>

#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/question.h"
#include "cli/search_progress.h"

static error_t parse(int key, char *arg, struct argp_state *state)
{
    (void)arg;
    if (key != ARGP_KEY_INIT)
        return ARGP_ERR_UNKNOWN;
    state->child_inputs[0] = state->input;
    return 0;
}

static const struct argp_child children[] = {{&nq_question_argp, 0, NULL, 0},
                                             {0}};
static const struct argp argp = {
    .parser = parse,
    .args_doc = "N\n--board FILE",
    .children = children,
    .doc = "Print how many ways there are to place N queens on an N x N board "
           "so that none attacks another."};

static enum nq_walk look(const struct nq_board *board, void *ctx)
{
    nq_search_progress_board(ctx, board);
    return NQ_CONTINUE;
}

static int run(int argc, char **argv)
{
    struct nq_question question = nq_question_usual();
    nq_parse(&argp, argc, argv, &question);
    struct nq_error err;
    struct nq_puzzle puzzle;
    if (nq_question_puzzle(&question, &puzzle, &err))
        return nq_trouble("count", &err);

    struct nq_search_progress progress;
    nq_search_progress_init(&progress, question.solver);
    /* nobody looks at the boards unless somebody looks at the terminal */
    struct nq_search search = {.visit = progress.line.shown ? look : NULL,
                               .ctx = &progress,
                               .stop = &nq_interrupted};
    nq_interrupt_catch();
    const enum nq_status status =
        nq_solver_search(question.solver, &puzzle, &search, &err);
    nq_progress_clear(&progress.line);
    if (status == NQ_STOPPED)
        return nq_stopped("count");
    if (status)
        return nq_trouble("count", &err);
    (void)printf("%" PRIu64 "\n", search.stats.solutions);
    return nq_finish_output("count", NQ_EXIT_YES);
}

const struct nq_command nq_command_count = {
    .name = "count",
    .summary = "count the solutions for N queens or a given board",
    .argp = &argp,
    .run = run,
};
