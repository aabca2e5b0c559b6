/* reader_words.h - what a line that shows no solution says: a number of
 * solutions, that there is none, that the program failed, or nothing that
 * matters. */
#ifndef NQ_FORMATS_READER_WORDS_H
#define NQ_FORMATS_READER_WORDS_H

#include "formats/reader_lines.h"

enum nq_saying {
    NQ_SAYS_NOTHING,
    NQ_SAYS_COUNT,   /* a sentence with the number of solutions */
    NQ_SAYS_NUMBER,  /* a number alone */
    NQ_SAYS_NUMBERS, /* several numbers, such as a table for other n */
    NQ_SAYS_NONE,    /* a sentence: no solution */
    NQ_SAYS_NO,      /* one word such as "no", "nil", "false", "-1" */
    NQ_SAYS_FAILURE  /* a traceback, an uncaught exception, a signal */
};

struct nq_said {
    enum nq_saying kind;
    uint64_t number; /* COUNT, NUMBER */
    unsigned how;    /* NQ_WRITTEN_ bits of the number */
};

/* What LINE says when the question is about N queens.  ALONE: nothing but
 * numbers of solutions is expected, so that a sentence need not speak of
 * solutions. */
struct nq_said nq_words_read(const struct nq_line *line, unsigned n,
                             bool alone);

/* Does LINE begin with the name of one solution: "Solution 3: ..."? */
bool nq_words_head(const struct nq_line *line);

#endif
