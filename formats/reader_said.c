/* reader_said.c - lines that show no solution but say something: totals, "no
 * solution", what a program prints when it fails. */
#include <string.h>

#include "formats/reader_machine.h"
#include "formats/reader_words.h"

static void hold(struct nq_held *held, uint64_t number,
                 const struct nq_line *line)
{
    *held = (struct nq_held){.is = true,
                             .number = number,
                             .at = nq_line_place(line),
                             .end = nq_line_end(line)};
}

/* For n = 1: a column or a total; what comes after it tells. */
void nq_machine_hold(struct nq_machine *machine, const struct nq_number *number,
                     const struct nq_line *line)
{
    nq_machine_give_none(machine);
    nq_machine_give_number(machine);
    hold(&machine->number, (uint64_t)number->value, line);
}

void nq_machine_give_failure(struct nq_machine *machine)
{
    if (machine->failure.is)
        nq_claims_note(machine->claims, NQ_ITEM_PROBLEM, machine->failure.at,
                       machine->failure.end,
                       "the program failed with a traceback");
    machine->failure.is = false;
}

/* The head of a traceback says nothing; the exception below it does. */
static void fail(struct nq_machine *machine, const struct nq_line *line)
{
    char quote[NQ_QUOTE_SIZE];
    nq_line_quote(line, quote);
    if (strncmp(quote, "Traceback", 9) == 0) {
        nq_machine_give_failure(machine);
        hold(&machine->failure, 0, line);
        return;
    }
    const struct nq_place at =
        machine->failure.is ? machine->failure.at : nq_line_place(line);
    machine->failure.is = false;
    nq_claims_note(machine->claims, NQ_ITEM_PROBLEM, at, nq_line_end(line),
                   "the program failed: %s", quote);
}

/* Zero bytes alone are harmless where nothing is missing. */
static bool only_zeros(struct nq_machine *machine, const struct nq_line *line)
{
    size_t zeros = 0;
    for (size_t i = 0; i < line->length; i++) {
        if (line->c[i].code != 0)
            return false;
        zeros++;
    }
    nq_claims_note(machine->claims, NQ_ITEM_REMARK, nq_line_place(line),
                   nq_line_end(line), "%zu zero byte%s", zeros,
                   zeros == 1 ? "" : "s");
    return true;
}

void nq_machine_other(struct nq_machine *machine, const struct nq_line *line)
{
    if (line->c[0].code == 0 && only_zeros(machine, line))
        return;
    const struct nq_said said = nq_words_read(line, machine->plan->n, false);
    if (said.kind == NQ_SAYS_NOTHING)
        return;
    nq_machine_give_none(machine);
    nq_machine_give_number(machine);
    const unsigned odd = NQ_WRITTEN_TAIL | NQ_WRITTEN_HEX | NQ_WRITTEN_DECIMAL |
                         NQ_WRITTEN_NEGATIVE;
    if (said.kind == NQ_SAYS_NUMBER && !(said.how & odd))
        hold(&machine->number, said.number, line);
    else if (said.kind == NQ_SAYS_COUNT)
        nq_claims_count(machine->claims, said.number, nq_line_place(line),
                        nq_line_end(line));
    else if (said.kind == NQ_SAYS_NONE || said.kind == NQ_SAYS_NO)
        hold(&machine->none, 0, line);
    else if (said.kind == NQ_SAYS_FAILURE)
        fail(machine, line);
}

/* What is wrong with a number of solutions; NULL if nothing is. */
static const char *fault_of(unsigned how)
{
    return how & NQ_WRITTEN_HEX        ? "is hexadecimal, not decimal"
           : how & NQ_WRITTEN_TAIL     ? "is no number"
           : how & NQ_WRITTEN_HUGE     ? "is beyond 64 bits"
           : how & NQ_WRITTEN_DECIMAL  ? "is written as a decimal"
           : how & NQ_WRITTEN_NEGATIVE ? "is negative"
                                       : NULL;
}

static void count(struct nq_machine *machine, const struct nq_line *line,
                  const struct nq_said *said)
{
    struct nq_claims *claims = machine->claims;
    const struct nq_place at = nq_line_place(line), end = nq_line_end(line);
    const char *fault = fault_of(said->how);
    char quote[NQ_QUOTE_SIZE];
    nq_line_quote(line, quote);
    if (!fault) {
        nq_claims_count(claims, said->number, at, end);
        if (said->how != 0)
            nq_claims_note(claims, NQ_ITEM_REMARK, at, end,
                           "%llu is written as %s",
                           (unsigned long long)said->number, quote);
    } else if (said->how & NQ_WRITTEN_TAIL) {
        nq_claims_note(claims, NQ_ITEM_PROBLEM, at, end,
                       "\"%s\" is no number (starts with %llu)", quote,
                       (unsigned long long)said->number);
    } else {
        nq_claims_note(claims, NQ_ITEM_PROBLEM, at, end, "%s %s", quote, fault);
    }
}

/* Only numbers of solutions are expected. */
void nq_count_line(struct nq_machine *machine, const struct nq_line *line)
{
    if (machine->plan->expect != NQ_EXPECT_COUNT) {
        nq_machine_other(machine, line);
        return;
    }
    if (line->c[0].code == 0 && only_zeros(machine, line))
        return;
    const struct nq_said said = nq_words_read(line, machine->plan->n, true);
    if (said.kind == NQ_SAYS_NONE || said.kind == NQ_SAYS_NO)
        nq_claims_none(machine->claims, nq_line_place(line), nq_line_end(line));
    else if (said.kind == NQ_SAYS_NUMBERS && !machine->odd.is)
        hold(&machine->odd, 0, line);
    else if (said.kind == NQ_SAYS_FAILURE)
        fail(machine, line);
    else if (said.kind == NQ_SAYS_COUNT || said.kind == NQ_SAYS_NUMBER)
        count(machine, line, &said);
}
