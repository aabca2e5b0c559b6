/* reader_choose.c - which way of reading makes the most complete sense. */
#include "formats/reader_choose.h"

#include "formats/reader_cells.h"

#include <stdio.h>
#include <string.h>

/* In the order of preference where two make the same sense. */
static const struct {
    enum nq_shape shape;
    enum nq_split split;
    enum nq_celling celling;
} ways[] = {
    {NQ_SHAPE_BOARD, NQ_SPLIT_LINES, NQ_CELLS_VISIBLE},
    {NQ_SHAPE_BOARD, NQ_SPLIT_LINES, NQ_CELLS_DELIMITED},
    {NQ_SHAPE_BOARD, NQ_SPLIT_LINES, NQ_CELLS_TOKENS},
    {NQ_SHAPE_BOARD, NQ_SPLIT_ITEMS, NQ_CELLS_VISIBLE},
    {NQ_SHAPE_BOARD, NQ_SPLIT_LISTS, NQ_CELLS_VISIBLE},
    {NQ_SHAPE_BOARD, NQ_SPLIT_LISTS, NQ_CELLS_TOKENS},
    {NQ_SHAPE_BOARD, NQ_SPLIT_LINES, NQ_CELLS_PITCH},
    {NQ_SHAPE_PAIRS, NQ_SPLIT_LINES, 0},
    {NQ_SHAPE_PAIRS, NQ_SPLIT_LISTS, 0},
    {NQ_SHAPE_SQUARES, NQ_SPLIT_LINES, 0},
    {NQ_SHAPE_COLUMNS, NQ_SPLIT_LINES, 0},
    {NQ_SHAPE_COLUMNS, NQ_SPLIT_LISTS, 0},
    {NQ_SHAPE_DIGITS, NQ_SPLIT_LINES, 0},
    {NQ_SHAPE_DIGITS, NQ_SPLIT_ITEMS, 0},
    {NQ_SHAPE_DIGITS, NQ_SPLIT_WORDS, 0},
    {NQ_SHAPE_COLUMNS, NQ_SPLIT_PARAGRAPHS, 0},
    {NQ_SHAPE_COUNT, NQ_SPLIT_LINES, 0},
};

static bool learn(struct nq_plan *plan, struct nq_lines *lines)
{
    if (plan->shape == NQ_SHAPE_COLUMNS)
        return nq_learn_columns(plan, lines);
    if (plan->shape == NQ_SHAPE_PAIRS)
        return nq_learn_pairs(plan, lines);
    if (plan->shape == NQ_SHAPE_SQUARES)
        return nq_learn_squares(plan, lines);
    if (plan->shape == NQ_SHAPE_DIGITS)
        return nq_learn_digits(plan, lines);
    if (plan->shape == NQ_SHAPE_BOARD)
        return nq_learn_drawn(plan, lines);
    return true;
}

/* Reads the window as PLAN says and tells what comes out. */
static struct nq_tally try_plan(const struct nq_plan *plan,
                                struct nq_lines *lines)
{
    struct nq_claims claims;
    struct nq_machine machine;
    struct nq_line line;
    nq_claims_init(&claims, plan->n, true);
    claims.tally.last = lines->at.byte;
    nq_machine_init(&machine, plan, &claims);
    const bool numbers = plan->shape != NQ_SHAPE_BOARD &&
                         plan->shape != NQ_SHAPE_MATRIX &&
                         plan->shape != NQ_SHAPE_DIGITS;
    /* A row that only the sample cuts off says nothing. */
    while (nq_lines_next(lines, &line))
        if (numbers || !line.cut)
            nq_machine_line(&machine, &line);
    if (nq_text_is_whole(lines->at.text))
        nq_machine_end(&machine);
    const struct nq_tally tally = claims.tally;
    nq_machine_release(&machine);
    nq_claims_release(&claims);
    return tally;
}

/* More is better: what was understood, less what should have been. */
static int64_t sense(const struct nq_plan *plan, const struct nq_tally *tally,
                     uint64_t size)
{
    if (plan->shape == NQ_SHAPE_COUNT && plan->expect == NQ_EXPECT_COUNT)
        return (int64_t)(tally->counts + tally->nones) * 1000000 + 1;
    if (plan->shape == NQ_SHAPE_COUNT)
        return tally->said * 3 >= size && size > 0 ? 3 : 1;
    /* All damaged: still the best reading if that is most of the text. */
    if (tally->whole + tally->sized == 0)
        return tally->problems > 0 && plan->n > 3 &&
                       plan->split != NQ_SPLIT_WORDS &&
                       tally->damaged * 2 >= size
                   ? 2
                   : 0;
    int64_t sum = (int64_t)tally->read * (plan->glued ? 1 : 4) +
                  (int64_t)tally->sized * 2;
    if (tally->counts > 0 && tally->last_count == tally->whole)
        sum += 2;
    return sum - (int64_t)tally->problems;
}

