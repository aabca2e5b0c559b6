/* command.h - what a subcommand is, and what all of them share. */
#ifndef NQ_CLI_COMMAND_H
#define NQ_CLI_COMMAND_H

#include <argp.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "formats/rows.h"

/* How the program ends.  A run that is interrupted ends with 128 + signal. */
enum nq_exit {
    NQ_EXIT_YES = 0,      /* it is so */
    NQ_EXIT_NO = 1,       /* it is not so: wrong answer, disagreement */
    NQ_EXIT_TROUBLE = 2,  /* bad usage, unreadable file, no memory, full disk */
    NQ_EXIT_UNDECIDED = 3 /* a limit was reached */
};

/* One subcommand: `extern const struct nq_command nq_command_NAME` in
 * cli/NAME.c, listed in cli/commands.h. */
struct nq_command {
    const char *name;
    const char *summary; /* one line for `nqueens --help` */
    const struct argp *argp;
    int (*run)(int argc, char **argv); /* argv[0] is "nqueens NAME" */
};

/* Parses ARGV by ARGP into INPUT; ends the program with NQ_EXIT_TROUBLE and a
 * message on bad usage, with 0 after --help. */
void nq_parse(const struct argp *argp, int argc, char **argv, void *input);

/* For a parser: reads TEXT as a number MIN..MAX, or ends the program naming
 * WHAT, the text and the range.  Decimal digits only. */
uint64_t nq_parse_number(const struct argp_state *state, const char *what,
                         const char *text, uint64_t min, uint64_t max);

/* For a parser: reads TEXT as seconds (a decimal such as 0.5) above 0. */
double nq_parse_seconds(const struct argp_state *state, const char *what,
                        const char *text);

/* For a parser: reads "7" or "1..10" with MIN <= first <= last <= MAX, or ends
 * the program saying what is wrong with it. */
struct nq_range {
    unsigned first, last;
};
struct nq_range nq_parse_range(const struct argp_state *state, const char *what,
                               const char *text, unsigned min, unsigned max);

/* For a parser: the index of TEXT among the NULL-terminated WORDS, or ends the
 * program listing them.  */
unsigned nq_parse_word(const struct argp_state *state, const char *what,
                       const char *text, const char *const *words);

/* The option --format table|csv|json for a parser's children; its input is an
 * enum nq_rows_format. */
extern const struct argp nq_rows_argp;

/* Says "nqueens NAME: MESSAGE" on stderr and returns NQ_EXIT_TROUBLE. */
int nq_trouble(const char *name, const struct nq_error *err);

/* Says "nqueens NAME: interrupted" on stderr and returns 128 + the signal:
 * after a search that nq_interrupted stopped. */
int nq_stopped(const char *name);

/* Flushes stdout; NQ_EXIT_TROUBLE with a message if anything written to it was
 * lost (a full disk), else STATUS.  Every command ends with it. */
int nq_finish_output(const char *name, int status);

#endif
