/* question.c - the options that say what is asked and which method answers. */
#include "cli/question.h"

#include <errno.h>
#include <string.h>

#include "cli/command.h"

struct nq_question nq_question_usual(void)
{
    return (struct nq_question){.legend = nq_legend_usual(),
                                .solver = nq_solver_find("bitmask")};
}

static const struct nq_solver *parse_method(const struct argp_state *state,
                                            const char *name)
{
    const struct nq_solver *solver = nq_solver_find(name);
    if (!solver)
        argp_error(state,
                   "there is no method '%s'; see the list of nqueens solvers",
                   name);
    return solver;
}

static void parse_legend(const struct argp_state *state,
                         struct nq_legend *legend, const char *text)
{
    struct nq_error err;
    if (nq_legend_parse(legend, text, &err))
        argp_error(state, "--legend: %s", err.text);
}

static void check(const struct argp_state *state,
                  const struct nq_question *question)
{
    if (!question->n && !question->board)
        argp_error(state, "N is missing; give a size 1..%d, or --board FILE",
                   NQ_MAX_N);
    if (question->has_legend && !question->board)
        argp_error(state, "--legend needs --board FILE");
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    static const char *const rules[] = {"queen", "superqueen", NULL};
    struct nq_question *question = state->input;
    switch (key) {
    case 'm':
        question->solver = parse_method(state, arg);
        return 0;
    case 'b':
        question->board = arg;
        return 0;
    case 'l':
        question->has_legend = true;
        parse_legend(state, &question->legend, arg);
        return 0;
    case 'r':
        question->rule =
            (enum nq_rule)nq_parse_word(state, "--rule", arg, rules);
        return 0;
    case ARGP_KEY_ARG:
        if (question->n)
            argp_error(state, "one N only, but '%s' was given as well", arg);
        question->n = (unsigned)nq_parse_number(state, "N", arg, 1, NQ_MAX_N);
        return 0;
    case ARGP_KEY_END:
        check(state, question);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp_option options[] = {
    {"method", 'm', "NAME", 0,
     "find the solutions by this method (bitmask; see nqueens solvers)", 10},
    {"board", 'b', "FILE", 0,
     "read a drawn board with blocked squares and queens that are there "
     "already; - is standard input",
     10},
    {"legend", 'l', "LEGEND", 0,
     "what the characters of the board mean, such as "
     "empty=.,blocked=#,queen=Q; usual are ._- for empty, #* for blocked, Q "
     "for a queen",
     10},
    {"rule", 'r', "RULE", 0,
     "what attacks: queen (default), or superqueen, which is a knight too", 10},
    {0}};

const struct argp nq_question_argp = {.options = options, .parser = parse};

static enum nq_status read_board(const struct nq_question *question,
                                 struct nq_puzzle *puzzle, struct nq_error *err)
{
    struct nq_error why;
    const bool given = strcmp(question->board, "-") == 0;
    const char *name = given ? "standard input" : question->board;
    FILE *in = given ? stdin : fopen(question->board, "r");
    if (!in)
        return nq_fail(err, NQ_IO, "%s: %s", name, strerror(errno));
    const enum nq_status status =
        nq_puzzle_read(puzzle, in, &question->legend, &why);
    if (!given)
        (void)fclose(in);
    if (status)
        return nq_fail(err, status, "%s: %s", name, why.text);
    return NQ_OK;
}

enum nq_status nq_question_puzzle(const struct nq_question *question,
                                  struct nq_puzzle *puzzle,
                                  struct nq_error *err)
{
    struct nq_puzzle made = {0};
    const enum nq_status status = question->board
                                      ? read_board(question, &made, err)
                                      : nq_puzzle_init(&made, question->n, err);
    if (status)
        return status;
    if (question->n && question->n != made.n)
        return nq_fail(err, NQ_RANGE, "N is %u, but the board in %s has n = %u",
                       question->n, question->board, made.n);
    made.rule = question->rule;
    *puzzle = made;
    return NQ_OK;
}
