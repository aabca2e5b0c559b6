/* check_state.h - what check.c, check_keep.c, check_end.c share. */
#ifndef NQ_VERIFY_CHECK_STATE_H
#define NQ_VERIFY_CHECK_STATE_H

#include "board/digest.h"
#include "verify/check.h"
#include "verify/ledger.h"

/* How the boards are kept. */
enum nq_keeping {
    NQ_IN_LEDGER, /* all of them: any order */
    NQ_IN_WALK,   /* beside a search: they come in lexicographic order */
    NQ_IN_DIGEST  /* only counted */
};

struct nq_kept_place {
    uint32_t line, column;
};

enum { NQ_KEPT_PLACES = 1 << 20 };

struct nq_check {
    struct nq_question question;
    nq_truth_fn *truth;
    void *truth_ctx;
    bool known;      /* is a number of solutions published for n? */
    uint64_t number; /* then this */
    struct nq_checked out;

    enum nq_keeping keeping;
    struct nq_rules rules;
    struct nq_ledger ledger;
    struct nq_truth_walk walk;
    struct nq_digest digest; /* of the solutions, unless in the ledger */
    bool walking;

    /* order of the boards so far */
    bool any;
    bool ascending; /* each after the one before */
    bool descending, transposed_ascending;
    struct nq_board last, last_transposed;
    uint64_t last_number;

    struct nq_kept_place *place;
    size_t places, place_room;
    struct nq_square *turned; /* a claim with rows and columns exchanged */
    size_t turned_room;

    bool observing; /* false: the ledger can tell all that was printed */
    struct nq_patterns *patterns;
};

/* Keeps the place of one more claim, while there is room. */
enum nq_status nq_check_place(struct nq_check *check,
                              const struct nq_place *place,
                              struct nq_error *err);

/* The claim that was counted last is BOARD, perhaps a solution. */
enum nq_status nq_check_board(struct nq_check *check,
                              const struct nq_board *board, bool solves,
                              struct nq_error *err);

/* Board number NUMBER: where does it stand? */
struct nq_spot nq_check_spot(const struct nq_check *check, uint64_t number);

/* From now on the observation and the patterns see everything, after what the
 * ledger has.  Before the ledger is sorted. */
enum nq_status nq_check_observe(struct nq_check *check, struct nq_error *err);

/* Sorts the ledger unless it is in order, counts what is there twice.  *SOLVED
 * is the number of different solutions. */
enum nq_status nq_check_sort(struct nq_check *check, uint64_t *solved,
                             struct nq_error *err);

/* Starts the walk beside the truth; nothing without a truth. */
enum nq_status nq_check_walk(struct nq_check *check, struct nq_error *err);

/* Notes that board number COPY is the same as number BEFORE. */
void nq_check_repeated(struct nq_check *check, uint64_t copy, uint64_t before);

#endif
