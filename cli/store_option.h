/* store_option.h - the option --db FILE of every command that uses the store.
 */
#ifndef NQ_CLI_STORE_OPTION_H
#define NQ_CLI_STORE_OPTION_H

#include <argp.h>

#define NQ_DEFAULT_STORE "nqueens.db"

/* The option for a parser's children; its input is the const char * with the
 * file's name, which the command sets to NQ_DEFAULT_STORE before it parses. */
extern const struct argp nq_store_argp;

#endif
