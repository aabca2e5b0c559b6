/* reader_numbers.h - the numbers in a piece of text, and how they are written.
 */
#ifndef NQ_FORMATS_READER_NUMBERS_H
#define NQ_FORMATS_READER_NUMBERS_H

#include "formats/reader_lines.h"

/* How a number is written: a set of bits. */
enum {
    NQ_WRITTEN_SIGN = 1,      /* with + or - */
    NQ_WRITTEN_ZEROS = 2,     /* with leading zeros */
    NQ_WRITTEN_DECIMAL = 4,   /* with a decimal point or an exponent */
    NQ_WRITTEN_HEX = 8,       /* as 0x... */
    NQ_WRITTEN_TAIL = 16,     /* letters follow at once: 92abc */
    NQ_WRITTEN_TAGGED = 32,   /* letters stand right before it: Q1 */
    NQ_WRITTEN_HUGE = 64,     /* beyond NQ_NUMBER_MOST, which the value is */
    NQ_WRITTEN_GROUPED = 128, /* 14,200: commas between thousands */
    NQ_WRITTEN_NEGATIVE = 256
};

/* Far from what would overflow when one is added or taken away. */
#define NQ_NUMBER_MOST (INT64_MAX / 4)

struct nq_number {
    int64_t value; /* of a decimal: the whole part */
    unsigned how;  /* NQ_WRITTEN_ bits */
    size_t first;  /* index of its first character in the piece */
    size_t after;  /* of the one after it */
};

/* Where the numbers of a piece are put; grows. */
struct nq_numbers {
    struct nq_number *at;
    size_t length, capacity;
};

/* Finds all numbers in LINE from character FROM on.  A dash is a sign only
 * where no number or letter stands before it.
 *
 * Fails:  false if out of memory.
 */
bool nq_numbers_find(struct nq_numbers *numbers, const struct nq_line *line,
                     size_t from);

void nq_numbers_release(struct nq_numbers *numbers);

/* Does the text between two numbers, or at an end, only separate: blanks,
 * commas, brackets, bars, arrows, quotes? */
bool nq_only_separates(const struct nq_line *line, size_t from, size_t to);

#endif
