/* reading.h - for tests: a text read whole, as one line of words. */
#ifndef NQ_TESTS_UNIT_READING_H
#define NQ_TESTS_UNIT_READING_H

#include <stddef.h>

#include "formats/reader.h"

/* Reads the SIZE bytes at TEXT, handed on PIECE bytes at a time (0: all), and
 * returns all items, a word each, with blanks between: "2413" for a claim with
 * one queen in each row (columns from 1, letters from 10 on), "#2" for a count,
 * "none", "problem", "remark"; a claim that is no such board is "?" with its
 * number of queens.  Owns: the result; free it. */
char *read_words(const struct nq_reader_options *options, const char *text,
                 size_t size, size_t piece);

/* The same with the messages of problems and remarks: "problem(...)". */
char *read_messages(const struct nq_reader_options *options, const char *text,
                    size_t size);

/* The same with the places of all items and of all squares of claims, by
 * nq_reader_square_place.  Owns: the result; free it. */
char *read_places(const struct nq_reader_options *options, const char *text,
                  size_t size, size_t piece);

/* The same as read_words for a text that ends with a zero byte, all defaults
 * but N. */
char *read_text(unsigned n, const char *text);

#endif
