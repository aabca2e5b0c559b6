/* reader_digits.c - columns run together: 2413, BDAC, 13681059247. */
#include "formats/reader_token.h"

/* What may stand right before a solution: no sign, no decimal point. */
static bool may_precede(uint32_t code)
{
    return nq_is_blank(code) || nq_is_open(code) || code == ':' ||
           code == 0xff1a || code == ',' || code == '"' || code == '\'' ||
           code == '|' || code == '=' || code == ')' || code == '>';
}

struct nq_token_span nq_token_find(const struct nq_line *line)
{
    size_t end = line->length;
    while (end > 0 && nq_only_separates(line, end - 1, end))
        end--;
    size_t start = end;
    while (start > 0 && nq_column_digit(line->c[start - 1].code) >= 0)
        start--;
    if (start > 0 && !may_precede(line->c[start - 1].code))
        start = end;
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

bool nq_token_is_digits(unsigned n, const struct nq_line *line,
                        struct nq_token_span span)
{
    unsigned digits = 0;
    for (size_t i = span.start; i < span.end; i++) {
        const bool digit = nq_digit_value(line->c[i].code) >= 0;
        digits += digit;
        if (!digit && n < 10)
            return false;
    }
    return 2 * (size_t)digits >= span.end - span.start;
}

bool nq_token_is_letters(unsigned n, const struct nq_line *line)
{
    unsigned letters = 0;
    for (size_t i = 0; i < line->length; i++) {
        const uint32_t c = nq_fold(line->c[i].code);
        if (c >= 'a' && c < 'a' + n)
            letters++;
        else if (!nq_only_separates(line, i, i + 1))
            return false;
    }
    return letters == n;
}

/* Counts the ways to write the first i digits as k numbers; 2 means more. */
struct split {
    unsigned n;
    int base;
    const struct nq_char *c;
    unsigned char ways[NQ_MAX_N + 1][2 * NQ_MAX_N + 1];
};

/* May the digit, or the two digits, that end at I be a number? */
static bool single(const struct split *split, size_t i)
{
    const int value = nq_digit_value(split->c[i - 1].code);
    return value >= split->base && value < (int)split->n + split->base;
}

static int two_digits(const struct split *split, size_t i)
{
    const int tens = nq_digit_value(split->c[i - 2].code);
    return tens * 10 + nq_digit_value(split->c[i - 1].code);
}

static bool pair(const struct split *split, size_t i)
{
    return i > 1 && two_digits(split, i) >= 10 &&
           two_digits(split, i) < (int)split->n + split->base;
}

static void count_ways(struct split *split, size_t length)
{
    split->ways[0][0] = 1;
    for (unsigned k = 1; k <= split->n; k++)
        for (size_t i = 1; i <= length; i++) {
            const unsigned char *before = split->ways[k - 1];
            const unsigned sum = (single(split, i) ? before[i - 1] : 0u) +
                                 (pair(split, i) ? before[i - 2] : 0u);
            split->ways[k][i] = (unsigned char)(sum > 2 ? 2 : sum);
        }
}

unsigned nq_token_split(unsigned n, int base, const struct nq_line *line,
                        struct nq_token_span span, unsigned *column)
{
    const size_t length = span.end - span.start;
    struct split split = {.n = n, .base = base, .c = line->c + span.start};
    if (n > NQ_MAX_N || length > 2 * (size_t)n)
        return 0;
    for (size_t i = 0; i < length; i++)
        if (nq_digit_value(split.c[i].code) < 0)
            return 0;
    count_ways(&split, length);
    const unsigned ways = split.ways[n][length];
    size_t i = length;
    for (unsigned k = n; k > 0 && ways > 0; k--) {
        const bool one = single(&split, i) && split.ways[k - 1][i - 1] > 0;
        const int value =
            one ? nq_digit_value(split.c[i - 1].code) : two_digits(&split, i);
        column[k - 1] = (unsigned)(value - base);
        i -= one ? 1 : 2;
    }
    return ways;
}

/* A line that is nothing but a number, of about as many digits as there are
 * columns: it should have been a solution. */
static bool should_be(const struct nq_plan *plan, const struct nq_line *line)
{
    size_t digits = 0;
    for (size_t i = 0; i < line->length; i++) {
        const uint32_t c = line->c[i].code;
        if (nq_digit_value(c) >= 0)
            digits++;
        else if (!nq_is_blank(c) && c != '-')
            return false;
    }
    return digits >= 4 && digits + 3 >= plan->n;
}

static void claim_split(struct nq_machine *machine, const struct nq_line *line,
                        struct nq_token_span span)
{
    const struct nq_plan *plan = machine->plan;
    const struct nq_place at = line->c[span.start].at;
    const struct nq_place end = line->c[span.end - 1].at;
    unsigned column[NQ_MAX_N];
    const unsigned ways =
        nq_token_split(plan->n, plan->base, line, span, column);
    if (ways != 1) {
        nq_claims_note(machine->claims, NQ_ITEM_PROBLEM, at, end,
                       ways == 0
                           ? "cannot be %u columns from %d on, run together"
                           : "can be read as %u columns from %d on in several "
                             "ways: put something between them",
                       plan->n, plan->base);
        return;
    }
    nq_machine_expect_claim(machine);
    for (unsigned row = 0; row < plan->n; row++)
        nq_claims_square(machine->claims, row, column[row], at);
    nq_claims_end(machine->claims, plan->n, plan->n, at, end);
}

static void claim_letters(struct nq_machine *machine,
                          const struct nq_line *line)
{
    const unsigned n = machine->plan->n;
    int64_t row = 0;
    nq_machine_expect_claim(machine);
    for (size_t i = 0; i < line->length; i++) {
        const uint32_t c = nq_fold(line->c[i].code);
        if (c >= 'a' && c < 'a' + n)
            nq_claims_square(machine->claims, row++, (int64_t)(c - 'a'),
                             line->c[i].at);
    }
    nq_claims_end(machine->claims, n, n, nq_line_place(line),
                  nq_line_end(line));
}

static void claim_digits(struct nq_machine *machine, const struct nq_line *line,
                         struct nq_token_span span)
{
    const struct nq_plan *plan = machine->plan;
    nq_machine_expect_claim(machine);
    for (unsigned row = 0; row < plan->n; row++) {
        const struct nq_char *c = &line->c[span.start + row];
        nq_claims_square(machine->claims, row,
                         nq_column_digit(c->code) - plan->base, c->at);
    }
    nq_claims_end(machine->claims, plan->n, plan->n, line->c[span.start].at,
                  line->c[span.end - 1].at);
}

void nq_digits_line(struct nq_machine *machine, const struct nq_line *line)
{
    const struct nq_plan *plan = machine->plan;
    const struct nq_token_span span = nq_token_find(line);
    const size_t length = span.end - span.start;
    const bool digits = nq_token_is_digits(plan->n, line, span);
    if (plan->token == NQ_TOKEN_LETTERS && nq_token_is_letters(plan->n, line))
        claim_letters(machine, line);
    else if (plan->token == NQ_TOKEN_DECIMAL && length >= plan->n && digits)
        claim_split(machine, line, span);
    else if (plan->token == NQ_TOKEN_DIGITS && length == plan->n && digits)
        claim_digits(machine, line, span);
    else if (should_be(plan, line))
        nq_claims_note(machine->claims, NQ_ITEM_PROBLEM, nq_line_place(line),
                       nq_line_end(line), "is no list of %u columns", plan->n);
    else if (plan->split != NQ_SPLIT_WORDS)
        nq_machine_other(machine, line);
}
