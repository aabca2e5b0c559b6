/* laws.c - what holds for the solutions of every n, whoever found them. */
#include "verify/laws.h"

#include <inttypes.h>
#include <stdio.h>

static bool unsound(const struct nq_tally *tally, char text[NQ_LAW_TEXT_SIZE])
{
    (void)snprintf(text, NQ_LAW_TEXT_SIZE,
                   "has queens that attack each other on %" PRIu64
                   " of %" PRIu64 " boards",
                   tally->unsound, tally->boards);
    return tally->unsound > 0;
}

/* A mirror and a diagonal reflection generate the whole group. */
static bool open(const struct nq_tally *tally, char text[NQ_LAW_TEXT_SIZE])
{
    const bool mirrored = nq_digest_equal(&tally->set, &tally->mirrored);
    const bool transposed = nq_digest_equal(&tally->set, &tally->transposed);
    const char *by = "left-right reflection";
    if (mirrored)
        by = "the exchange of rows and columns";
    else if (!transposed)
        by = "left-right reflection nor the exchange of rows and columns";
    (void)snprintf(text, NQ_LAW_TEXT_SIZE, "is not closed under %s", by);
    return !mirrored || !transposed;
}

static bool lopsided(const struct nq_tally *tally, char text[NQ_LAW_TEXT_SIZE])
{
    for (unsigned col = 0; col < tally->n / 2; col++) {
        const unsigned other = tally->n - 1 - col;
        if (tally->first[col] == tally->first[other])
            continue;
        (void)snprintf(
            text, NQ_LAW_TEXT_SIZE,
            "has lopsided first queens: %" PRIu64 " in column %u, but %" PRIu64
            " in its mirror image, column %u",
            tally->first[col], col + 1, tally->first[other], other + 1);
        return true;
    }
    return false;
}

static bool orbits_differ(const struct nq_tally *tally,
                          char text[NQ_LAW_TEXT_SIZE])
{
    (void)snprintf(text, NQ_LAW_TEXT_SIZE,
                   "hands on %" PRIu64 ", but its classes stand for %" PRIu64
                   " solutions",
                   tally->boards, tally->orbits);
    return tally->orbits != tally->boards;
}

static bool classes_differ(const struct nq_tally *tally,
                           char text[NQ_LAW_TEXT_SIZE])
{
    const uint64_t fixed =
        tally->boards + tally->half_turn + 2 * tally->quarter_turn;
    (void)snprintf(text, NQ_LAW_TEXT_SIZE,
                   "breaks 8 classes = all + half-turn + 2 x quarter-turn "
                   "symmetric solutions: 8 x %" PRIu64 " is not %" PRIu64
                   " + %" PRIu64 " + 2 x %" PRIu64,
                   tally->classes, tally->boards, tally->half_turn,
                   tally->quarter_turn);
    if (tally->n == 1)
        return tally->classes != tally->boards;
    return 8 * tally->classes != fixed;
}

bool nq_law_broken(enum nq_law law, const struct nq_tally *tally,
                   char text[NQ_LAW_TEXT_SIZE])
{
    if (law != NQ_LAW_SOUND && tally->unsound > 0)
        return false;
    switch (law) {
    case NQ_LAW_SOUND:
        return unsound(tally, text);
    case NQ_LAW_CLOSED:
        return open(tally, text);
    case NQ_LAW_MIRROR:
        return lopsided(tally, text);
    case NQ_LAW_ORBITS:
        return orbits_differ(tally, text);
    case NQ_LAW_CLASSES:
        return classes_differ(tally, text);
    case NQ_LAWS:
        break;
    }
    return false;
}
