/* reader_token.h - the last run of letters and digits on a line. */
#ifndef NQ_FORMATS_READER_TOKEN_H
#define NQ_FORMATS_READER_TOKEN_H

#include "formats/reader_machine.h"

struct nq_token_span {
    size_t start, end;
};

/* The last run of ASCII letters and digits of LINE; empty if the line ends
 * with something that is neither that nor a separator. */
struct nq_token_span nq_token_find(const struct nq_line *line);

/* May SPAN be columns run together: digits, and letters from 10 on? */
bool nq_token_is_digits(const struct nq_plan *plan, const struct nq_line *line,
                        struct nq_token_span span);

/* 0..9, A..Z as 10..35, or -1. */
int nq_column_digit(uint32_t code);

#endif
