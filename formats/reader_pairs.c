/* reader_pairs.c - queens as pairs: (row, column), row -> column, "row 1:
 * column 2".
 */
#include "formats/reader_pairs.h"

#include "formats/reader_words.h"

static bool starts_with(const struct nq_line *line, size_t at, const char *word)
{
    for (; *word; word++, at++)
        if (at >= line->length ||
            nq_fold(line->c[at].code) != (uint32_t)(unsigned char)*word)
            return false;
    return true;
}

/* Does the text before a number speak of columns (1), of rows (-1)? */
static int speaks_of(const struct nq_line *line, size_t from, size_t to)
{
    int said = 0;
    for (size_t i = from; i < to; i++) {
        const uint32_t c = line->c[i].code;
        if (starts_with(line, i, "col") || c == 0x5217 ||
            starts_with(line, i, "spalte") || starts_with(line, i, "file"))
            said = 1;
        else if (starts_with(line, i, "row") || c == 0x884c ||
                 starts_with(line, i, "zeile") || starts_with(line, i, "rank"))
            said = -1;
    }
    return said;
}

/* What ties two numbers together, beside their being two on a line. */
static bool tied(const struct nq_line *line, const struct nq_number *a,
                 const struct nq_number *b)
{
    bool tie = false;
    for (size_t i = a->after; i < b->first; i++) {
        const uint32_t c = line->c[i].code;
        tie |= c == '>' || c == ':' || c == '=' || c == 0x2192 || c == 0xff1a ||
               nq_is_letter(c);
    }
    const bool opened = a->first > 0 && nq_is_open(line->c[a->first - 1].code);
    const bool closed =
        b->after < line->length && nq_is_close(line->c[b->after].code);
    return tie || (opened && closed);
}

unsigned nq_pairs_find(struct nq_pairs *pairs, const struct nq_plan *plan,
                       const struct nq_line *line,
                       const struct nq_numbers *numbers)
{
    pairs->length = 0;
    pairs->tied = 0;
    const size_t count = numbers->length;
    const unsigned arity = plan->arity;
    if (arity == 0 || count % arity != 0 || count / arity > NQ_PAIRS_MAX)
        return 0;
    for (size_t i = 0; i < count; i += arity) {
        const struct nq_number *a = &numbers->at[i + arity - 2];
        const struct nq_number *b = a + 1;
        const size_t before =
            i + arity > 2 ? numbers->at[i + arity - 3].after : 0;
        const bool swapped =
            speaks_of(line, i == 0 && arity == 2 ? 0 : before, a->first) == 1 &&
            speaks_of(line, a->after, b->first) == -1;
        pairs->pair[pairs->length++] =
            (struct nq_pair){.row = swapped ? b->value : a->value,
                             .col = swapped ? a->value : b->value,
                             .at = line->c[a->first].at,
                             .end = line->c[b->after - 1].at};
        pairs->tied += tied(line, a, b) ||
                       (line->length > 0 && plan->split == NQ_SPLIT_LISTS &&
                        count == 2 && !line->outside);
    }
    return pairs->length;
}

static void finish(struct nq_machine *machine)
{
    const unsigned size = machine->plan->size;
    if (machine->rows == 0)
        return;
    if (machine->rows == size) {
        nq_claims_end(machine->claims, size, size, machine->first,
                      machine->last);
    } else {
        nq_claims_drop(machine->claims);
        nq_claims_note(machine->claims, NQ_ITEM_PROBLEM, machine->first,
                       machine->last, "has %u queens, expected %u",
                       machine->rows, size);
    }
    machine->rows = 0;
}

void nq_pairs_end(struct nq_machine *machine)
{
    finish(machine);
}

void nq_pairs_line(struct nq_machine *machine, const struct nq_line *line)
{
    const struct nq_plan *plan = machine->plan;
    struct nq_pairs pairs;
    if (!nq_numbers_find(&machine->numbers, line, 0)) {
        machine->claims->status = NQ_MEMORY;
        return;
    }
    if (line->gap > 0 || plan->lists_end)
        finish(machine);
    if (line->outside && plan->split == NQ_SPLIT_LISTS)
        machine->numbers.length = 0;
    nq_pairs_find(&pairs, plan, line, &machine->numbers);
    if (pairs.length == 0 || pairs.tied < pairs.length * plan->tied) {
        finish(machine);
        nq_machine_other(machine, line);
        return;
    }
    for (unsigned i = 0; i < pairs.length; i++) {
        const struct nq_pair *pair = &pairs.pair[i];
        if (machine->rows == 0) {
            nq_machine_expect_claim(machine);
            machine->first = pair->at;
        }
        const int64_t row = plan->swapped ? pair->col : pair->row;
        const int64_t col = plan->swapped ? pair->row : pair->col;
        nq_claims_square(machine->claims, row - plan->row_base,
                         col - plan->base, pair->at);
        machine->last = pair->end;
        machine->rows++;
        if (!plan->lists_end && machine->rows == plan->size)
            finish(machine);
    }
}
