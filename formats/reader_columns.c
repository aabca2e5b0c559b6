/* reader_columns.c - lists of numbers: the column of the queen in each row. */
#include "formats/reader_machine.h"

#include <string.h>

#include "formats/reader_list.h"
#include "formats/reader_words.h"

/* A list on its own line, in brackets or after a label: the last numbers of
 * the line between which nothing but separators stand. */
struct nq_list nq_list_find(const struct nq_line *line,
                            const struct nq_numbers *numbers)
{
    struct nq_list list = {.start = numbers->length};
    if (numbers->length == 0)
        return list;
    const struct nq_number *at = numbers->at;
    if (!nq_only_separates(line, at[numbers->length - 1].after, line->length))
        return list;
    size_t start = numbers->length - 1;
    while (start > 0 &&
           nq_list_joins(line, at[start - 1].after, at[start].first))
        start--;
    list.start = start;
    list.length = numbers->length - start;
    list.numbered = start > 0;
    list.label = !nq_only_separates(line, 0, at[start].first) || start > 0;
    return list;
}

bool nq_list_joins(const struct nq_line *line, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++) {
        const uint32_t c = line->c[i].code;
        if (c == ':' || c == '=' || c == 0xff1a)
            return false;
        if (c == '.' && (i > from || to - i > 1))
            return false;
    }
    return nq_only_separates(line, from, to);
}

/* Is the gap after the first number of LIST unlike those between the others,
 * so that it numbers the list? */
static bool set_apart(const struct nq_line *line,
                      const struct nq_numbers *numbers,
                      const struct nq_list *list)
{
    if (list->length < 3)
        return false;
    const struct nq_number *at = numbers->at + list->start;
    const size_t first = at[1].first - at[0].after;
    for (size_t i = 2; i < list->length; i++) {
        const size_t gap = at[i].first - at[i - 1].after;
        if (gap == first &&
            line->c[at[i - 1].after].code == line->c[at[0].after].code)
            return false;
    }
    return true;
}

size_t nq_list_skip_index(const struct nq_plan *plan,
                          const struct nq_line *line,
                          const struct nq_numbers *numbers,
                          struct nq_list *list)
{
    if (list->length == (size_t)plan->size + 1 &&
        (plan->indexed || set_apart(line, numbers, list))) {
        list->start++;
        list->length--;
        list->label = list->numbered = true;
    }
    return list->length;
}

static bool has_letters(const struct nq_line *line)
{
    for (size_t i = 0; i < line->length; i++)
        if (nq_is_letter(line->c[i].code))
            return true;
    return false;
}

/* What is wrong with a number as a column, if it cannot even be a claim. */
static bool unreadable(struct nq_machine *machine, const struct nq_line *line,
                       const struct nq_list *list)
{
    const struct nq_number *at = machine->numbers.at + list->start;
    for (size_t i = 0; i < list->length; i++) {
        if (!(at[i].how & (NQ_WRITTEN_DECIMAL | NQ_WRITTEN_HUGE)))
            continue;
        const struct nq_line part = {.c = line->c + at[i].first,
                                     .length = at[i].after - at[i].first};
        char quote[NQ_QUOTE_SIZE];
        nq_line_quote(&part, quote);
        if (at[i].how & NQ_WRITTEN_HUGE)
            nq_claims_note(machine->claims, NQ_ITEM_PROBLEM,
                           line->c[at[i].first].at, line->c[at[i].after - 1].at,
                           "number %zu: %s is out of %d..%d", i + 1, quote,
                           machine->plan->base,
                           (int)machine->plan->size - 1 + machine->plan->base);
        else
            nq_claims_note(
                machine->claims, NQ_ITEM_PROBLEM, line->c[at[i].first].at,
                line->c[at[list->length - 1].after - 1].at,
                "number %zu: %s is written as a decimal", i + 1, quote);
        return true;
    }
    return false;
}

/* The column that NUMBER says: off the board if it is none. */
static int64_t column_of(const struct nq_plan *plan, int64_t number)
{
    if (!plan->masks)
        return number - plan->base;
    if (number <= 0 || (number & (number - 1)) != 0)
        return -1;
    return __builtin_ctzll((unsigned long long)number);
}

static void claim_list(struct nq_machine *machine, const struct nq_line *line,
                       const struct nq_list *list)
{
    if (unreadable(machine, line, list))
        return;
    nq_machine_expect_claim(machine);
    const struct nq_number *at = machine->numbers.at + list->start;
    const unsigned size = machine->plan->size;
    for (size_t row = 0; row < list->length; row++)
        nq_claims_square(machine->claims, (int64_t)row,
                         column_of(machine->plan, at[row].value),
                         line->c[at[row].first].at);
    nq_claims_end(machine->claims, size, size, line->c[at[0].first].at,
                  line->c[at[list->length - 1].after - 1].at);
}

