/* reader_phrase.h - a line as folded words and numbers. */
#ifndef NQ_FORMATS_READER_PHRASE_H
#define NQ_FORMATS_READER_PHRASE_H

#include "formats/reader_lines.h"

enum nq_token_kind { NQ_TOKEN_WORD, NQ_TOKEN_NUMBER, NQ_TOKEN_SIGN };

struct nq_token {
    enum nq_token_kind kind;
    const char *text; /* folded UTF-8, ends with a zero byte */
    bool blank_before;
    uint64_t value; /* NUMBER */
    unsigned how;   /* NUMBER: NQ_WRITTEN_ bits */
};

enum { NQ_PHRASE_TOKENS = 64, NQ_PHRASE_SIZE = 1024 };

/* The beginning of a line: lower case, no diacritics, full width as ASCII. */
struct nq_phrase {
    char text[NQ_PHRASE_SIZE]; /* the whole, words separated as they were */
    char words[NQ_PHRASE_SIZE];
    struct nq_token token[NQ_PHRASE_TOKENS];
    size_t length;
    bool more; /* the line is longer */
};

void nq_phrase_read(struct nq_phrase *phrase, const struct nq_line *line);

#endif
