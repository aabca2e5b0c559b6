/* reader_phrase.c - a line as folded words and numbers. */
#include "formats/reader_phrase.h"

#include <string.h>

#include "formats/reader_numbers.h"

/* Latin letters from U+00C0 on without their marks, two a letter where one
 * sign stands for two. */
static uint32_t plain(uint32_t code)
{
    static const char latin1[] = "aaaaaaaceeeeiiiidnooooo*ouuuuyts"
                                 "aaaaaaaceeeeiiiidnooooo/ouuuuyty";
    static const char latin_a[] =
        "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkk"
        "llllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuu"
        "wwyyyzzzzzzs";
    if (code >= 0xc0 && code <= 0xff)
        return (uint32_t)latin1[code - 0xc0];
    if (code >= 0x100 && code < 0x100 + sizeof latin_a - 1)
        return (uint32_t)latin_a[code - 0x100];
    if (code == 0x2019)
        return '\'';
    return code == NQ_CODE_QUOTED_BLANK || nq_is_blank(code) ? ' ' : code;
}

static void fold_line(struct nq_phrase *phrase, const struct nq_line *line)
{
    size_t length = 0, i = 0;
    phrase->text[0] = '\0';
    for (; i < line->length && length + 16 < NQ_PHRASE_SIZE; i++) {
        const uint32_t code = plain(nq_fold(line->c[i].code));
        nq_text_append(phrase->text, NQ_PHRASE_SIZE, &length,
                       code == '\n' ? ' ' : nq_fold(code));
    }
    phrase->more = i < line->length;
}

static bool word_byte(char c)
{
    return (c >= 'a' && c <= 'z') || (c & 0x80);
}

static bool digit_byte(char c)
{
    return c >= '0' && c <= '9';
}

/* Copies LENGTH bytes of a token to the words; the place they got. */
static const char *keep(struct nq_phrase *phrase, size_t *used,
                        const char *from, size_t length)
{
    char *to = phrase->words + *used;
    memcpy(to, from, length);
    to[length] = '\0';
    *used += length + 1;
    return to;
}

static int hex_digit(char c)
{
    return digit_byte(c) ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static const char *hex_end(const char *at, struct nq_token *token)
{
    token->how |= NQ_WRITTEN_HEX;
    for (at += 2; hex_digit(*at) >= 0; at++)
        token->value = token->value << 4 | (uint64_t)hex_digit(*at);
    return at;
}

/* Three digits after a comma, no fourth, as in 14,200? */
static bool is_group(const char *start, const char *at)
{
    return *at == ',' && at - start <= 3 && at > start && digit_byte(at[1]) &&
           digit_byte(at[2]) && digit_byte(at[3]) && !digit_byte(at[4]);
}

static const char *whole_end(const char *at, struct nq_token *token)
{
    const char *start = at;
    for (; digit_byte(*at) || is_group(start, at); at++) {
        if (*at == ',') {
            token->how |= NQ_WRITTEN_GROUPED;
            start = at + 1;
        } else if (token->value > (UINT64_MAX - 9) / 10) {
            token->how |= NQ_WRITTEN_HUGE;
        } else {
            token->value = token->value * 10 + (uint64_t)(*at - '0');
        }
    }
    return at;
}

static const char *number_end(const char *at, struct nq_token *token)
{
    token->value = 0;
    if (at[0] == '0' && at[1] == 'x' && hex_digit(at[2]) >= 0)
        return hex_end(at, token);
    if (at[0] == '0' && digit_byte(at[1]))
        token->how |= NQ_WRITTEN_ZEROS;
    at = whole_end(at, token);
    if (*at == '.' && digit_byte(at[1])) {
        token->how |= NQ_WRITTEN_DECIMAL;
        for (at++; digit_byte(*at) || (*at == '.' && digit_byte(at[1])); at++)
            ;
    }
    if (*at >= 'a' && *at <= 'z')
        token->how |= NQ_WRITTEN_TAIL;
    return at;
}

void nq_phrase_read(struct nq_phrase *phrase, const struct nq_line *line)
{
    fold_line(phrase, line);
    size_t used = 0;
    bool blank_before = true;
    phrase->length = 0;
    for (const char *at = phrase->text;
         *at && phrase->length < NQ_PHRASE_TOKENS;) {
        if (*at == ' ') {
            blank_before = true;
            at++;
            continue;
        }
        struct nq_token token = {.kind = NQ_TOKEN_SIGN,
                                 .blank_before = blank_before};
        const char *end = at + 1;
        if (digit_byte(*at)) {
            token.kind = NQ_TOKEN_NUMBER;
            end = number_end(at, &token);
        } else if (word_byte(*at)) {
            token.kind = NQ_TOKEN_WORD;
            while (word_byte(*end) || (*end == '\'' && word_byte(end[1])))
                end++;
        }
        if (used + (size_t)(end - at) + 1 > NQ_PHRASE_SIZE)
            break;
        token.text = keep(phrase, &used, at, (size_t)(end - at));
        phrase->token[phrase->length++] = token;
        blank_before = false;
        at = end;
    }
}
