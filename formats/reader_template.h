/* reader_template.h - what all solutions of a text have in common, in bytes. */
#ifndef NQ_FORMATS_READER_TEMPLATE_H
#define NQ_FORMATS_READER_TEMPLATE_H

#include "formats/reader_machine.h"

enum {
    NQ_TEMPLATE_PIECE = 4096, /* longest run of fixed bytes */
    NQ_TEMPLATE_ROW = 320     /* longest row */
};

struct nq_template {
    unsigned n;
    size_t bound; /* at most so many bytes long is a solution */
    bool drawn;   /* a board, else a list of numbers */
    bool masks;   /* of numbers: bits */
    int base;
    bool bottom_up;
    /* Before the first row or number. */
    unsigned char prefix[NQ_TEMPLATE_PIECE];
    size_t prefix_length;
    /* Numbers: between two of them, and after the last. */
    unsigned char separator[8];
    size_t separator_length;
    unsigned char suffix[NQ_TEMPLATE_PIECE];
    size_t suffix_length;
    /* Boards: row r is row[model[r]] with what follows it after[r]. */
    unsigned char model[NQ_MAX_N];
    struct nq_row_model {
        unsigned char empty[NQ_TEMPLATE_ROW]; /* the row without a queen */
        unsigned char with[NQ_MAX_N][NQ_TEMPLATE_ROW]; /* with one there */
        unsigned char column[NQ_TEMPLATE_ROW]; /* that a byte belongs to */
        size_t length;
    } row[2];
    unsigned models;
    struct {
        size_t at, length; /* in fixed */
    } after[NQ_MAX_N];
    unsigned char fixed[NQ_TEMPLATE_PIECE];
    size_t fixed_length;
};

/* Makes *TEMPLATE from the solution that LINES shows from its cursor up to
 * byte END, read as MACHINE reads; false if it is too irregular. */
bool nq_template_make(struct nq_template *template,
                      const struct nq_machine *machine,
                      const struct nq_lines *lines, uint64_t end);

/* Matches the bytes from AT up to END, after which at least 32 zero bytes
 * stand.  SQUARE gets the columns.  The byte after the solution, or NULL.
 * *FIRST and *LAST get the first and the last byte of numbers. */
const unsigned char *
nq_template_match(const struct nq_template *template, const unsigned char *at,
                  const unsigned char *end, struct nq_square *square,
                  const unsigned char **first, const unsigned char **last);

#endif
