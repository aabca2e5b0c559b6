/* patterns.c - collects an output for the pattern finders. */
#include "verify/patterns.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "verify/patterns_kept.h"

void nq_explanation_add(struct nq_explanation *explanation, bool certain,
                        const char *fault, const char *format, ...)
{
    if (explanation->count == NQ_REASONS)
        return;
    struct nq_reason *reason = &explanation->reason[explanation->count];
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(reason->text, sizeof reason->text, format, arguments);
    va_end(arguments);
    for (size_t i = 0; i < explanation->count; i++)
        if (strcmp(explanation->reason[i].text, reason->text) == 0)
            return;
    reason->certain = certain;
    reason->fault = fault;
    explanation->count++;
}

enum nq_status nq_patterns_open(struct nq_patterns **patterns, unsigned n,
                                struct nq_error *err)
{
    *patterns = NULL;
    if (n < 1 || n > NQ_MAX_N)
        return nq_fail(err, NQ_RANGE, "n is %u, not 1..%d", n, NQ_MAX_N);
    struct nq_patterns *made = calloc(1, sizeof *made);
    if (made) {
        made->n = n;
        made->claim = malloc(NQ_PATTERNS_KEPT * sizeof *made->claim);
        made->lacks = malloc(NQ_PATTERNS_KEPT * sizeof *made->lacks);
    }
    if (!made || !made->claim || !made->lacks) {
        nq_patterns_close(made);
        return nq_fail(err, NQ_MEMORY, "out of memory for patterns");
    }
    *patterns = made;
    return NQ_OK;
}

void nq_patterns_close(struct nq_patterns *patterns)
{
    if (!patterns)
        return;
    free(patterns->claim);
    free(patterns->lacks);
    free(patterns);
}

static void note_clash(struct nq_kept *kept, unsigned flaw, unsigned upper,
                       unsigned lower)
{
    const unsigned distance = lower - upper;
    if (!(kept->flaws & NQ_CLASH_ANY)) {
        kept->nearest = kept->farthest = distance;
        kept->rows_in_all = UINT32_MAX;
    }
    kept->flaws |= flaw;
    kept->rows_in_all &= UINT32_C(1) << upper | UINT32_C(1) << lower;
    if (distance < kept->nearest)
        kept->nearest = distance;
    if (distance > kept->farthest)
        kept->farthest = distance;
}

/* Which lines do the queens of rows UPPER and LOWER share? */
static void compare_rows(struct nq_kept *kept, unsigned upper, unsigned lower)
{
    const unsigned down = lower - upper;
    const uint64_t above = kept->mask[upper];
    const uint64_t below = kept->mask[lower];
    if (above & below)
        note_clash(kept, NQ_CLASH_COLUMN, upper, lower);
    if (above << down & below)
        note_clash(kept, NQ_CLASH_FALLING, upper, lower);
    if (above >> down & below)
        note_clash(kept, NQ_CLASH_RISING, upper, lower);
}

static void find_clashes(struct nq_kept *kept, unsigned n)
{
    for (unsigned row = 0; row < n; row++)
        if (kept->mask[row] & (kept->mask[row] - 1))
            note_clash(kept, NQ_CLASH_ROW, row, row);
    for (unsigned lower = 1; lower < n; lower++)
        for (unsigned upper = 0; kept->mask[lower] && upper < lower; upper++)
            compare_rows(kept, upper, lower);
}

/* Never 0, which marks a free slot. */
static uint64_t hash_of(const struct nq_claim *claim)
{
    struct nq_observation seen;
    nq_observation_init(&seen, 0);
    nq_observe_claim(&seen, claim);
    return seen.set[0] ? seen.set[0] : 1;
}

/* The slot where HASH is, or would be. */
static size_t slot_of(const struct nq_patterns *patterns, uint64_t hash)
{
    size_t at = (size_t)(hash % NQ_HASH_SLOTS);
    while (patterns->slot[at] && patterns->slot[at] != hash)
        at = (at + 1) % NQ_HASH_SLOTS;
    return at;
}

