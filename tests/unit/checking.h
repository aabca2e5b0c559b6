/* checking.h - prints boards for a check to judge. */
#ifndef NQ_TESTS_UNIT_CHECKING_H
#define NQ_TESTS_UNIT_CHECKING_H

#include "verify/check.h"

enum { PRINTED = 400 };

/* A list of boards to print; each may be spoiled. */
struct printed {
    unsigned n;
    size_t count;
    struct nq_board board[PRINTED];
};

/* Finds all solutions for N <= 8 by the definition. */
void all_solutions(struct printed *made, unsigned n);

struct session {
    struct nq_question question;
    struct nq_check *check;
    const struct nq_checked *checked;
    uint64_t line;
    unsigned calls; /* of the truth */
};

/* Starts a check; the question may have more in it already. */
void begin(struct session *session, unsigned n, enum nq_expect expect);

/* Prints one item, on a line of its own. */
void take(struct session *session, struct nq_item item);

/* Prints BOARD with its columns moved by BASE; a list; a number. */
void take_based(struct session *session, const struct nq_board *board,
                int base);
void take_list(struct session *session, const struct printed *made);
void take_total(struct session *session, uint64_t total);

/* Ends the check, which must come to OUTCOME for just these COMPLAINTS. */
const struct nq_checked *verdict(struct session *session,
                                 enum nq_outcome outcome, unsigned complaints);

unsigned bit(enum nq_complaint complaint);

#endif
