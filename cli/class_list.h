/* class_list.h - the classes of one n in memory, on their way to the store. */
#ifndef NQ_CLI_CLASS_LIST_H
#define NQ_CLI_CLASS_LIST_H

#include <stddef.h>

#include "board/symmetry.h"
#include "board/visit.h"

/* 1,846,955 classes of 8 bytes; with n = 17 it would be 96 MB. */
enum { NQ_MAX_LISTED_N = 16 };

/* Starts as zero. */
struct nq_class_list {
    int64_t *entry; /* rank * 4 + symmetry */
    size_t count, room;
    bool whole; /* set by the owner when the list is complete */
};

/* An nq_visit_fn whose ctx is a struct nq_class_list: appends a canonical
 * board of n <= NQ_MAX_LISTED_N.  NQ_STOP if there is no memory. */
enum nq_walk nq_class_list_visit(const struct nq_board *board,
                                 void *class_list);

/* Empties LIST for another n, keeping its memory. */
void nq_class_list_clear(struct nq_class_list *list);

/* Puts LIST into ascending order of rank. */
void nq_class_list_sort(struct nq_class_list *list);

int64_t nq_class_list_rank(const struct nq_class_list *list, size_t index);
enum nq_symmetry nq_class_list_symmetry(const struct nq_class_list *list,
                                        size_t index);

void nq_class_list_release(struct nq_class_list *list);

#endif
