/* reader_learn_numbers.c - from the beginning of a text: how many numbers make
 * a list, from what they are counted. */
#include "formats/reader_choose.h"

#include "formats/reader_list.h"
#include "formats/reader_pairs.h"
#include "formats/reader_token.h"

enum { LENGTHS = 128 };

/* What the lists of a text have been like. */
struct lists {
    unsigned of_length[LENGTHS];
    unsigned zeros, tops; /* lists with a 0, with a number equal to size */
    int64_t least, most;
    unsigned steps; /* first number one above that of the list before */
    int64_t first;
    unsigned labels; /* lists with a number before them */
    unsigned masks;  /* lists of powers of two only */
};

static void look_at_values(struct lists *lists, unsigned size,
                           const struct nq_number *at)
{
    bool zero = false, top = false, masks = true;
    for (unsigned i = 0; i < size; i++) {
        zero |= at[i].value == 0;
        top |= at[i].value == (int64_t)size;
        masks &= at[i].value > 0 && (at[i].value & (at[i].value - 1)) == 0;
        lists->least = at[i].value < lists->least ? at[i].value : lists->least;
        lists->most = at[i].value > lists->most ? at[i].value : lists->most;
    }
    lists->zeros += zero;
    lists->tops += top;
    lists->masks += masks;
}

/* 0 or 1 by what the numbers say; *CERTAIN tells whether they do. */
static int base_of(const struct lists *lists, unsigned size, bool *certain)
{
    *certain = (lists->zeros > 0) != (lists->tops > 0);
    if (lists->zeros != lists->tops)
        return lists->zeros > lists->tops ? 0 : 1;
    if (lists->most == (int64_t)size - 1 && lists->least != 1)
        return 0;
    return 1;
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

bool nq_learn_columns(struct nq_plan *plan, struct nq_lines *lines)
{
    struct nq_numbers numbers = {0};
    struct nq_line line;
    struct lists seen = {.least = INT64_MAX, .most = INT64_MIN, .first = -9};
    while (nq_lines_next(lines, &line) && nq_numbers_find(&numbers, &line, 0)) {
        struct nq_list list = nq_list_find(&line, &numbers);
        if (list.length == 0)
            continue;
        if (list.length == (size_t)plan->n + 1) {
            const int64_t first = numbers.at[list.start].value;
            seen.steps += first == seen.first + 1;
            seen.first = first;
        }
        nq_list_skip_index(plan, &line, &numbers, &list);
        if (list.length < LENGTHS)
            seen.of_length[list.length]++;
        if (list.length != plan->n)
            continue;
        look_at_values(&seen, plan->n, numbers.at + list.start);
        seen.labels += list.numbered;
    }
    nq_numbers_release(&numbers);
    plan->indexed = plan->n + 1 < LENGTHS && plan->n > 1 &&
                    seen.of_length[plan->n + 1] > seen.of_length[plan->n] &&
                    seen.steps * 2 >= seen.of_length[plan->n + 1];
    plan->size = plan->indexed ? plan->n : best_length(&seen, plan->n);
    plan->labelled =
        seen.labels * 2 >= seen.of_length[plan->size] && seen.labels > 0;
    plan->masks = seen.masks * 2 > seen.of_length[plan->size] &&
                  seen.most > (int64_t)plan->size;
    if (plan->masks)
        plan->shape = NQ_SHAPE_BITMASKS;
    if (plan->base == NQ_BASE_AUTO)
        plan->base = base_of(&seen, plan->size, &plan->base_certain);
    return true;
}

bool nq_learn_squares(struct nq_plan *plan, struct nq_lines *lines)
{
    struct nq_numbers numbers = {0};
    struct nq_line line;
    size_t tagged = 0;
    while (nq_lines_next(lines, &line) && nq_numbers_find(&numbers, &line, 0))
        for (size_t i = 0; i < numbers.length; i++)
            tagged += (numbers.at[i].how & NQ_WRITTEN_TAGGED) != 0;
    nq_numbers_release(&numbers);
    plan->size = plan->n;
    return tagged >= plan->n;
}

/* How well pairs of ARITY numbers fit: those whose row, or column, follows on
 * that of the pair before, or starts again. */
struct fit {
    unsigned pairs, rows, cols, tied, zeros, row_zeros, ends;
};

static struct fit fit_pairs(const struct nq_plan *plan, struct nq_lines *lines)
{
    struct nq_numbers numbers = {0};
    struct nq_line line;
    struct nq_pairs pairs;
    struct fit fit = {0};
    int64_t row = -1, col = -1;
    while (nq_lines_next(lines, &line) && nq_numbers_find(&numbers, &line, 0)) {
        if (line.outside)
            continue;
        nq_pairs_find(&pairs, plan, &line, &numbers);
        fit.tied += pairs.tied;
        fit.ends += pairs.length == plan->n && plan->n > 1;
        for (unsigned i = 0; i < pairs.length; i++) {
            const struct nq_pair *pair = &pairs.pair[i];
            fit.pairs++;
            fit.rows += pair->row == row + 1 || pair->row <= 1;
            fit.cols += pair->col == col + 1 || pair->col <= 1;
            fit.zeros += pair->col == 0;
            fit.row_zeros += pair->row == 0;
            row = pair->row;
            col = pair->col;
        }
    }
    nq_numbers_release(&numbers);
    return fit;
}

bool nq_learn_pairs(struct nq_plan *plan, struct nq_lines *lines)
{
    const struct nq_lines from = *lines;
    struct fit best = {0};
    unsigned arity = 0;
    for (unsigned trial = 2; trial <= 3; trial++) {
        plan->arity = trial;
        *lines = from;
        const struct fit fit = fit_pairs(plan, lines);
        if (fit.pairs > best.pairs) {
            best = fit;
            arity = trial;
        }
    }
    plan->arity = arity;
    plan->size = plan->n;
    plan->tied = best.tied * 2 > best.pairs;
    plan->swapped = best.cols * 10 >= best.pairs * 9 && best.rows < best.cols;
    plan->lists_end = best.ends > 0;
    if (plan->base == NQ_BASE_AUTO) {
        plan->base = (plan->swapped ? best.row_zeros : best.zeros) ? 0 : 1;
        plan->base_certain = true;
    }
    plan->row_base = (plan->swapped ? best.zeros : best.row_zeros) ? 0 : 1;
    const unsigned follow = plan->swapped ? best.cols : best.rows;
    return best.pairs >= plan->n && follow * 10 >= best.pairs * 9 &&
           (plan->tied || plan->n > 2);
}

bool nq_learn_digits(struct nq_plan *plan, struct nq_lines *lines)
{
    struct nq_line line;
    struct lists seen = {.least = INT64_MAX, .most = INT64_MIN};
    unsigned found = 0;
    while (nq_lines_next(lines, &line)) {
        const struct nq_token_span span = nq_token_find(&line);
        if (span.end - span.start != plan->n ||
            !nq_token_is_digits(plan, &line, span))
            continue;
        struct nq_number number[NQ_MAX_N] = {0};
        for (unsigned i = 0; i < plan->n; i++)
            number[i].value = nq_column_digit(line.c[span.start + i].code);
        look_at_values(&seen, plan->n, number);
        found++;
    }
    plan->size = plan->n;
    if (plan->base == NQ_BASE_AUTO)
        plan->base = base_of(&seen, plan->size, &plan->base_certain);
    return found > 0 && plan->n > 1;
}
