/* patterns_missing.c - what do the boards that were not printed have in
 * common? */
#include <stdio.h>
#include <stdlib.h>

#include "board/symmetry.h"
#include "verify/patterns_kept.h"

/* What the images of nq_board_image are called. */
static const char *const image_names[NQ_IMAGES] = {
    "copy",
    "left-right mirror image",
    "upside-down image",
    "half turn",
    "transposed image (rows and columns exchanged)",
    "quarter turn",
    "quarter turn",
    "image in the rising diagonal",
};

struct view {
    const struct nq_patterns *patterns;
    const struct nq_board *right; /* printed, each once, in order */
    size_t count;
};

static int compare_boards(const void *a, const void *b)
{
    return nq_board_compare(a, b);
}

static bool was_printed(const struct view *view, const struct nq_board *board)
{
    return bsearch(board, view->right, view->count, sizeof *board,
                   compare_boards) != NULL;
}

static bool all_are_images(const struct view *view, unsigned image)
{
    for (size_t i = 0; i < view->patterns->kept_missing; i++) {
        const struct nq_board other =
            nq_board_image(&view->patterns->lacks[i], image);
        if (!was_printed(view, &other))
            return false;
    }
    return true;
}

static bool has_printed_image(const struct view *view,
                              const struct nq_board *board)
{
    for (unsigned image = 1; image < NQ_IMAGES; image++) {
        const struct nq_board other = nq_board_image(board, image);
        if (was_printed(view, &other))
            return true;
    }
    return false;
}

/* How many missing boards have an image that was printed? */
static size_t count_with_image(const struct view *view)
{
    size_t with = 0;
    for (size_t i = 0; i < view->patterns->kept_missing; i++)
        with += has_printed_image(view, &view->patterns->lacks[i]);
    return with;
}

/* Is no printed board the image of another? */
static bool one_of_each_class(const struct view *view)
{
    for (size_t i = 0; i < view->count; i++)
        for (unsigned image = 1; image < NQ_IMAGES; image++) {
            const struct nq_board other =
                nq_board_image(&view->right[i], image);
            if (nq_board_compare(&other, &view->right[i]) != 0 &&
                was_printed(view, &other))
                return false;
        }
    return true;
}

static void tell_images(const struct view *view,
                        struct nq_explanation *explanation)
{
    static const unsigned order[] = {1, 2, 3, 4, 7, 5, 6};
    const size_t with = count_with_image(view);
    if (with == 0) {
        if (view->patterns->missing > 1)
            nq_explanation_add(
                explanation, true, NULL,
                "whole classes are missing: no missing board is the rotation "
                "or reflection of a printed one");
        return;
    }
    if (with != view->patterns->kept_missing)
        return;
    if (one_of_each_class(view)) {
        nq_explanation_add(
            explanation, true, NULL,
            "only fundamental solutions are printed, %zu, one of each class: "
            "every missing board is the rotation or reflection of a printed "
            "one",
            view->count);
        return;
    }
    for (size_t i = 0; i < sizeof order / sizeof *order; i++)
        if (all_are_images(view, order[i])) {
            nq_explanation_add(explanation, true, NULL,
                               "every missing board is the %s of a printed one",
                               image_names[order[i]]);
            return;
        }
    nq_explanation_add(explanation, true, NULL,
                       "every missing board is the rotation or reflection of "
                       "a printed one");
}

/* Are the printed ones the beginning, or the end, of the sorted list? */
static void tell_prefix(const struct view *view,
                        struct nq_explanation *explanation)
{
    const struct nq_board *lacks = view->patterns->lacks;
    const size_t missing = view->patterns->kept_missing;
    const bool first =
        nq_board_compare(&view->right[view->count - 1], &lacks[0]) < 0;
    const bool last =
        nq_board_compare(&lacks[missing - 1], &view->right[0]) < 0;
    if (first && missing == 1)
        nq_explanation_add(explanation, true, NULL,
                           "only the last solution is missing");
    else if (last && missing == 1)
        nq_explanation_add(explanation, true, NULL,
                           "only the first solution is missing");
    else if (first && view->count == 1)
        nq_explanation_add(explanation, true, NULL,
                           "only the first solution in dictionary order is "
                           "printed, everything after it is missing");
    else if (first)
        nq_explanation_add(explanation, true, NULL,
                           "the first %zu solutions in dictionary order are "
                           "printed, everything after them is missing",
                           view->count);
    else if (last)
        nq_explanation_add(explanation, true, NULL,
                           "the last %zu solutions in dictionary order are "
                           "printed, everything before them is missing",
                           view->count);
}

