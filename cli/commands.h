/* commands.h - every subcommand, one line each, in the order of --help. */
#ifndef NQ_CLI_COMMANDS_H
#define NQ_CLI_COMMANDS_H

#define NQ_COMMAND_LIST(X)                                                     \
    X(solve)                                                                   \
    X(count)                                                                   \
    X(check)                                                                   \
    X(verify)                                                                  \
    X(prove)                                                                   \
    X(solvers)                                                                 \
    X(faults)                                                                  \
    X(report)                                                                  \
    X(classes)                                                                 \
    X(db)

#endif
