/* check.h - is what a program printed the answer to the question?
 *
 * Takes the items of a reader one by one.  Needs no list of answers: if every
 * board is a solution, none is there twice, and there are as many as the
 * published number, none can be missing.  Solutions are searched for (by a
 * function that the caller brings along) only to name those that are missing,
 * or where no number is published. */
#ifndef NQ_VERIFY_CHECK_H
#define NQ_VERIFY_CHECK_H

#include "formats/reader.h"
#include "verify/observe.h"
#include "verify/patterns.h"
#include "verify/rules.h"
#include "verify/truth.h"

/* What was asked for. */
struct nq_question {
    unsigned n;
    enum nq_expect expect;
    uint64_t first;     /* NQ_EXPECT_FIRST: so many boards */
    bool lexicographic; /* the order counts too; with FIRST it always does */
    bool transposed;    /* lines of a drawing are columns of the board */
    int base;           /* 0, 1 or NQ_BASE_AUTO: as printed */
    bool strict_layout;
};

/* Words for people and programs: "right", "wrong", ... */
enum nq_outcome { NQ_RIGHT, NQ_WRONG, NQ_UNREADABLE, NQ_UNDECIDED };

/* What can be wrong, the gravest first. */
enum nq_complaint {
    NQ_NO_OUTPUT,   /* nothing is there */
    NQ_NOT_READ,    /* a part that is no board and no number */
    NQ_OTHER_SIZE,  /* boards that are not n x n */
    NQ_OTHER_BASE,  /* solutions, but with rows or columns counted from the
                       other base than was asked for, or from both */
    NQ_INVALID,     /* queens attack each other, are too few or too many, or
                       stand off the board */
    NQ_REPEATED,    /* the same board twice */
    NQ_DENIED,      /* says that there is no solution, but there is */
    NQ_MISSING,     /* solutions are not there */
    NQ_NOT_ASKED,   /* more than was asked for */
    NQ_TRANSPOSED,  /* in the order of the transposed boards */
    NQ_DISORDER,    /* not in lexicographic order */
    NQ_OTHER_TOTAL, /* the number is not that of the boards printed */
    NQ_OTHER_COUNT, /* the number of solutions is not that of n */
    NQ_LAYOUT,      /* --strict-layout: not as it should be, byte by byte */
    NQ_COMPLAINTS   /* how many there are */
};

/* "right", ...; "missing solutions", ...  Static. */
const char *nq_outcome_name(enum nq_outcome outcome);
const char *nq_complaint_name(enum nq_complaint complaint);

/* How a verdict was found. */
enum nq_evidence {
    NQ_BY_RULES,      /* the rules of the game decide alone */
    NQ_BY_NUMBER,     /* all solutions, all different, the published number */
    NQ_BY_SEARCH,     /* compared with a search, board by board */
    NQ_BY_DIGEST,     /* the 128-bit digest is that of a search */
    NQ_BY_COUNT_ALONE /* solutions, the published number; whether one is there
                         twice is not known */
};

/* Where a board stands: its number in the text, from 1.  Line 0: not kept. */
struct nq_spot {
    uint64_t number;
    uint64_t line, column;
};

enum { NQ_SHOWN = 3, NQ_SHOWN_SQUARES = NQ_MAX_N * NQ_MAX_N };

/* Everything that was found.  Where there is nothing to show, the number that
 * goes with it is 0. */
struct nq_checked {
    enum nq_outcome outcome;
    enum nq_complaint reason; /* the gravest complaint; only if not right */
    unsigned complaints;      /* bit 1 << complaint */
    enum nq_evidence evidence;

    /* the tally: boards printed */
    uint64_t claims;     /* all */
    uint64_t solutions;  /* that are solutions, repeated ones too */
    uint64_t other_base; /* of these, counted from another base than asked */
    uint64_t invalid;    /* that are none: claims - solutions */
    uint64_t other_size, other_number, off_board; /* invalid ones, by flaw; */
    uint64_t attack[NQ_LINES];                    /* one may have several */
    unsigned size_rows, size_cols; /* of the first board of another size */
    uint64_t size_solutions; /* boards of another size that solve that size */
    uint64_t repeated;       /* copies of boards that stand there before */
    bool repeated_known;     /* false: there may be more */
    /* against the truth */
    uint64_t published; /* number of solutions; 0 if none is published */
    bool wanted_known;
    uint64_t wanted; /* solutions that should be there */
    bool missing_known;
    uint64_t missing;   /* of these not there */
    uint64_t not_asked; /* solutions or numbers that should not be there */
    /* besides boards */
    uint64_t totals;   /* numbers of solutions printed */
    uint64_t total;    /* the first; the first that is wrong, if one is */
    uint64_t problems; /* parts that could not be read */
    uint64_t remarks;
    bool none;      /* "no solution" */
    bool backwards; /* NQ_DISORDER: exactly the reverse order */

    /* exhibits, the first of each in the order of the text */
    struct nq_claim wrong;                           /* its squares are below */
    struct nq_square wrong_square[NQ_SHOWN_SQUARES]; /* the first of them */
    struct nq_flaws wrong_flaws;
    struct nq_spot wrong_spot;
    struct nq_place wrong_end;
    struct nq_spot base_spot;
    struct nq_spot size_spot;
    struct nq_spot repeat[NQ_SHOWN][2]; /* the copy, and where it was before */
    unsigned repeats;
    struct nq_board miss[NQ_SHOWN]; /* missing, in lexicographic order */
    unsigned misses;
    struct nq_spot disorder[2]; /* a board, and the one before it, which should
                                   come after it */
    struct nq_place total_place, none_place;
    struct nq_place problem_place;
    char problem[256];
    struct nq_place remark_place;
    char remark[256]; /* with NQ_LAYOUT the first that counts against it */

    /* for the explanation, complete only if the outcome is not right */
    struct nq_observation seen;
};

struct nq_check;

/* Starts to check the answer to QUESTION.  TRUTH (may be NULL: then nothing
 * that is missing can be named) finds solutions.
 *
 * Range:  1 <= n <= NQ_MAX_N; with NQ_EXPECT_ONE 1 <= n <= NQ_RULES_MAX_N.
 *         first >= 1 with NQ_EXPECT_FIRST.
 * Owns:   *CHECK until nq_check_close.
 * Fails:  NQ_RANGE, NQ_MEMORY; *CHECK is then NULL.
 */
enum nq_status nq_check_open(struct nq_check **check,
                             const struct nq_question *question,
                             nq_truth_fn *truth, void *truth_ctx,
                             struct nq_error *err);

/* Takes the next item of the reader; NQ_ITEM_END says nothing.
 *
 * Cost:   O(n).  Memory: 12 bytes a board up to n = 20, at most 192 MiB, and
 *         less than 20 MiB for places.
 * Fails:  NQ_MEMORY, what the truth fails with.
 */
enum nq_status nq_check_take(struct nq_check *check, const struct nq_item *item,
                             struct nq_error *err);

/* Everything was taken: finds the verdict.  Call it once.  *CHECKED is lent
 * until nq_check_close.
 *
 * Fails:  NQ_MEMORY, what the truth fails with, NQ_STOPPED among it.
 */
enum nq_status nq_check_end(struct nq_check *check,
                            const struct nq_checked **checked,
                            struct nq_error *err);

/* What the boards have in common, for the explanation: after nq_check_end, if
 * the outcome is not right; NULL if n is too large to say.  Lent. */
const struct nq_patterns *nq_check_patterns(const struct nq_check *check);

/* Frees CHECK; NULL is allowed. */
void nq_check_close(struct nq_check *check);

#endif
