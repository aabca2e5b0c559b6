/* reader_token.h - a solution as one run of characters, a character or two for
 * each column: 2413, BDAC, 13681059247. */
#ifndef NQ_FORMATS_READER_TOKEN_H
#define NQ_FORMATS_READER_TOKEN_H

#include "formats/reader_machine.h"

/* How columns are written as characters. */
enum nq_token_kind_of_columns {
    NQ_TOKEN_DIGITS,  /* 0..9, then letters from 10 on */
    NQ_TOKEN_LETTERS, /* a is the first column; blanks may stand between */
    NQ_TOKEN_DECIMAL  /* decimal numbers run together */
};

struct nq_token_span {
    size_t start, end;
};

/* The last run of ASCII letters and digits of LINE; empty if the line ends
 * with something that is neither that nor a separator, or if what stands
 * before the run joins it to something else. */
struct nq_token_span nq_token_find(const struct nq_line *line);

/* May SPAN be columns: digits, and letters from 10 on? */
bool nq_token_is_digits(unsigned n, const struct nq_line *line,
                        struct nq_token_span span);

/* Are the visible characters of LINE N of the first N letters? */
bool nq_token_is_letters(unsigned n, const struct nq_line *line);

/* 0..9, A..Z as 10..35, or -1. */
int nq_column_digit(uint32_t code);

/* Takes the decimal digits of SPAN apart into N numbers BASE..N-1+BASE, put at
 * COLUMN (from 0).  The number of ways in which that can be done: 0, 1, or 2
 * for more than one. */
unsigned nq_token_split(unsigned n, int base, const struct nq_line *line,
                        struct nq_token_span span, unsigned *column);

#endif
