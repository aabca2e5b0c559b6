/* totals.c - printed numbers of solutions that follow another law. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "verify/known.h"
#include "verify/patterns.h"

/* Where a number was printed: at AT of a run. */
struct place {
    const struct nq_observed_run *run;
    size_t at;
    unsigned n;
    const struct nq_known *known; /* for n */
};

/* What a program with that law prints at PLACE; false if it is not known. */
typedef bool law_fn(const struct place *place, uint64_t *value);

static uint64_t solutions_of(unsigned n)
{
    const struct nq_known *known = nq_known(n);
    return known ? known->solutions : 0;
}

static bool factorial(const struct place *place, uint64_t *value)
{
    *value = 1;
    for (unsigned i = 2; i <= place->n; i++)
        *value *= i;
    return place->n <= 20;
}

static bool power(const struct place *place, uint64_t *value)
{
    *value = 1;
    for (unsigned i = 0; i < place->n; i++)
        *value *= place->n;
    return place->n <= 15;
}

/* n queens on any n of the n * n squares. */
static bool subsets(const struct place *place, uint64_t *value)
{
    const uint64_t squares = (uint64_t)place->n * place->n;
    *value = 1;
    for (unsigned i = 1; i <= place->n; i++)
        *value = *value * (squares - place->n + i) / i;
    return place->n <= 9;
}

static bool all_squares(const struct place *place, uint64_t *value)
{
    *value = (uint64_t)place->n * place->n;
    return true;
}

static bool classes(const struct place *place, uint64_t *value)
{
    *value = place->known->classes;
    return true;
}

/* Up to rotation only, by counting what each rotation leaves as it is. */
static bool rotation_classes(const struct place *place, uint64_t *value)
{
    *value = place->n == 1
                 ? 1
                 : (place->known->solutions + place->known->half_turn +
                    2 * place->known->quarter_turn) /
                       4;
    return true;
}

static bool classes_by_8(const struct place *place, uint64_t *value)
{
    *value = place->known->classes * 8;
    return true;
}

static bool twice(const struct place *place, uint64_t *value)
{
    *value = place->known->solutions * 2;
    return true;
}

static bool half(const struct place *place, uint64_t *value)
{
    *value = place->known->solutions / 2;
    return place->known->solutions % 2 == 0;
}

static bool one_more(const struct place *place, uint64_t *value)
{
    *value = place->known->solutions + 1;
    return true;
}

static bool one_less(const struct place *place, uint64_t *value)
{
    *value = place->known->solutions - 1;
    return place->known->solutions > 0;
}

static bool smaller_board(const struct place *place, uint64_t *value)
{
    *value = solutions_of(place->n - 1);
    return place->n > 1;
}

static bool greater_board(const struct place *place, uint64_t *value)
{
    *value = solutions_of(place->n + 1);
    return place->n < NQ_KNOWN_MAX_N;
}

static bool eight_always(const struct place *place, uint64_t *value)
{
    (void)place;
    *value = solutions_of(8);
    return true;
}

static bool first_digit(const struct place *place, uint64_t *value)
{
    unsigned digit = place->n;
    while (digit >= 10)
        digit /= 10;
    *value = solutions_of(digit);
    return true;
}

static bool byte(const struct place *place, uint64_t *value)
{
    *value = place->known->solutions & UINT8_MAX;
    return true;
}

static bool short_word(const struct place *place, uint64_t *value)
{
    *value = place->known->solutions & UINT16_MAX;
    return true;
}

static bool word(const struct place *place, uint64_t *value)
{
    *value = place->known->solutions & UINT32_MAX;
    return true;
}

static bool sum_so_far(const struct place *place, uint64_t *value)
{
    *value = 0;
    for (size_t i = 0; i <= place->at; i++)
        *value += solutions_of(place->run->size[i].n);
    return place->at > 0;
}

static bool first_of_run(const struct place *place, uint64_t *value)
{
    *value = solutions_of(place->run->size[0].n);
    return place->at > 0;
}

static bool nothing(const struct place *place, uint64_t *value)
{
    (void)place;
    *value = 0;
    return true;
}

/* The usual ones first; AS completes "the numbers printed are ...". */
static const struct {
    law_fn *law;
    const char *as;
    const char *because;
} laws[] = {
    {factorial, "n!", "rows and columns are tested, diagonals are not"},
    {power, "n^n", "no conflict is ever noticed"},
    {classes, "those of the fundamental solutions",
     "images under rotation and reflection are not counted"},
    {eight_always, "the answer for 8 queens", "n is not used"},
    {one_more, "one too many", "the counter starts at 1"},
    {one_less, "one too few", "the last or the first one is not counted"},
    {twice, "twice the right ones", "each solution is counted twice"},
    {half, "half the right ones", "mirror images are not counted"},
    {smaller_board, "the answers for n - 1", "a bound is one too small"},
    {greater_board, "the answers for n + 1", "a bound is one too great"},
    {sum_so_far, "the sums of all answers so far",
     "the counter is not set back"},
    {first_of_run, "the answer for the first n of the run",
     "n is read only once"},
    {first_digit, "the answers for the first digit of n",
     "only one digit of n is read"},
    {rotation_classes,
     "those of the solutions that no rotation turns into "
     "each other",
     "rotations count as one, reflections as two"},
    {classes_by_8, "eight times the fundamental solutions",
     "every class is taken for eight boards, but symmetric ones have four or "
     "two"},
    {byte, "the right ones modulo 256", "the counter has only 8 bits"},
    {short_word, "the right ones modulo 65536", "the counter has only 16 bits"},
    {word, "the right ones modulo 2^32", "the counter has only 32 bits"},
    {subsets, "the ways to put n queens on any n squares",
     "nothing is tested at all"},
    {all_squares, "the numbers of squares", "squares are counted, not boards"},
    {nothing, "always 0", "the search never gets to the last row"},
};

struct fit {
    size_t wrong; /* sizes where the law is not the truth and fits */
    unsigned n;   /* the last of them */
    uint64_t value;
};

/* Does LAW give each number printed?  Sizes without one do not matter. */
static bool fits(law_fn *law, const struct nq_observed_run *run, size_t runs,
                 struct fit *fit)
{
    *fit = (struct fit){0};
    for (size_t i = 0; i < runs; i++)
        for (size_t at = 0; at < run[i].count; at++) {
            const struct nq_observation *seen = &run[i].size[at];
            const struct place place = {&run[i], at, seen->n,
                                        nq_known(seen->n)};
            uint64_t value = 0;
            if (seen->totals == 0 || !place.known)
                continue;
            const bool told = law(&place, &value);
            if (seen->total != (told ? value : place.known->solutions))
                return false;
            if (told && value != place.known->solutions)
                *fit = (struct fit){fit->wrong + 1, seen->n, value};
        }
    return fit->wrong > 0;
}

void nq_patterns_totals(const struct nq_observed_run *run, size_t runs,
                        struct nq_explanation *explanation)
{
    for (size_t i = 0; i < sizeof laws / sizeof *laws; i++) {
        struct fit fit;
        if (!fits(laws[i].law, run, runs, &fit))
            continue;
        if (fit.wrong == 1)
            nq_explanation_add(explanation, false, NULL,
                               "probably the number printed for n = %u, "
                               "%" PRIu64 ", is %s: %s",
                               fit.n, fit.value, laws[i].as, laws[i].because);
        else
            nq_explanation_add(explanation, true, NULL,
                               "the %zu wrong numbers printed are %s: probably "
                               "%s",
                               fit.wrong, laws[i].as, laws[i].because);
    }
}