/* A line that goes on beyond the limit: only its numbers are counted. */
static bool too_long(struct nq_machine *machine, const struct nq_line *line,
                     const struct nq_list *list)
{
    if (machine->many == 0 && !line->cut)
        return false;
    if (machine->many == 0)
        machine->first = nq_line_place(line);
    machine->many += list->length;
    /* Of a sample the end is missing: endless only if it is very long. */
    const bool endless =
        machine->claims->counting && line->length > NQ_LINE_LIMIT / 2;
    if (!line->cut || endless) {
        nq_claims_note(machine->claims, NQ_ITEM_PROBLEM, machine->first,
                       nq_line_end(line), "has %zu numbers, expected %u",
                       machine->many, machine->plan->size);
        machine->many = 0;
    }
    return true;
}

/* 1 2 3 ... or 0 1 2 ... above lists that are numbered. */
static bool is_heading(const struct nq_machine *machine,
                       const struct nq_list *list)
{
    if (!machine->plan->labelled || list->numbered || list->length < 2)
        return false;
    const struct nq_number *at = machine->numbers.at + list->start;
    for (size_t i = 1; i < list->length; i++)
        if (at[i].value != at[i - 1].value + 1)
            return false;
    return true;
}

/* Several lists on a line, or a list on several lines: only the number of
 * columns tells where one ends. */
static bool claim_glued(struct nq_machine *machine, const struct nq_line *line,
                        const struct nq_list *list)
{
    const struct nq_plan *plan = machine->plan;
    if (!plan->glued || list->length < 2)
        return false;
    const struct nq_number *at = machine->numbers.at + list->start;
    for (size_t i = 0; i < list->length; i++) {
        const struct nq_place place = line->c[at[i].first].at;
        if (machine->rows == 0) {
            nq_machine_expect_claim(machine);
            machine->first = place;
        }
        nq_claims_square(machine->claims, machine->rows++,
                         column_of(plan, at[i].value), place);
        if (machine->rows == plan->size) {
            nq_claims_end(machine->claims, plan->size, plan->size,
                          machine->first, line->c[at[i].after - 1].at);
            machine->rows = 0;
        }
    }
    if (!line->cut && machine->rows > 0) {
        nq_claims_drop(machine->claims);
        nq_claims_note(machine->claims, NQ_ITEM_PROBLEM, machine->first,
                       nq_line_end(line), "has %u numbers, expected %u",
                       machine->rows, plan->size);
        machine->rows = 0;
    }
    return true;
}

void nq_columns_line(struct nq_machine *machine, const struct nq_line *line)
{
    const struct nq_plan *plan = machine->plan;
    if (!nq_numbers_find(&machine->numbers, line, 0)) {
        machine->claims->status = NQ_MEMORY;
        return;
    }
    if (line->outside && plan->split == NQ_SPLIT_LISTS) {
        nq_machine_other(machine, line);
        return;
    }
    struct nq_list list = nq_list_find(line, &machine->numbers);
    if (claim_glued(machine, line, &list) || too_long(machine, line, &list))
        return;
    nq_list_skip_index(plan, line, &machine->numbers, &list);
    if (is_heading(machine, &list))
        return;
    if (list.length == plan->size &&
        (plan->size > 1 || !has_letters(line) || nq_words_head(line))) {
        if (plan->size == 1 && !list.numbered)
            nq_machine_hold(machine, &machine->numbers.at[list.start], line);
        else
            claim_list(machine, line, &list);
    } else if (list.length >= 2 && !has_letters(line)) {
        nq_claims_note(machine->claims, NQ_ITEM_PROBLEM, nq_line_place(line),
                       nq_line_end(line), "has %zu numbers, expected %u",
                       list.length, plan->size);
    } else {
        nq_machine_other(machine, line);
    }
}

/* b1 d2 a3 c4: the letter is the column, the number the row. */
void nq_squares_line(struct nq_machine *machine, const struct nq_line *line)
{
    const struct nq_plan *plan = machine->plan;
    if (!nq_numbers_find(&machine->numbers, line, 0)) {
        machine->claims->status = NQ_MEMORY;
        return;
    }
    const struct nq_number *at = machine->numbers.at;
    const size_t count = machine->numbers.length;
    size_t start = count;
    while (start > 0 && (at[start - 1].how & NQ_WRITTEN_TAGGED))
        start--;
    if (count - start != plan->size) {
        nq_machine_other(machine, line);
        return;
    }
    nq_machine_expect_claim(machine);
    for (size_t i = start; i < count; i++)
        nq_claims_square(machine->claims, at[i].value - 1,
                         (int64_t)nq_fold(line->c[at[i].first - 1].code) - 'a',
                         line->c[at[i].first - 1].at);
    nq_claims_end(machine->claims, plan->size, plan->size,
                  line->c[at[start].first - 1].at,
                  line->c[at[count - 1].after - 1].at);
}
