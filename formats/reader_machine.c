/* reader_machine.c - what all ways of reading share. */
#include "formats/reader_machine.h"

#include <stdlib.h>

#include "formats/reader_words.h"

void nq_machine_init(struct nq_machine *machine, const struct nq_plan *plan,
                     struct nq_claims *claims)
{
    *machine = (struct nq_machine){.plan = plan, .claims = claims};
}

void nq_machine_release(struct nq_machine *machine)
{
    nq_numbers_release(&machine->numbers);
    free(machine->queen);
    machine->queen = NULL;
}

/* For n = 1 a number alone is a list of columns as well. */
static bool is_single(const struct nq_machine *machine)
{
    return machine->plan->shape == NQ_SHAPE_COLUMNS && machine->plan->size == 1;
}

void nq_machine_give_number(struct nq_machine *machine)
{
    const struct nq_held *held = &machine->number;
    if (held->is && is_single(machine)) {
        nq_claims_square(machine->claims, 0,
                         (int64_t)held->number - machine->plan->base, held->at);
        nq_claims_end(machine->claims, 1, 1, held->at, held->end);
    } else if (held->is) {
        nq_claims_count(machine->claims, held->number, held->at, held->end);
    }
    machine->number.is = false;
}

void nq_machine_give_none(struct nq_machine *machine)
{
    if (machine->none.is && machine->claims->number == 0)
        nq_claims_none(machine->claims, machine->none.at, machine->none.end);
    machine->none.is = false;
}

/* Before the first claim a lone number may repeat n; between claims it counts
 * them from 0 or 1. */
void nq_machine_expect_claim(struct nq_machine *machine)
{
    machine->none.is = false;
    if (!machine->number.is)
        return;
    if (is_single(machine)) {
        nq_machine_give_number(machine);
        return;
    }
    const uint64_t number = machine->number.number;
    const uint64_t claims = machine->claims->number;
    const bool repeats_n = claims == 0 && number == machine->plan->n;
    const bool follows = machine->numberings > 0
                             ? number == machine->last_numbering + 1
                             : number <= 1 && number <= claims + 1;
    if (!repeats_n && !follows)
        nq_machine_give_number(machine);
    machine->number.is = false;
    if (follows) {
        machine->numberings++;
        machine->last_numbering = number;
    }
}

void nq_machine_line(struct nq_machine *machine, const struct nq_line *line)
{
    switch (machine->plan->shape) {
    case NQ_SHAPE_AUTO:
    case NQ_SHAPE_COUNT:
        nq_count_line(machine, line);
        break;
    case NQ_SHAPE_BOARD:
    case NQ_SHAPE_MATRIX:
        nq_drawn_line(machine, line);
        break;
    case NQ_SHAPE_DIGITS:
        nq_digits_line(machine, line);
        break;
    case NQ_SHAPE_PAIRS:
        nq_pairs_line(machine, line);
        break;
    case NQ_SHAPE_SQUARES:
        nq_squares_line(machine, line);
        break;
    case NQ_SHAPE_COLUMNS:
    case NQ_SHAPE_JSON:
    case NQ_SHAPE_BITMASKS:
        nq_columns_line(machine, line);
        break;
    }
}

void nq_machine_end(struct nq_machine *machine)
{
    if (machine->plan->shape == NQ_SHAPE_BOARD ||
        machine->plan->shape == NQ_SHAPE_MATRIX)
        nq_drawn_end(machine);
    else if (machine->plan->shape == NQ_SHAPE_PAIRS)
        nq_pairs_end(machine);
    nq_machine_give_failure(machine);
    if (machine->odd.is && machine->claims->tally.counts == 0)
        nq_claims_note(machine->claims, NQ_ITEM_PROBLEM, machine->odd.at,
                       machine->odd.end,
                       "several numbers, and none is said to be the number of "
                       "solutions");
    nq_machine_give_none(machine);
    /* At the end of the text a lone number is the total, unless it goes on
     * with a numbering; for n = 1 if it agrees with the solutions. */
    const uint64_t number = machine->number.number;
    const uint64_t claims = machine->claims->number;
    if (machine->number.is && is_single(machine) && claims > 0 &&
        number == claims) {
        nq_claims_count(machine->claims, number, machine->number.at,
                        machine->number.end);
        machine->number.is = false;
    }
    if (machine->numberings == 0 || number != machine->last_numbering + 1 ||
        number == claims)
        nq_machine_give_number(machine);
}
