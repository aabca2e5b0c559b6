/* integers.c - reads a text of integers, words and comment lines, fast. */
#include "formats/integers.h"

#include <inttypes.h>

void nq_integers_init(struct nq_integers *text, FILE *in)
{
    *text = (struct nq_integers){.in = in, .line = 1};
}

/* The next character that is no blank, or EOF; not taken. */
static int peek(struct nq_integers *text)
{
    int c = getc_unlocked(text->in);
    while (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
        text->line += c == '\n';
        c = getc_unlocked(text->in);
    }
    if (c != EOF)
        (void)ungetc(c, text->in);
    return c;
}

bool nq_integers_skip_comment(struct nq_integers *text, char mark)
{
    if (peek(text) != mark)
        return false;
    int c = getc_unlocked(text->in);
    while (c != EOF && c != '\n')
        c = getc_unlocked(text->in);
    text->line += c == '\n';
    return true;
}

bool nq_integers_word(struct nq_integers *text, const char *word)
{
    (void)peek(text);
    for (; *word; word++)
        if (getc_unlocked(text->in) != *word)
            return false;
    const int c = peek(text);
    return c != EOF;
}

static enum nq_status unexpected(const struct nq_integers *text, int c,
                                 struct nq_error *err)
{
    if (c > 0x20 && c < 0x7f)
        return nq_fail(err, NQ_SYNTAX,
                       "line %" PRIu64 ": expected a number, found '%c'",
                       text->line, c);
    if (c == EOF)
        return nq_fail(err, NQ_SYNTAX,
                       "line %" PRIu64 ": expected a number, found the end",
                       text->line);
    return nq_fail(err, NQ_SYNTAX,
                   "line %" PRIu64 ": expected a number, found byte 0x%02x",
                   text->line, (unsigned)c);
}

enum nq_status nq_integers_next(struct nq_integers *text, int32_t *number,
                                bool *end, struct nq_error *err)
{
    int c = peek(text);
    *end = c == EOF;
    if (*end)
        return NQ_OK;
    c = getc_unlocked(text->in);
    const bool negative = c == '-';
    if (negative)
        c = getc_unlocked(text->in);
    if (c < '0' || c > '9')
        return unexpected(text, c, err);
    int64_t value = 0;
    for (; c >= '0' && c <= '9'; c = getc_unlocked(text->in)) {
        value = value * 10 + (c - '0');
        if (value > INT32_MAX)
            return nq_fail(err, NQ_SYNTAX,
                           "line %" PRIu64 ": the number is above %" PRId32,
                           text->line, INT32_MAX);
    }
    if (c != EOF && c != ' ' && c != '\t' && c != '\r' && c != '\n')
        return unexpected(text, c, err);
    if (c != EOF)
        (void)ungetc(c, text->in);
    *number = (int32_t)(negative ? -value : value);
    return NQ_OK;
}
