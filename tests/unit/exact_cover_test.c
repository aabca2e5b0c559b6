/* exact_cover_test.c - dancing_links covers the smallest item first. */
#include "tests/unit/suites.h"

#include <stdlib.h>

#include "solvers/solver.h"

static uint64_t nodes_of(unsigned n)
{
    const struct nq_puzzle puzzle = {.n = n};
    struct nq_search search = {0};
    ck_assert_int_eq(nq_solver_search(nq_solver_find("dancing_links"), &puzzle,
                                      &search, NULL),
                     NQ_OK);
    return search.stats.nodes;
}

/* Exact cover by the definition: which squares are attacked is asked anew for
 * each item at each node. */
struct exact_cover {
    int n, queens;
    int row[NQ_MAX_N], col[NQ_MAX_N];
    uint64_t nodes;
};

static bool is_attacked(const struct exact_cover *cover, int row, int col)
{
    for (int i = 0; i < cover->queens; i++)
        if (cover->row[i] == row || cover->col[i] == col ||
            abs(cover->row[i] - row) == abs(cover->col[i] - col))
            return true;
    return false;
}

/* Square K of an item: of row LINE, or of column LINE if IS_COLUMN. */
static bool is_option(const struct exact_cover *cover, int line, bool is_column,
                      int k)
{
    return is_column ? !is_attacked(cover, k, line)
                     : !is_attacked(cover, line, k);
}

static bool is_covered(const struct exact_cover *cover, int line,
                       bool is_column)
{
    for (int i = 0; i < cover->queens; i++)
        if ((is_column ? cover->col[i] : cover->row[i]) == line)
            return true;
    return false;
}

static int item_size(const struct exact_cover *cover, int line, bool is_column)
{
    int size = 0;
    for (int k = 0; k < cover->n; k++)
        size += is_option(cover, line, is_column, k);
    return size;
}

static void cover_smallest(struct exact_cover *cover)
{
    cover->nodes++;
    int best_line = 0;
    bool best_is_column = false;
    int best = INT32_MAX;
    for (int item = 0; item < 2 * cover->n; item++) {
        /* organ-pipe order: n/2, n/2 - 1, n/2 + 1, ... a row, then a column */
        const int step = (item / 2 + 1) / 2;
        const int line = cover->n / 2 + ((item / 2) % 2 ? -step : step);
        const bool is_column = item % 2;
        if (is_covered(cover, line, is_column))
            continue;
        const int size = item_size(cover, line, is_column);
        if (size < best) {
            best = size;
            best_line = line;
            best_is_column = is_column;
        }
    }
    for (int k = 0; best != INT32_MAX && k < cover->n; k++) {
        if (!is_option(cover, best_line, best_is_column, k))
            continue;
        cover->row[cover->queens] = best_is_column ? k : best_line;
        cover->col[cover->queens] = best_is_column ? best_line : k;
        cover->queens++;
        cover_smallest(cover);
        cover->queens--;
    }
}

START_TEST(dancing_links_covers_the_smallest_item)
{
    for (int n = 1; n <= 8; n++) {
        struct exact_cover cover = {.n = n};
        cover_smallest(&cover);
        ck_assert_uint_eq(nodes_of((unsigned)n), cover.nodes);
    }
}
END_TEST

/* The nodes that Knuth's program DLX1 reports for rows and columns in
 * organ-pipe order, diagonals secondary. */
START_TEST(dancing_links_has_as_many_nodes_as_knuths)
{
    ck_assert_uint_eq(nodes_of(8), 1049);
    ck_assert_uint_eq(nodes_of(10), 11578);
    ck_assert_uint_eq(nodes_of(12), 211716);
}
END_TEST

Suite *exact_cover_suite(void)
{
    Suite *suite = suite_create("exact_cover");
    TCase *tcase = tcase_create("dancing_links");
    tcase_add_test(tcase, dancing_links_covers_the_smallest_item);
    tcase_add_test(tcase, dancing_links_has_as_many_nodes_as_knuths);
    suite_add_tcase(suite, tcase);
    return suite;
}
