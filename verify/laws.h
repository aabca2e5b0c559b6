/* laws.h - what holds for the solutions of every n, whoever found them. */
#ifndef NQ_VERIFY_LAWS_H
#define NQ_VERIFY_LAWS_H

#include "verify/tally.h"

enum nq_law {
    NQ_LAW_SOUND,  /* no queen attacks another */
    NQ_LAW_CLOSED, /* with a board all its images are solutions, and as often */
    NQ_LAW_MIRROR, /* as many begin in column c as in column n-1-c */
    NQ_LAW_ORBITS, /* the orbit sizes of the classes add up to the solutions */
    NQ_LAW_CLASSES, /* 8 classes = all + half-turn + 2 quarter-turn symmetric
                       solutions; n = 1 has one class (reflections fix it) */
    NQ_LAWS
};

enum { NQ_LAW_TEXT_SIZE = 160 };

/* Is LAW broken by what TALLY counted?  If so, TEXT says how, with numbers, in
 * words that follow the name of a method: "is not closed under ...".  The laws
 * behind the first say nothing about unsound boards: while there are any, only
 * NQ_LAW_SOUND is broken.
 *
 * Source: NQ_LAW_CLASSES is Burnside's lemma for the group of the square.
 */
bool nq_law_broken(enum nq_law law, const struct nq_tally *tally,
                   char text[NQ_LAW_TEXT_SIZE]);

#endif
