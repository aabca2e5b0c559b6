/* reader_learn_pairs.c - from the beginning of a text: how many numbers go to a
 * queen, and which of them is the column. */
#include "formats/reader_choose.h"
#include "formats/reader_pairs.h"

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
    unsigned pairs, inside, rows, cols, tied, zeros, row_zeros, ends;
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
            fit.inside += pair->col >= 0 && pair->col <= (int64_t)plan->n;
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
    if (plan->n == 1 && plan->split != NQ_SPLIT_LISTS)
        return false;
    if (best.inside * 10 < best.pairs * 9)
        return false;
    return best.pairs >= plan->n && follow * 10 >= best.pairs * 9 &&
           (plan->tied || plan->n > 2);
}