/* Writes "3" or "1, 2 or 8" for the bits of MASK, counted from 1. */
static void list_bits(uint32_t mask, char *text, size_t size)
{
    size_t used = 0;
    text[0] = '\0';
    for (unsigned bit = 0; bit < NQ_MAX_N && used < size; bit++) {
        if (!(mask >> bit & 1U))
            continue;
        const bool more = bit + 1 < NQ_MAX_N && mask >> bit >> 1;
        const char *between = used == 0 ? "" : more ? ", " : " or ";
        used += (size_t)snprintf(text + used, size - used, "%s%u", between,
                                 bit + 1);
    }
}

/* Do all missing boards have a queen where no printed one has, in the first or
 * the last row? */
static void tell_columns(const struct view *view, unsigned row,
                         const char *verb, struct nq_explanation *explanation)
{
    uint32_t printed = 0;
    char list[128];
    for (size_t i = 0; i < view->count; i++)
        printed |= UINT32_C(1) << view->right[i].col[row];
    const uint32_t missing = view->patterns->in_any_missing[row];
    if (missing & printed ||
        (unsigned)__builtin_popcount(missing) * 2 > view->patterns->n + 1)
        return;
    list_bits(missing, list, sizeof list);
    nq_explanation_add(explanation, true, NULL,
                       "all missing boards %s with column %s, and no printed "
                       "one does",
                       verb, list);
}

static void tell_square(const struct view *view,
                        struct nq_explanation *explanation)
{
    const struct nq_patterns *patterns = view->patterns;
    for (unsigned row = 1; row + 1 < patterns->n; row++) {
        if (!patterns->in_all_missing[row])
            continue;
        const unsigned col =
            (unsigned)__builtin_ctz(patterns->in_all_missing[row]);
        size_t printed = 0;
        for (size_t i = 0; i < view->count; i++)
            printed += view->right[i].col[row] == col;
        if (printed == 0)
            nq_explanation_add(explanation, true, NULL,
                               "all missing boards have a queen in row %u, "
                               "column %u, and no printed one has",
                               row + 1, col + 1);
    }
}

static void tell_symmetry(const struct view *view,
                          struct nq_explanation *explanation)
{
    size_t printed = 0;
    size_t missing = 0;
    for (size_t i = 0; i < view->count; i++)
        printed += nq_board_symmetry(&view->right[i]) != NQ_NO_SYMMETRY;
    for (size_t i = 0; i < view->patterns->kept_missing; i++)
        missing +=
            nq_board_symmetry(&view->patterns->lacks[i]) != NQ_NO_SYMMETRY;
    if (printed == 0 && missing == view->patterns->kept_missing)
        nq_explanation_add(explanation, true, NULL,
                           "exactly the symmetric boards are missing, which a "
                           "half turn maps to themselves");
}

void nq_patterns_find_missing(const struct nq_patterns *patterns,
                              const struct nq_board *right, size_t count,
                              struct nq_explanation *explanation)
{
    for (size_t i = 0; i < patterns->kept; i++)
        if (patterns->claim[i].flaws)
            return;
    const struct view view = {
        .patterns = patterns,
        .right = right,
        .count = count,
    };
    if (patterns->missing == 0 || count == 0 ||
        patterns->kept < patterns->claims ||
        patterns->kept_missing < patterns->missing)
        return;
    tell_images(&view, explanation);
    tell_prefix(&view, explanation);
    tell_columns(&view, 0, "begin", explanation);
    tell_columns(&view, patterns->n - 1, "end", explanation);
    tell_square(&view, explanation);
    tell_symmetry(&view, explanation);
}
