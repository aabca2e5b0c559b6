/* reader_list.h - which of the numbers on a line are a list. */
#ifndef NQ_FORMATS_READER_LIST_H
#define NQ_FORMATS_READER_LIST_H

#include "formats/reader_machine.h"

/* Some of the numbers of a piece. */
struct nq_list {
    size_t start, length;
    bool label;    /* something stands before it */
    bool numbered; /* and it has a number */
};

/* The last numbers of LINE between which nothing but separators stand; empty
 * if something else comes after them. */
struct nq_list nq_list_find(const struct nq_line *line,
                            const struct nq_numbers *numbers);

/* Do the characters between two numbers keep them in one list? */
bool nq_list_joins(const struct nq_line *line, size_t from, size_t to);

/* Takes a running number off the front of LIST, if it has one; the length. */
size_t nq_list_skip_index(const struct nq_plan *plan,
                          const struct nq_line *line,
                          const struct nq_numbers *numbers,
                          struct nq_list *list);

/* What is known of the values of lists. */
struct nq_values {
    unsigned lists;
    unsigned zeros, tops; /* lists with a 0, with a number equal to size */
    unsigned masks;       /* lists of powers of two only */
    int64_t least, most;
};

/* Adds the list of SIZE numbers at AT. */
void nq_values_add(struct nq_values *values, unsigned size,
                   const struct nq_number *at);

/* 0 or 1: from what the numbers count.  *CERTAIN tells whether they say. */
int nq_values_base(const struct nq_values *values, unsigned size,
                   bool *certain);

#endif
