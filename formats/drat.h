/* drat.h - reads a DRAT proof, text or binary, step by step. */
#ifndef NQ_FORMATS_DRAT_H
#define NQ_FORMATS_DRAT_H

#include <stddef.h>

#include "formats/integers.h"

/* One step: a clause is added to the formula, or deleted from it. */
struct nq_drat_step {
    bool deletion;
    size_t count;
    const int32_t *literal; /* lent until the next step */
};

/* A proof being read. */
struct nq_drat {
    FILE *in;
    bool binary;
    bool taken;     /* the first step's 'd' was read to tell text from binary */
    uint64_t steps; /* read so far */
    struct nq_integers text;
    int32_t *literal; /* of the present step */
    size_t capacity;
};

/* Begins to read IN, which is lent and need not be seekable.  A proof is taken
 * as binary if its first bytes hold one that no text has.
 *
 * Owns:   a buffer, until nq_drat_release.
 */
void nq_drat_init(struct nq_drat *proof, FILE *in);
void nq_drat_release(struct nq_drat *proof);

/* Reads the next step; *MORE is false after the last.
 *
 * Fails:  NQ_SYNTAX with the step or line, NQ_IO, NQ_MEMORY.
 */
enum nq_status nq_drat_next(struct nq_drat *proof, struct nq_drat_step *step,
                            bool *more, struct nq_error *err);

#endif
