/* main.c - `nqueens`: finds the subcommand and runs it. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/commands.h"

#ifndef NQ_VERSION
#error "NQ_VERSION comes from the build"
#endif

#define DECLARE(name) extern const struct nq_command nq_command_##name;
NQ_COMMAND_LIST(DECLARE)
#undef DECLARE

#define ADDRESS(name) &nq_command_##name,
static const struct nq_command *const commands[] = {NQ_COMMAND_LIST(ADDRESS)};
#undef ADDRESS

enum { COMMANDS = sizeof commands / sizeof *commands };

static void print_help(FILE *out)
{
    (void)fputs("Usage: nqueens COMMAND [OPTION...]\n"
                "Exhaustive verification and test oracle for the n-queens "
                "problem.\n\nCommands:\n",
                out);
    for (size_t i = 0; i < COMMANDS; i++)
        (void)fprintf(out, "  %-10s %s\n", commands[i]->name,
                      commands[i]->summary);
    (void)fputs("\nSee nqueens COMMAND --help for its options.\n"
                "Exit status: 0 it is so, 1 it is not so, 2 trouble, "
                "3 undecided.\n",
                out);
}

static int unknown_command(const char *name)
{
    (void)fprintf(stderr,
                  "nqueens: there is no command '%s'; commands are:", name);
    for (size_t i = 0; i < COMMANDS; i++)
        (void)fprintf(stderr, " %s", commands[i]->name);
    (void)fputc('\n', stderr);
    return NQ_EXIT_TROUBLE;
}

static int run_command(const struct nq_command *command, int argc, char **argv)
{
    char name[64];
    (void)snprintf(name, sizeof name, "nqueens %s", command->name);
    argv[0] = name;
    return command->run(argc, argv);
}

int main(int argc, char **argv)
{
    /* a limit on the size of files is for a message, not a reason to die */
    (void)signal(SIGXFSZ, SIG_IGN);
    if (argc < 2) {
        print_help(stderr);
        return NQ_EXIT_TROUBLE;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "help") == 0) {
        print_help(stdout);
        return nq_finish_output("help", NQ_EXIT_YES);
    }
    if (strcmp(argv[1], "--version") == 0) {
        (void)puts("nqueens " NQ_VERSION);
        return nq_finish_output("version", NQ_EXIT_YES);
    }
    for (size_t i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i]->name, argv[1]) == 0)
            return run_command(commands[i], argc - 1, argv + 1);
    return unknown_command(argv[1]);
}
