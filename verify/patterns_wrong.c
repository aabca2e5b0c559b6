/* patterns_wrong.c - what do the wrong boards have in common? */
#include "verify/patterns_kept.h"

static uint32_t all_columns(unsigned n)
{
    return (uint32_t)((UINT64_C(1) << n) - 1);
}

/* Over all wrong claims. */
struct sum {
    size_t wrong;
    unsigned flaws;             /* that any of them has */
    unsigned nearest, farthest; /* rows between clashing queens */
    uint32_t rows_in_all;
    size_t first, last; /* the first and last wrong one */
    size_t even, odd;   /* how many at even and odd places */
    bool differ;        /* not all are the same claim */
    uint64_t hash;
    bool queens_differ;
    size_t queens;   /* in each, unless they differ */
    uint32_t filled; /* rows with a queen in any of them */
};

static void add(struct sum *sum, const struct nq_kept *kept, size_t at)
{
    if (sum->wrong == 0) {
        sum->first = at;
        sum->queens = kept->queens;
        sum->hash = kept->hash;
        sum->rows_in_all = UINT32_MAX;
    }
    sum->wrong++;
    sum->last = at;
    sum->even += at % 2 == 0;
    sum->odd += at % 2 == 1;
    sum->flaws |= kept->flaws;
    sum->queens_differ |= kept->queens != sum->queens;
    sum->differ |= kept->hash != sum->hash;
    for (unsigned row = 0; row < NQ_MAX_N; row++)
        if (kept->mask[row])
            sum->filled |= UINT32_C(1) << row;
    if (!(kept->flaws & NQ_CLASH_ANY))
        return;
    sum->rows_in_all &= kept->rows_in_all;
    if (sum->nearest == 0 || kept->nearest < sum->nearest)
        sum->nearest = kept->nearest;
    if (kept->farthest > sum->farthest)
        sum->farthest = kept->farthest;
}

static void tell_lines(const struct sum *sum,
                       struct nq_explanation *explanation)
{
    const unsigned lines = sum->flaws & NQ_CLASH_ANY;
    const char *only = NULL;
    const char *respected = NULL;
    if (lines == NQ_CLASH_COLUMN) {
        only = "columns";
        respected = "diagonals are respected: probably columns are not tested";
    } else if (lines == NQ_CLASH_RISING) {
        only = "rising diagonals (/)";
        respected = "columns and falling diagonals (\\) are respected: "
                    "probably that one direction is not tested";
    } else if (lines == NQ_CLASH_FALLING) {
        only = "falling diagonals (\\)";
        respected = "columns and rising diagonals (/) are respected: "
                    "probably that one direction is not tested";
    } else if (lines == NQ_CLASH_DIAGONAL) {
        only = "diagonals";
        respected = "rows and columns are respected: probably diagonals are "
                    "not tested, or not everywhere";
    } else if (lines == NQ_CLASH_ROW) {
        only = "rows";
        respected = "columns and diagonals are respected";
    }
    if (only)
        nq_explanation_add(explanation, true, NULL,
                           "all wrong boards clash on %s only; %s", only,
                           respected);
}

static void tell_distance(const struct sum *sum, unsigned n,
                          struct nq_explanation *explanation)
{
    if (sum->wrong < 3)
        return;
    if (sum->nearest > 1)
        nq_explanation_add(explanation, true, NULL,
                           "clashing queens are always %u or more rows apart: "
                           "probably only queens nearer than that are compared",
                           sum->nearest);
    else if (sum->farthest == 1 && sum->nearest == 1 && n > 3)
        nq_explanation_add(explanation, true, NULL,
                           "only queens in neighbouring rows clash: probably "
                           "the row next to it is left out of the test");
    for (unsigned row = 0; row<n; row += n> 1 ? n - 1 : 1)
        if (sum->rows_in_all >> row & 1U)
            nq_explanation_add(explanation, true, NULL,
                               "every clash involves the queen in row %u: "
                               "probably that row is left out of the test",
                               row + 1);
}

static void tell_shape(const struct nq_patterns *patterns,
                       const struct sum *sum,
                       struct nq_explanation *explanation)
{
    const unsigned n = patterns->n;
    const uint32_t all = all_columns(n);
    const struct nq_kept *first = &patterns->claim[sum->first];
    if (sum->wrong < patterns->kept || sum->queens_differ || sum->queens == n)
        return;
    if (sum->queens == 0)
        nq_explanation_add(explanation, true, NULL,
                           "every board printed is empty");
    else if (first->rows == sum->queens && first->rows == first->cols)
        nq_explanation_add(explanation, true, NULL,
                           "every board is %zu x %zu, not %u x %u: probably n "
                           "is read or used wrongly",
                           sum->queens, sum->queens, n, n);
    else if (sum->queens + 1 == n && sum->filled == all >> 1)
        nq_explanation_add(explanation, true, NULL,
                           "every board lacks the queen of the last row: "
                           "probably the search ends one row too early");
    else if (sum->queens + 1 == n && sum->filled == (all & ~UINT32_C(1)))
        nq_explanation_add(explanation, true, NULL,
                           "every board lacks the queen of the first row");
    else
        nq_explanation_add(explanation, true, NULL,
                           "every board has %zu queens, not %u", sum->queens,
                           n);
}

