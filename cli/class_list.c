/* class_list.c - the classes of one n in memory, on their way to the store. */
#include "cli/class_list.h"

#include <assert.h>
#include <stdlib.h>

#include "board/rank.h"

enum { KINDS = 4 };

enum nq_walk nq_class_list_visit(const struct nq_board *board, void *class_list)
{
    struct nq_class_list *list = class_list;
    assert(board->n <= NQ_MAX_LISTED_N);
    if (list->count == list->room) {
        const size_t room = list->room ? 2 * list->room : 1024;
        int64_t *entry = realloc(list->entry, room * sizeof *entry);
        if (!entry)
            return NQ_STOP;
        list->entry = entry;
        list->room = room;
    }
    list->entry[list->count++] =
        nq_board_rank(board) * KINDS + (int64_t)nq_board_symmetry(board);
    return NQ_CONTINUE;
}

void nq_class_list_clear(struct nq_class_list *list)
{
    list->count = 0;
    list->whole = false;
}

static int by_rank(const void *a, const void *b)
{
    const int64_t left = *(const int64_t *)a;
    const int64_t right = *(const int64_t *)b;
    return (left > right) - (left < right);
}

void nq_class_list_sort(struct nq_class_list *list)
{
    size_t sorted = 1;
    while (sorted < list->count &&
           list->entry[sorted - 1] < list->entry[sorted])
        sorted++;
    if (sorted < list->count)
        qsort(list->entry, list->count, sizeof *list->entry, by_rank);
}

int64_t nq_class_list_rank(const struct nq_class_list *list, size_t index)
{
    return list->entry[index] / KINDS;
}

enum nq_symmetry nq_class_list_symmetry(const struct nq_class_list *list,
                                        size_t index)
{
    return (enum nq_symmetry)(list->entry[index] % KINDS);
}

void nq_class_list_release(struct nq_class_list *list)
{
    free(list->entry);
    *list = (struct nq_class_list){0};
}
