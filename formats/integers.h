/* integers.h - reads a text of integers, words and comment lines, fast. */
#ifndef NQ_FORMATS_INTEGERS_H
#define NQ_FORMATS_INTEGERS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "base/status.h"

/* A text being read.  LINE counts from 1. */
struct nq_integers {
    FILE *in;
    uint64_t line;
};

/* Begins to read IN, which is lent. */
void nq_integers_init(struct nq_integers *text, FILE *in);

/* Skips one line if the next character beside blanks is MARK.  Was there one?
 */
bool nq_integers_skip_comment(struct nq_integers *text, char mark);

/* Reads WORD if it comes next.  Did it?  If not, the reading has lost its place
 * and only a message can follow. */
bool nq_integers_word(struct nq_integers *text, const char *word);

/* Reads the next integer into *NUMBER; *END is set when there is none.
 *
 * Fails:  NQ_SYNTAX with the line: another character, or a number beyond 32
 *         bits.
 */
enum nq_status nq_integers_next(struct nq_integers *text, int32_t *number,
                                bool *end, struct nq_error *err);

#endif
