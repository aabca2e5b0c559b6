/* tally.h - counts and fingerprints the boards that a method hands on.
 *
 * A consumer: it knows the rules of the game and the symmetries of the square,
 * and nothing of how the boards were found. */
#ifndef NQ_VERIFY_TALLY_H
#define NQ_VERIFY_TALLY_H

#include "board/digest.h"
#include "board/visit.h"

/* What one method handed on for one n.  A board is sound if it has N rows and
 * no two of its queens attack each other.  All numbers count a board as often
 * as it was handed on. */
struct nq_tally {
    unsigned n;
    bool expand; /* each board handed on stands for all its different images */
    nq_visit_fn *on_class; /* takes the sound canonical boards; NULL: nobody.
                              NQ_STOP from it ends the search */
    void *class_ctx;

    uint64_t handed; /* boards handed on */
    uint64_t boards; /* boards counted: more than handed if expand is set */
    struct nq_digest set;     /* of all boards counted */
    uint64_t first[NQ_MAX_N]; /* of these with the first queen in column c */
    uint64_t unsound;         /* of these not sound */
    struct nq_board example;  /* the first of the unsound ones */
    uint64_t not_later;       /* boards handed on that do not come after the one
                                 before, lexicographically */
    uint64_t not_least;       /* with expand: boards handed on that are not the
                                 least of their images */

    /* What the laws are about: sound boards only. */
    struct nq_digest mirrored;   /* of their left-right mirror images */
    struct nq_digest transposed; /* rows and columns exchanged */
    uint64_t half_turn;          /* boards that a half turn leaves alone */
    uint64_t quarter_turn;       /* of these, also by a quarter turn */
    uint64_t classes;            /* canonical boards */
    uint64_t half_classes;       /* of these, with a half turn only */
    uint64_t quarter_classes;    /* of these, with a quarter turn */
    uint64_t orbits;             /* orbit sizes of these, added up */
    struct nq_board last;        /* handed on */
};

/* Starts: nothing was handed on for N yet.  With EXPAND each board will stand
 * for its whole symmetry class.
 *
 * Range:  1 <= N <= NQ_MAX_N.
 */
void nq_tally_init(struct nq_tally *tally, unsigned n, bool expand);

/* An nq_visit_fn whose ctx is a struct nq_tally: counts BOARD. */
enum nq_walk nq_tally_visit(const struct nq_board *board, void *ctx);

/* Does no queen of BOARD attack another? */
bool nq_board_is_sound(const struct nq_board *board);

/* Are these the same boards, each as often, by number, digest and first queen?
 */
bool nq_tally_same(const struct nq_tally *a, const struct nq_tally *b);

/* Hands BOARD and its other different images to VISIT, BOARD first.  Boards
 * only: every column taken once. */
enum nq_walk nq_orbit_visit(const struct nq_board *board, nq_visit_fn *visit,
                            void *ctx);

#endif