/* Is nothing left that another way might read? */
static bool is_perfect(const struct nq_tally *tally, bool whole, uint64_t end)
{
    enum { BEFORE = 4, BETWEEN = 5 }; /* bytes: [[" and "],[" */
    return tally->whole > 0 && tally->problems + tally->sized == 0 &&
           tally->lead <= BEFORE && tally->widest <= BETWEEN &&
           (!whole || tally->last + BETWEEN >= end);
}

/* What the shown text has at all: most ways need some of it. */
struct contents {
    bool brackets, bars, digits;
};

static struct contents look_at(struct nq_cursor at)
{
    struct contents contents = {false, false, false};
    struct nq_char c;
    while (nq_cursor_next(&at, &c)) {
        contents.brackets |= nq_is_open(c.code);
        contents.bars |= nq_is_bar(c.code) || c.code == '&' || c.code == ',' ||
                         c.code == ';' || c.code == '\t';
        contents.digits |= nq_digit_value(c.code) >= 0;
    }
    return contents;
}

static bool possible(const struct contents *contents, size_t way)
{
    if (ways[way].split == NQ_SPLIT_LISTS || ways[way].split == NQ_SPLIT_ITEMS)
        return contents->brackets;
    if (ways[way].shape == NQ_SHAPE_BOARD)
        return ways[way].celling != NQ_CELLS_DELIMITED || contents->bars ||
               contents->brackets;
    return contents->digits || ways[way].shape == NQ_SHAPE_COUNT ||
           ways[way].shape == NQ_SHAPE_DIGITS;
}

static bool asked_for(const struct nq_reader_options *options,
                      enum nq_shape shape)
{
    if (options->shape == NQ_SHAPE_AUTO)
        return true;
    return options->shape == shape ||
           (options->shape == NQ_SHAPE_MATRIX && shape == NQ_SHAPE_BOARD);
}

/* The best plan for what LINES shows; how much sense it makes, INT64_MAX if no
 * other could make more. */
static int64_t choose(struct nq_plan *plan,
                      const struct nq_reader_options *options,
                      struct nq_lines *lines)
{
    const struct nq_lines fresh = *lines;
    const struct nq_text *text = lines->at.text;
    const uint64_t end = text->start + text->length;
    const uint64_t size =
        (end < text->stop ? end : text->stop) - lines->at.byte;
    const struct contents contents = look_at(lines->at);
    int64_t best = INT64_MIN;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        struct nq_plan trial = {.shape = ways[i].shape,
                                .split = ways[i].split,
                                .celling = ways[i].celling,
                                .n = options->n,
                                .expect = options->expect,
                                .size = options->n,
                                .base = options->base,
                                .base_certain = options->base >= 0};
        if (!asked_for(options, trial.shape) || !possible(&contents, i))
            continue;
        *lines = fresh;
        lines->split = trial.split;
        if (!learn(&trial, lines))
            continue;
        *lines = fresh;
        lines->split = trial.split;
        const struct nq_tally tally = try_plan(&trial, lines);
        const int64_t made = sense(&trial, &tally, size);
        if (made > best) {
            best = made;
            *plan = trial;
        }
        if (best == made && options->expect != NQ_EXPECT_COUNT &&
            is_perfect(&tally, nq_text_is_whole(text), end))
            return INT64_MAX;
    }
    *lines = fresh;
    return best;
}

enum nq_status nq_choose(struct nq_plan *plan, struct nq_reading *reading,
                         const struct nq_reader_options *options,
                         struct nq_cursor start, struct nq_error *err)
{
    /* What a short sample shows without doubt, a long one need not repeat. */
    static const uint64_t samples[] = {1 << 12, 1 << 15};
    struct nq_text *text = start.text;
    struct nq_lines lines;
    const enum nq_status status =
        nq_lines_init(&lines, NQ_SPLIT_LINES, start, err);
    if (status)
        return status;
    const struct nq_lines fresh = lines;
    text->held = true;
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        lines = fresh;
        text->stop = start.byte + samples[i];
        if (choose(plan, options, &lines) == INT64_MAX ||
            nq_text_is_whole(text))
            break;
    }
    text->held = false;
    nq_lines_release(&lines);
    nq_describe(reading, plan);
    return NQ_OK;
}
