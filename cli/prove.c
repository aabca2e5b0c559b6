/* prove.c - `nqueens prove`: nothing is missing, shown by a SAT solver whose
 * proof is checked. */
#include "cli/prove.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/store_option.h"

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct nq_prove_options *options = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &options->question;
        state->child_inputs[1] = &options->db;
        return 0;
    case 'o':
        options->out = arg;
        return 0;
    case 's':
        if (!strstr(arg, "{cnf}") || !strstr(arg, "{proof}"))
            argp_error(state,
                       "--solver is '%s', but needs {cnf} and {proof} "
                       "where the files belong",
                       arg);
        options->solver = arg;
        return 0;
    case 'i':
        options->list = arg;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp_option option_list[] = {
    {"out", 'o', "DIR", 0,
     "write queens-N.cnf and queens-N.drat to the folder "
     "DIR (default .)",
     0},
    {"solver", 's', "COMMAND", 0,
     "run this SAT solver (default: " NQ_DEFAULT_SAT_SOLVER ")", 0},
    {"list", 'i', "FILE", 0,
     "prove that the solutions in FILE, in any shape, are all", 0},
    {"check", 'c', NULL, 0,
     "only check a proof: nqueens prove --check CNF PROOF, for any formula", 0},
    {"lrat", 'L', "FILE", 0,
     "with --check: write the proof with hints (LRAT) to FILE", 0},
    {0}};

static const struct argp_child children[] = {
    {&nq_question_argp, 0, NULL, 0}, {&nq_store_argp, 0, NULL, 0}, {0}};
static const struct argp argp = {
    .options = option_list,
    .parser = parse,
    .args_doc = "N\n--board FILE\n--check CNF PROOF",
    .children = children,
    .doc = "Prove that the solutions found are all that there are.\v"
           "The rules become clauses, every known solution is forbidden by one "
           "clause more, a SAT solver refutes that there is another one, and "
           "the refutation (DRAT) is checked.  The formula is checked against "
           "the definition too.  Exit status 0: proved; 1: not so, and if a "
           "solution is missing it is shown."};

static error_t parse_check(int key, char *arg, struct argp_state *state)
{
    struct nq_proof_files *files = state->input;
    switch (key) {
    case 'c':
        return 0;
    case 'L':
        files->lrat = arg;
        return 0;
    case ARGP_KEY_ARG:
        if (state->arg_num > 1)
            argp_error(state,
                       "--check takes two files, but '%s' was given "
                       "as well",
                       arg);
        *(state->arg_num == 0 ? &files->cnf : &files->proof) = arg;
        return 0;
    case ARGP_KEY_END:
        if (!files->proof)
            argp_error(state, "--check needs two files: CNF PROOF");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp check_argp = {.options = option_list + 3,
                                       .parser = parse_check,
                                       .args_doc = "--check CNF PROOF",
                                       .doc = "Check a DRAT proof that a "
                                              "formula has no solution."};

static int run_check(int argc, char **argv)
{
    struct nq_proof_files files = {0};
    nq_parse(&check_argp, argc, argv, &files);
    struct nq_error err;
    struct nq_checked checked;
    if (nq_prove_check(&files, NULL, &checked, &err))
        return nq_trouble("prove", &err);
    const struct nq_proof_result *result = &checked.result;
    if (result->proved)
        (void)printf("proved: the formula has no solution; %" PRIu64
                     " steps, %" PRIu64 " clauses added (%" PRIu64
                     " by the second rule), %" PRIu64 " deleted\n",
                     result->steps, result->added, result->rat,
                     result->deleted);
    else
        (void)printf("not proved: %s\n", result->reason);
    return nq_finish_output("prove", result->proved ? NQ_EXIT_YES : NQ_EXIT_NO);
}

static void print_board(const struct nq_board *board)
{
    for (unsigned row = 0; row < board->n; row++) {
        for (unsigned col = 0; col < board->n; col++)
            (void)fputs(col == board->col[row] ? " Q" : " .", stdout);
        (void)fputc('\n', stdout);
    }
}

static int report(const struct nq_proving *proving)
{
    const char *solutions = proving->solutions == 1 ? "solution" : "solutions";
    switch (proving->verdict) {
    case NQ_PROVED:
        if (proving->solutions == 0)
            (void)printf("proved: there is no solution for n = %u\n",
                         proving->n);
        else
            (void)printf("proved: the %" PRIu64 " %s for n = %u %s all\n",
                         proving->solutions, solutions, proving->n,
                         proving->solutions == 1 ? "is" : "are");
        (void)printf("%zu clauses, %" PRIu64 " bytes of proof, solved in %.3f "
                     "s, checked in %.3f s\n",
                     proving->clauses, proving->bytes, proving->solver_seconds,
                     proving->check_seconds);
        (void)printf("%s\n%s\n", proving->cnf, proving->drat);
        return NQ_EXIT_YES;
    case NQ_MISSING:
        (void)printf("not all: beside the %" PRIu64
                     " %s known for n = %u there is this one\n",
                     proving->solutions, solutions, proving->n);
        print_board(&proving->missing);
        return NQ_EXIT_NO;
    case NQ_NOT_PROVED:
        (void)printf("not proved: %s\n", proving->reason);
        return NQ_EXIT_NO;
    }
    return NQ_EXIT_TROUBLE;
}

static int run(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--check") == 0 || strcmp(argv[i], "-c") == 0)
            return run_check(argc, argv);
    struct nq_prove_options options = {.question = nq_question_usual(),
                                       .out = ".",
                                       .solver = NQ_DEFAULT_SAT_SOLVER,
                                       .db = NQ_DEFAULT_STORE};
    nq_parse(&argp, argc, argv, &options);
    nq_interrupt_catch();
    struct nq_error err;
    static struct nq_proving proving;
    const enum nq_status status = nq_prove(&options, &proving, &err);
    if (status == NQ_STOPPED)
        return nq_stopped("prove");
    if (status)
        return nq_trouble("prove", &err);
    return nq_finish_output("prove", report(&proving));
}

const struct nq_command nq_command_prove = {
    .name = "prove",
    .summary = "prove that no solution is missing",
    .argp = &argp,
    .run = run,
};
