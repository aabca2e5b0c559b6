/* status.h - the words for failure that every folder shares. */
#ifndef NQ_BASE_STATUS_H
#define NQ_BASE_STATUS_H

/* `if (status)` reads "if it failed".  A verdict (a wrong answer, two methods
 * that disagree) is a result and never one of these. */
enum nq_status {
    NQ_OK = 0,
    NQ_RANGE,       /* a value outside its range */
    NQ_SYNTAX,      /* a text that cannot be read as what it should be */
    NQ_UNSUPPORTED, /* a sound question that this method cannot answer */
    NQ_MEMORY,      /* out of memory */
    NQ_IO,          /* a file or the operating system */
    NQ_STORE,       /* the database: not ours, damaged, locked, full */
    NQ_STOPPED      /* asked to stop before it was finished */
};

enum { NQ_ERROR_SIZE = 512 };

/* Why something failed: one line, lower case, no full stop, with the value and
 * the range or the remedy.  Written only on failure. */
struct nq_error {
    char text[NQ_ERROR_SIZE];
};

/* Writes the printf-style FORMAT to ERR (unless ERR is NULL), cut to fit, and
 * returns STATUS, so that `return nq_fail(err, NQ_RANGE, ...)` reads well. */
enum nq_status nq_fail(struct nq_error *err, enum nq_status status,
                       const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The word for STATUS, such as "out of range".  Static. */
const char *nq_status_text(enum nq_status status);

#endif
