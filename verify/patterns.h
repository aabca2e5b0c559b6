/* patterns.h - what the wrong boards of an output have in common.
 *
 * Says in words what is peculiar about a difference, whatever the program: all
 * missing boards are mirror images of printed ones, all wrong ones clash on
 * rising diagonals, each board stands there twice ...  Looks only at what it is
 * shown; finds out by itself which queens attack each other. */
#ifndef NQ_VERIFY_PATTERNS_H
#define NQ_VERIFY_PATTERNS_H

#include "verify/observe.h"

enum { NQ_REASONS = 8, NQ_REASON_SIZE = 480 };

/* One sentence about an output.  A fact about what was printed is certain; what
 * it says about the program is not, and then its text has "probably". */
struct nq_reason {
    bool certain;
    const char *fault;         /* the known fault that it names, or NULL */
    char text[NQ_REASON_SIZE]; /* starts in lower case, no full stop */
};

/* The best first.  No reason is an answer too. */
struct nq_explanation {
    size_t count;
    struct nq_reason reason[NQ_REASONS];
};

/* Adds a reason in printf style.  Does nothing when the list is full, or has
 * the same text already. */
void nq_explanation_add(struct nq_explanation *explanation, bool certain,
                        const char *fault, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* How many of the first claims and missing boards are looked at; what comes
 * after them only counts. */
enum { NQ_PATTERNS_KEPT = 4096 };

struct nq_patterns;

/* Starts to collect the output for N.
 *
 * Range:  1 <= N <= NQ_MAX_N.
 * Owns:   *PATTERNS until nq_patterns_close.
 * Fails:  NQ_RANGE, NQ_MEMORY; *PATTERNS is then NULL.
 */
enum nq_status nq_patterns_open(struct nq_patterns **patterns, unsigned n,
                                struct nq_error *err);

/* Adds what was printed, in the order of the text, right or wrong.
 *
 * Cost:   O(n); a counter once NQ_PATTERNS_KEPT were added.
 */
void nq_patterns_claim(struct nq_patterns *patterns,
                       const struct nq_claim *claim);

/* The same for a board that has one queen in each row: faster. */
void nq_patterns_board(struct nq_patterns *patterns,
                       const struct nq_board *board);

/* May CLAIM be among those that were printed?  True if it is, or if not all of
 * them were kept. */
bool nq_patterns_may_have(const struct nq_patterns *patterns,
                          const struct nq_claim *claim);

/* Adds a solution that was not printed, in lexicographic order. */
void nq_patterns_missing(struct nq_patterns *patterns,
                         const struct nq_board *board);

/* Adds to EXPLANATION what can be said of all that was shown.  Where more came
 * than was kept, it says so or says nothing.
 *
 * Cost:   sorting what was kept.
 */
void nq_patterns_find(const struct nq_patterns *patterns,
                      struct nq_explanation *explanation);

/* Frees PATTERNS; NULL is allowed. */
void nq_patterns_close(struct nq_patterns *patterns);

/* The sizes of one run of a program, in the order in which it was asked. */
struct nq_observed_run {
    size_t count;
    const struct nq_observation *size;
};

/* Adds to EXPLANATION what the printed numbers of solutions are instead of the
 * right ones: n!, the classes, the answer for n - 1, the sum of all answers so
 * far ...  Only a law that fits all runs counts; one number that fits by chance
 * is told as "probably". */
void nq_patterns_totals(const struct nq_observed_run *run, size_t runs,
                        struct nq_explanation *explanation);

#endif
