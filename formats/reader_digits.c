/* reader_digits.c - columns run together, one character each: 2413. */
#include "formats/reader_machine.h"

#include "formats/reader_token.h"

struct nq_token_span nq_token_find(const struct nq_line *line)
{
    size_t end = line->length;
    while (end > 0 && nq_only_separates(line, end - 1, end))
        end--;
    size_t start = end;
    while (start > 0 && nq_column_digit(line->c[start - 1].code) >= 0)
        start--;
    return (struct nq_token_span){.start = start, .end = end};
}

int nq_column_digit(uint32_t code)
{
    const int digit = nq_digit_value(code);
    if (digit >= 0)
        return digit;
    const uint32_t c = nq_fold(code);
    return c >= 'a' && c <= 'z' ? (int)(c - 'a') + 10 : -1;
}

bool nq_token_is_digits(const struct nq_plan *plan, const struct nq_line *line,
                        struct nq_token_span span)
{
    unsigned digits = 0;
    for (size_t i = span.start; i < span.end; i++) {
        const bool digit = nq_digit_value(line->c[i].code) >= 0;
        digits += digit;
        if (!digit && plan->n < 10)
            return false;
    }
    return digits * 2 >= span.end - span.start;
}

void nq_digits_line(struct nq_machine *machine, const struct nq_line *line)
{
    const struct nq_plan *plan = machine->plan;
    const struct nq_token_span span = nq_token_find(line);
    const bool heading =
        span.start == 0 || nq_only_separates(line, span.start - 1, span.start);
    if (span.end - span.start != plan->size || !heading ||
        !nq_token_is_digits(plan, line, span)) {
        nq_machine_other(machine, line);
        return;
    }
    nq_machine_expect_claim(machine);
    for (unsigned row = 0; row < plan->size; row++) {
        const struct nq_char *c = &line->c[span.start + row];
        nq_claims_square(machine->claims, row,
                         nq_column_digit(c->code) - plan->base, c->at);
    }
    nq_claims_end(machine->claims, plan->size, plan->size,
                  line->c[span.start].at, line->c[span.end - 1].at);
}
