/* question.h - the options that say what is asked and which method answers. */
#ifndef NQ_CLI_QUESTION_H
#define NQ_CLI_QUESTION_H

#include <argp.h>

#include "board/puzzle.h"
#include "formats/puzzle_file.h"
#include "solvers/solver.h"

/* N [--board FILE] [--legend L] [--rule R] [--method M], as given. */
struct nq_question {
    unsigned n;        /* 0: not given */
    const char *board; /* file of a drawn board, "-" for stdin, or NULL */
    bool has_legend;   /* --legend was given */
    struct nq_legend legend;
    enum nq_rule rule;
    const struct nq_solver *solver; /* never NULL */
};

/* Nothing given yet: an empty board, queens, the fastest method in order. */
struct nq_question nq_question_usual(void);

/* The options and the argument for a parser's children; its input is a struct
 * nq_question.  Ends the program if neither N nor a board is given. */
extern const struct argp nq_question_argp;

/* Makes the puzzle that QUESTION asks; reads the board file.
 *
 * Fails:  NQ_IO, NQ_SYNTAX with the name of the file; NQ_RANGE if the file has
 *         another size than N; *PUZZLE is then unchanged.
 */
enum nq_status nq_question_puzzle(const struct nq_question *question,
                                  struct nq_puzzle *puzzle,
                                  struct nq_error *err);

#endif
