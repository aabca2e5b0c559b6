/* reader_learn_digits.c - from the beginning of a text: how columns are run
 * together. */
#include "formats/reader_choose.h"

#include "formats/reader_list.h"
#include "formats/reader_token.h"

/* Lines that may be columns run together, in one of three ways. */
struct tokens {
    unsigned lines, digits, letters, decimal[2], about;
    struct nq_values values;
};

static void look_at_token(struct tokens *seen, unsigned n,
                          const struct nq_line *line)
{
    const struct nq_token_span span = nq_token_find(line);
    const size_t length = span.end - span.start;
    seen->lines++;
    seen->letters += nq_token_is_letters(n, line);
    if (length == 0 || !nq_token_is_digits(n, line, span))
        return;
    seen->about += length >= 4 && length + 3 >= n && length == line->length;
    if (length == n) {
        struct nq_number number[NQ_MAX_N] = {0};
        for (unsigned i = 0; i < n; i++)
            number[i].value = nq_column_digit(line->c[span.start + i].code);
        nq_values_add(&seen->values, n, number);
        seen->digits++;
    } else if (length > n) {
        unsigned column[NQ_MAX_N];
        for (int base = 0; base < 2; base++)
            seen->decimal[base] +=
                nq_token_split(n, base, line, span, column) > 0;
    }
}

bool nq_learn_digits(struct nq_plan *plan, struct nq_lines *lines)
{
    struct nq_line line;
    struct tokens seen = {.lines = 0};
    if (plan->n < 2 || plan->n > NQ_MAX_N)
        return false;
    while (nq_lines_next(lines, &line))
        look_at_token(&seen, plan->n, &line);
    const unsigned decimal =
        seen.decimal[0] > seen.decimal[1] ? seen.decimal[0] : seen.decimal[1];
    plan->size = plan->n;
    if (seen.digits >= decimal && seen.digits > 0)
        plan->token = NQ_TOKEN_DIGITS;
    else if (decimal > 0)
        plan->token = NQ_TOKEN_DECIMAL;
    else if (seen.letters * 2 >= seen.lines && plan->n > 3 && seen.letters > 0)
        plan->token = NQ_TOKEN_LETTERS;
    else if (seen.about < 3)
        return false;
    if (plan->token == NQ_TOKEN_LETTERS)
        plan->base = 0;
    else if (plan->base == NQ_BASE_AUTO && plan->token == NQ_TOKEN_DECIMAL)
        plan->base = seen.decimal[0] > seen.decimal[1] ? 0 : 1;
    else if (plan->base == NQ_BASE_AUTO)
        plan->base =
            nq_values_base(&seen.values, plan->size, &plan->base_certain);
    return true;
}