bool nq_patterns_may_have(const struct nq_patterns *patterns,
                          const struct nq_claim *claim)
{
    return patterns->kept < patterns->claims ||
           patterns->slot[slot_of(patterns, hash_of(claim))] != 0;
}

static void keep(struct nq_patterns *patterns, const struct nq_claim *claim)
{
    struct nq_kept *kept = &patterns->claim[patterns->kept++];
    const unsigned n = patterns->n;
    *kept = (struct nq_kept){.hash = hash_of(claim),
                             .rows = claim->rows,
                             .cols = claim->cols,
                             .queens = claim->count};
    for (size_t i = 0; i < claim->count; i++) {
        const struct nq_square at = claim->square[i];
        if (at.row < 0 || at.col < 0 || (unsigned)at.row >= n ||
            (unsigned)at.col >= n)
            kept->flaws |= NQ_OUTSIDE;
        else
            kept->mask[at.row] |= UINT32_C(1) << at.col;
    }
    if (claim->count != n)
        kept->flaws |= NQ_NOT_N;
    patterns->slot[slot_of(patterns, kept->hash)] = kept->hash;
    kept->is_board = nq_claim_board(claim, n, &kept->board);
    find_clashes(kept, n);
}

void nq_patterns_claim(struct nq_patterns *patterns,
                       const struct nq_claim *claim)
{
    patterns->claims++;
    if (patterns->kept < NQ_PATTERNS_KEPT)
        keep(patterns, claim);
}

void nq_patterns_board(struct nq_patterns *patterns,
                       const struct nq_board *board)
{
    struct nq_square square[NQ_MAX_N];
    patterns->claims++;
    if (patterns->kept == NQ_PATTERNS_KEPT)
        return;
    for (unsigned row = 0; row < board->n; row++)
        square[row] =
            (struct nq_square){.row = (int32_t)row, .col = board->col[row]};
    const struct nq_claim claim = {.rows = board->n,
                                   .cols = board->n,
                                   .count = board->n,
                                   .square = square};
    keep(patterns, &claim);
}

void nq_patterns_missing(struct nq_patterns *patterns,
                         const struct nq_board *board)
{
    for (unsigned row = 0; row < patterns->n; row++) {
        const uint32_t queen = UINT32_C(1) << board->col[row];
        patterns->in_any_missing[row] |= queen;
        patterns->in_all_missing[row] =
            patterns->missing ? patterns->in_all_missing[row] & queen : queen;
    }
    patterns->missing++;
    if (patterns->kept_missing < NQ_PATTERNS_KEPT)
        patterns->lacks[patterns->kept_missing++] = *board;
}

static int compare_boards(const void *a, const void *b)
{
    return nq_board_compare(a, b);
}

struct nq_board *nq_patterns_right(const struct nq_patterns *patterns,
                                   size_t *count)
{
    struct nq_board *right = malloc((patterns->kept + 1) * sizeof *right);
    size_t all = 0;
    *count = 0;
    if (!right)
        return NULL;
    for (size_t i = 0; i < patterns->kept; i++)
        if (patterns->claim[i].flaws == 0 && patterns->claim[i].is_board)
            right[all++] = patterns->claim[i].board;
    qsort(right, all, sizeof *right, compare_boards);
    for (size_t i = 0; i < all; i++)
        if (*count == 0 || nq_board_compare(&right[*count - 1], &right[i]) != 0)
            right[(*count)++] = right[i];
    return right;
}

void nq_patterns_find(const struct nq_patterns *patterns,
                      struct nq_explanation *explanation)
{
    size_t count = 0;
    struct nq_board *right = nq_patterns_right(patterns, &count);
    if (!right)
        return;
    nq_patterns_find_wrong(patterns, explanation);
    nq_patterns_find_repeated(patterns, explanation);
    nq_patterns_find_missing(patterns, right, count, explanation);
    nq_patterns_find_order(patterns, explanation);
    free(right);
}
