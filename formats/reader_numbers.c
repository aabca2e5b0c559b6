/* reader_numbers.c - the numbers in a piece of text, and how they are written.
 */
#include "formats/reader_numbers.h"

#include <stdlib.h>

void nq_numbers_release(struct nq_numbers *numbers)
{
    free(numbers->at);
    *numbers = (struct nq_numbers){0};
}

static bool append(struct nq_numbers *numbers, const struct nq_number *number)
{
    if (numbers->length == numbers->capacity) {
        const size_t capacity = numbers->capacity ? numbers->capacity * 2 : 64;
        struct nq_number *at =
            realloc(numbers->at, capacity * sizeof *numbers->at);
        if (!at)
            return false;
        numbers->at = at;
        numbers->capacity = capacity;
    }
    numbers->at[numbers->length++] = *number;
    return true;
}

static uint32_t code_at(const struct nq_line *line, size_t i)
{
    return i < line->length ? line->c[i].code : '\n';
}

static int hex_value(uint32_t code)
{
    const uint32_t c = nq_fold(code);
    return c >= '0' && c <= '9'   ? (int)(c - '0')
           : c >= 'a' && c <= 'f' ? (int)(c - 'a') + 10
                                  : -1;
}

/* Adds a digit, or notes that it does not fit. */
static void push(struct nq_number *number, int64_t base, int digit)
{
    if (number->how & NQ_WRITTEN_HUGE)
        return;
    if (number->value > (NQ_NUMBER_MOST - digit) / base) {
        number->value = NQ_NUMBER_MOST;
        number->how |= NQ_WRITTEN_HUGE;
    } else {
        number->value = number->value * base + digit;
    }
}

static size_t take_digits(const struct nq_line *line, size_t i,
                          struct nq_number *number)
{
    int digit;
    while ((digit = nq_digit_value(code_at(line, i))) >= 0) {
        push(number, 10, digit);
        i++;
    }
    return i;
}

static bool is_digit_at(const struct nq_line *line, size_t i)
{
    return nq_digit_value(code_at(line, i)) >= 0;
}

/* A fraction or an exponent after a number that ends at I. */
static size_t take_decimal(const struct nq_line *line, size_t i,
                           struct nq_number *number)
{
    const uint32_t c = code_at(line, i);
    if (c == '.' && is_digit_at(line, i + 1)) {
        number->how |= NQ_WRITTEN_DECIMAL;
        do
            i++;
        while (is_digit_at(line, i));
    }
    if (nq_fold(code_at(line, i)) == 'e' &&
        (is_digit_at(line, i + 1) ||
         ((code_at(line, i + 1) == '+' || code_at(line, i + 1) == '-') &&
          is_digit_at(line, i + 2)))) {
        number->how |= NQ_WRITTEN_DECIMAL;
        do
            i++;
        while (is_digit_at(line, i) || code_at(line, i) == '+' ||
               code_at(line, i) == '-');
    }
    return i;
}

/* The number whose first digit is at I. */
static struct nq_number number_at(const struct nq_line *line, size_t i)
{
    struct nq_number number = {.first = i};
    if (line->c[i].code == '0' && nq_fold(code_at(line, i + 1)) == 'x' &&
        hex_value(code_at(line, i + 2)) >= 0) {
        number.how = NQ_WRITTEN_HEX;
        for (i += 2; hex_value(code_at(line, i)) >= 0; i++)
            push(&number, 16, hex_value(code_at(line, i)));
    } else {
        if (nq_digit_value(line->c[i].code) == 0 && is_digit_at(line, i + 1))
            number.how |= NQ_WRITTEN_ZEROS;
        i = take_digits(line, i, &number);
        i = take_decimal(line, i, &number);
    }
    if (code_at(line, i) < 0x80 && nq_is_letter(code_at(line, i)))
        number.how |= NQ_WRITTEN_TAIL;
    number.after = i;
    return number;
}

/* A sign or a letter right before the digits. */
static void look_back(const struct nq_line *line, struct nq_number *number)
{
    if (number->first == 0)
        return;
    const uint32_t before = line->c[number->first - 1].code;
    if (before < 0x80 && nq_is_letter(before))
        number->how |= NQ_WRITTEN_TAGGED;
    if (before != '-' && before != '+' && before != 0x2212)
        return;
    const uint32_t earlier =
        number->first >= 2 ? line->c[number->first - 2].code : ' ';
    if (nq_digit_value(earlier) >= 0 || nq_is_letter(earlier) || earlier == '-')
        return;
    number->how |= NQ_WRITTEN_SIGN;
    number->first--;
    if (before != '+')
        number->value = -number->value;
}

bool nq_numbers_find(struct nq_numbers *numbers, const struct nq_line *line,
                     size_t from)
{
    numbers->length = 0;
    for (size_t i = from; i < line->length; i++) {
        if (nq_digit_value(line->c[i].code) < 0)
            continue;
        struct nq_number number = number_at(line, i);
        i = number.after - 1;
        look_back(line, &number);
        if (!append(numbers, &number))
            return false;
    }
    return true;
}

bool nq_only_separates(const struct nq_line *line, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++) {
        const uint32_t c = nq_fold(line->c[i].code);
        const bool separates =
            nq_is_blank(c) || nq_is_open(c) || nq_is_close(c) || c == ',' ||
            c == ';' || c == '|' || c == '\n' || c == '-' || c == '>' ||
            c == '<' || c == '"' || c == '\'' || c == '/' || c == ':' ||
            c == '.' || c == '&' || c == '\\' || c == '=' || c == '_' ||
            c == '*' || c == 0x3001 || c == 0x3002 || c == 0x2502 ||
            c == 0x2192 || c == NQ_CODE_QUOTED_BLANK;
        if (!separates)
            return false;
    }
    return true;
}