static void tell_places(const struct nq_patterns *patterns,
                        const struct sum *sum,
                        struct nq_explanation *explanation)
{
    const size_t kept = patterns->kept;
    if (sum->wrong < 2 || sum->wrong == kept)
        return;
    if (sum->wrong == kept / 2 && (sum->odd == 0 || sum->even == 0))
        nq_explanation_add(explanation, true, NULL,
                           "every second board is wrong, the others are right");
    else if (sum->last - sum->first + 1 == sum->wrong && sum->last + 1 == kept)
        nq_explanation_add(explanation, true, NULL,
                           "the first %zu boards are right, all after them are "
                           "wrong",
                           sum->first);
    else if (sum->last - sum->first + 1 == sum->wrong && sum->first == 0)
        nq_explanation_add(explanation, true, NULL,
                           "the first %zu boards are wrong, all after them are "
                           "right",
                           sum->wrong);
}

/* Does each board contain all queens of the one before, and more? */
static void tell_growth(const struct nq_patterns *patterns,
                        struct nq_explanation *explanation)
{
    if (patterns->kept < 2 ||
        patterns->claim[patterns->kept - 1].queens <= patterns->n)
        return;
    for (size_t i = 1; i < patterns->kept; i++) {
        const struct nq_kept *before = &patterns->claim[i - 1];
        const struct nq_kept *now = &patterns->claim[i];
        bool more = false;
        for (unsigned row = 0; row < patterns->n; row++) {
            if (before->mask[row] & ~now->mask[row])
                return;
            more |= before->mask[row] != now->mask[row];
        }
        if (!more && i == 1)
            return;
    }
    nq_explanation_add(explanation, true, NULL,
                       "each board still has the queens of all boards before: "
                       "the board is not wiped between solutions");
}

/* Would all be solutions, were all columns greater by BY? */
static bool shifted_right(const struct nq_patterns *patterns, int by)
{
    const unsigned n = patterns->n;
    for (size_t i = 0; i < patterns->kept; i++) {
        const struct nq_kept *kept = &patterns->claim[i];
        uint32_t columns = 0;
        if (kept->queens != n || (kept->flaws & NQ_CLASH_ANY))
            return false;
        for (unsigned row = 0; row < n; row++)
            columns |= kept->mask[row];
        /* the queen that fell off is the only one that is not on the board */
        const uint32_t all = all_columns(n);
        const uint32_t want = by > 0 ? all >> 1 : all & ~UINT32_C(1);
        if (!(kept->flaws & NQ_OUTSIDE) || columns != want)
            return false;
    }
    return patterns->kept > 0;
}

static void tell_shift(const struct nq_patterns *patterns,
                       struct nq_explanation *explanation)
{
    if (shifted_right(patterns, 1))
        nq_explanation_add(explanation, false, NULL,
                           "every column is probably one too small: columns "
                           "are counted from 0 where 1 is the first");
    else if (shifted_right(patterns, -1))
        nq_explanation_add(explanation, false, NULL,
                           "every column is probably one too great: columns "
                           "are counted from 1 where 0 is the first");
}

/* Wrong boards, but as many rows as the right ones have with a queen in each
 * column: two boards printed at the same time. */
static bool tell_mixed(const struct nq_patterns *patterns,
                       const struct sum *sum,
                       struct nq_explanation *explanation)
{
    size_t column[NQ_MAX_N] = {0};
    if (sum->wrong < 2 || sum->wrong != patterns->missing ||
        (!(sum->flaws & NQ_CLASH_COLUMN) && sum->wrong < patterns->kept))
        return false;
    for (size_t i = 0; i < patterns->kept; i++) {
        if (!patterns->claim[i].is_board)
            return false;
        for (unsigned row = 0; row < patterns->n; row++)
            column[patterns->claim[i].board.col[row]]++;
    }
    for (unsigned col = 0; col < patterns->n; col++)
        if (column[col] != patterns->kept)
            return false;
    nq_explanation_add(explanation, false, NULL,
                       "taken together the rows are those of the right boards, "
                       "but mixed: probably two threads print their rows at "
                       "the same time");
    return true;
}

void nq_patterns_find_wrong(const struct nq_patterns *patterns,
                            struct nq_explanation *explanation)
{
    struct sum sum = {0};
    for (size_t i = 0; i < patterns->kept; i++)
        if (patterns->claim[i].flaws)
            add(&sum, &patterns->claim[i], i);
    if (sum.wrong == 0)
        return;
    const bool whole = patterns->kept == patterns->claims;
    tell_growth(patterns, explanation);
    tell_shape(patterns, &sum, explanation);
    tell_shift(patterns, explanation);
    if (!whole || (sum.flaws & (NQ_NOT_N | NQ_OUTSIDE)) ||
        (sum.wrong > 1 && !sum.differ) ||
        tell_mixed(patterns, &sum, explanation))
        return;
    tell_lines(&sum, explanation);
    tell_distance(&sum, patterns->n, explanation);
    tell_places(patterns, &sum, explanation);
}
