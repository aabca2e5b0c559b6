/* patterns_repeated.c - boards that stand there more than once, and the order
 * of those that do not. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board/symmetry.h"
#include "verify/patterns_kept.h"

/* One kept claim by its hash. */
struct place {
    uint64_t hash;
    size_t at;
};

static int compare_places(const void *one, const void *other)
{
    const struct place *a = one;
    const struct place *b = other;
    if (a->hash != b->hash)
        return a->hash < b->hash ? -1 : 1;
    return (a->at > b->at) - (a->at < b->at);
}

/* How often the same claims stand there. */
struct repeats {
    size_t different;
    size_t least, most;  /* times that one claim stands there */
    bool in_a_row;       /* equal claims follow each other */
    size_t repeated;     /* claims that stand there more than once */
    uint32_t first_rows; /* and the columns with which these begin */
};

static void add_group(struct repeats *repeats,
                      const struct nq_patterns *patterns,
                      const struct place *first, size_t times)
{
    const struct nq_kept *kept = &patterns->claim[first->at];
    if (repeats->different == 0)
        repeats->least = times;
    repeats->different++;
    if (times < repeats->least)
        repeats->least = times;
    if (times > repeats->most)
        repeats->most = times;
    if (first[times - 1].at - first->at != times - 1)
        repeats->in_a_row = false;
    if (times > 1) {
        repeats->repeated++;
        repeats->first_rows |= kept->mask[0];
    }
}

static struct repeats count_repeats(const struct nq_patterns *patterns,
                                    const struct place *place)
{
    struct repeats repeats = {.in_a_row = true};
    size_t begin = 0;
    for (size_t i = 1; i <= patterns->kept; i++)
        if (i == patterns->kept || place[i].hash != place[begin].hash) {
            add_group(&repeats, patterns, &place[begin], i - begin);
            begin = i;
        }
    return repeats;
}

static void tell_repeats(const struct nq_patterns *patterns,
                         const struct repeats *repeats,
                         struct nq_explanation *explanation)
{
    const unsigned middle = patterns->n / 2;
    if (repeats->different == 1)
        nq_explanation_add(explanation, true, NULL,
                           "all %zu boards printed are the same one: probably "
                           "a reference to one board is kept, not a copy",
                           patterns->kept);
    else if (repeats->least == repeats->most && repeats->in_a_row)
        nq_explanation_add(explanation, true, NULL,
                           "each board is printed %zu times in a row",
                           repeats->most);
    else if (repeats->least == repeats->most)
        nq_explanation_add(explanation, true, NULL,
                           "each board is printed %zu times", repeats->most);
    else if (patterns->n % 2 == 1 && repeats->first_rows == UINT32_C(1)
                                                                << middle)
        nq_explanation_add(explanation, true, NULL,
                           "all boards printed more than once have the first "
                           "queen in the middle column");
}

void nq_patterns_find_repeated(const struct nq_patterns *patterns,
                               struct nq_explanation *explanation)
{
    if (patterns->kept < 2 || patterns->kept < patterns->claims)
        return;
    struct place *place = malloc(patterns->kept * sizeof *place);
    if (!place)
        return;
    for (size_t i = 0; i < patterns->kept; i++)
        place[i] = (struct place){.hash = patterns->claim[i].hash, .at = i};
    qsort(place, patterns->kept, sizeof *place, compare_places);
    const struct repeats repeats = count_repeats(patterns, place);
    if (repeats.repeated > 0)
        tell_repeats(patterns, &repeats, explanation);
    free(place);
}

/* Are the boards in dictionary order, BACKWARDS or not, once each is replaced
 * by its image IMAGE? */
static bool in_order(const struct nq_patterns *patterns, unsigned image,
                     bool backwards)
{
    struct nq_board before = {0};
    for (size_t i = 0; i < patterns->kept; i++) {
        const struct nq_board now =
            nq_board_image(&patterns->claim[i].board, image);
        const int compared = i == 0 ? -1 : nq_board_compare(&before, &now);
        if (i > 0 && (backwards ? compared <= 0 : compared >= 0))
            return false;
        before = now;
    }
    return true;
}

/* Compares as the text of the columns counted from 1 with blanks between. */
static int compare_as_text(const struct nq_board *a, const struct nq_board *b)
{
    for (unsigned row = 0; row < a->n; row++) {
        char one[16];
        char other[16];
        (void)snprintf(one, sizeof one, "%u ", a->col[row] + 1U);
        (void)snprintf(other, sizeof other, "%u ", b->col[row] + 1U);
        const int compared = strcmp(one, other);
        if (compared)
            return compared;
    }
    return 0;
}

static bool in_text_order(const struct nq_patterns *patterns)
{
    for (size_t i = 1; i < patterns->kept; i++)
        if (compare_as_text(&patterns->claim[i - 1].board,
                            &patterns->claim[i].board) >= 0)
            return false;
    return true;
}

void nq_patterns_find_order(const struct nq_patterns *patterns,
                            struct nq_explanation *explanation)
{
    static const char *const how[NQ_IMAGES] = {
        [2] = "rows from the last to the first",
        [3] = "half turns",
        [4] = "columns: rows and columns are exchanged",
    };
    if (patterns->kept < 3 || patterns->kept < patterns->claims)
        return;
    for (size_t i = 0; i < patterns->kept; i++)
        if (patterns->claim[i].flaws || !patterns->claim[i].is_board)
            return;
    if (in_order(patterns, 0, false))
        return;
    if (in_order(patterns, 0, true)) {
        nq_explanation_add(explanation, true, NULL,
                           "the boards come in exactly reversed order");
        return;
    }
    if (in_text_order(patterns)) {
        nq_explanation_add(explanation, true, NULL,
                           "the boards are sorted as text: 10 comes before 2");
        return;
    }
    for (unsigned image = 1; image < NQ_IMAGES; image++)
        if (how[image] && in_order(patterns, image, false)) {
            nq_explanation_add(explanation, true, NULL,
                               "the boards come in the order of their %s",
                               how[image]);
            return;
        }
}
