/* reader_learn_numbers.c - from the beginning of a text: how many numbers make
 * a list, from what they are counted. */
#include "formats/reader_choose.h"

#include "formats/reader_list.h"

enum { LENGTHS = 128 };

/* What the lists of a text have been like. */
struct lists {
    unsigned of_length[LENGTHS];
    struct nq_values values;
    unsigned steps; /* first number one above that of the list before */
    int64_t first;
    unsigned labels;         /* lists with a number before them */
    int64_t single, singles; /* n = 1: the last one, and how many */
    bool mixed;              /* not all the same */
    unsigned glued;          /* of k n numbers, none of them too large */
};

void nq_values_add(struct nq_values *values, unsigned size,
                   const struct nq_number *at)
{
    bool zero = false, top = false, masks = true;
    for (unsigned i = 0; i < size; i++) {
        const int64_t value = at[i].value;
        zero |= value == 0;
        top |= value == (int64_t)size;
        masks &= value > 0 && (value & (value - 1)) == 0;
        if (values->lists + i == 0 || value < values->least)
            values->least = value;
        if (values->lists + i == 0 || value > values->most)
            values->most = value;
    }
    values->lists++;
    values->zeros += zero;
    values->tops += top;
    values->masks += masks;
}

int nq_values_base(const struct nq_values *values, unsigned size, bool *certain)
{
    *certain = (values->zeros > 0) != (values->tops > 0);
    if (values->zeros != values->tops)
        return values->zeros > values->tops ? 0 : 1;
    return values->most == (int64_t)size - 1 && values->least != 1 ? 0 : 1;
}

static unsigned best_length(const struct lists *lists, unsigned n)
{
    if (n < LENGTHS && lists->of_length[n] > 0)
        return n;
    unsigned best = 0;
    for (unsigned length = 2; length < LENGTHS; length++)
        if (lists->of_length[length] > lists->of_length[best] || best == 0)
            best = length;
    return lists->of_length[best] > 0 ? best : n;
}

/* Several lists in one: k n numbers, none of them too large? */
static bool may_be_glued(unsigned n, const struct nq_list *list,
                         const struct nq_number *at, bool cut)
{
    if (n < 3 || list->length <= n || (list->length % n != 0 && !cut))
        return false;
    for (size_t i = list->start; i < list->start + list->length; i++)
        if (at[i].value < 0 || at[i].value > (int64_t)n)
            return false;
    return true;
}

/* Adds the numbers of one piece. */
static void look_at(struct lists *seen, const struct nq_plan *plan,
                    const struct nq_line *line,
                    const struct nq_numbers *numbers)
{
    struct nq_list list = nq_list_find(line, numbers);
    if (list.length == 0)
        return;
    const int64_t first = numbers->at[list.start].value;
    if (list.length == (size_t)plan->n + 1) {
        seen->steps += first == seen->first + 1;
        seen->first = first;
    }
    nq_list_skip_index(plan, line, numbers, &list);
    const bool glued = may_be_glued(plan->n, &list, numbers->at, line->cut);
    seen->glued += glued;
    if (list.length < LENGTHS && !line->cut)
        seen->of_length[list.length]++;
    if (list.length != plan->n && !glued)
        return;
    if (plan->n == 1) {
        seen->mixed |= seen->singles > 0 && first != seen->single;
        seen->single = first;
        seen->singles++;
    }
    if (plan->n > 1 || seen->of_length[1] == 1)
        nq_values_add(&seen->values, plan->n, numbers->at + list.start);
    seen->labels += list.numbered;
}

/* What the lists are: their length, what stands before them. */
static void settle(struct nq_plan *plan, const struct lists *seen)
{
    const unsigned n = plan->n;
    const unsigned whole = n < LENGTHS ? seen->of_length[n] : 0;
    const unsigned longer = n + 1 < LENGTHS ? seen->of_length[n + 1] : 0;
    plan->indexed = n > 1 && longer > whole && seen->steps * 2 >= longer;
    plan->size = plan->indexed ? n : best_length(seen, n);
    const unsigned best =
        plan->size < LENGTHS ? seen->of_length[plan->size] : 0;
    plan->glued =
        !plan->indexed && seen->glued > 0 && whole == 0 && best <= seen->glued;
    if (plan->glued)
        plan->size = n;
    plan->labelled = seen->labels * 2 >= best && seen->labels > 0;
    plan->masks = plan->size > 2 && seen->values.masks * 2 > best &&
                  seen->values.most > (int64_t)plan->size;
}

bool nq_learn_columns(struct nq_plan *plan, struct nq_lines *lines)
{
    struct nq_numbers numbers = {0};
    struct nq_line line;
    struct lists seen = {.first = -9};
    while (nq_lines_next(lines, &line) && nq_numbers_find(&numbers, &line, 0))
        look_at(&seen, plan, &line, &numbers);
    nq_numbers_release(&numbers);
    settle(plan, &seen);
    if (plan->masks)
        plan->shape = NQ_SHAPE_BITMASKS;
    if (plan->base == NQ_BASE_AUTO)
        plan->base =
            nq_values_base(&seen.values, plan->size, &plan->base_certain);
    /* For n = 1, unless the last one is the total: 1 and 0 contradict. */
    if (seen.mixed && seen.single != seen.singles - 1)
        plan->base_certain = false;
    return true;
}
