/* reader_vocabulary.h - the words that tell what a sentence about n queens
 * says, in the languages in which people write such programs.  All texts are
 * folded: lower case, Latin letters without marks, full width as ASCII. */
#ifndef NQ_FORMATS_READER_VOCABULARY_H
#define NQ_FORMATS_READER_VOCABULARY_H

#include <stdbool.h>

/* Does the sentence TEXT say that there is no solution? */
bool nq_says_none(const char *text);

/* Is TEXT as a whole a word for nothing: "no", "nil", "[]", "-1"? */
bool nq_is_nothing(const char *text);

/* Does TEXT come from a program that failed: a traceback, an exception? */
bool nq_says_failure(const char *text);

/* Does WORD speak of solutions or of their number? */
bool nq_word_for_solutions(const char *word);

/* Does a number before WORD count something else, or follow on it as the
 * number of something else: queens, seconds, rows? */
bool nq_word_for_other_unit(const char *word);
bool nq_word_for_other_name(const char *word);

/* Is WORD one solution, so that a number after it names it: "solution 3"? */
bool nq_word_for_one_solution(const char *word);

#endif
