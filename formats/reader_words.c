/* reader_words.c - what a line that shows no solution says. */
#include "formats/reader_words.h"

#include <string.h>

#include "formats/reader_numbers.h"
#include "formats/reader_phrase.h"
#include "formats/reader_vocabulary.h"

static bool speaks_of_solutions(const struct nq_token *token)
{
    return token->kind == NQ_TOKEN_WORD && nq_word_for_solutions(token->text);
}

static const struct nq_token *neighbour(const struct nq_phrase *phrase,
                                        size_t i, int step)
{
    for (;;) {
        if (step < 0 && i == 0)
            return NULL;
        i = step < 0 ? i - 1 : i + 1;
        if (i >= phrase->length)
            return NULL;
        const char c = phrase->token[i].text[0];
        if (phrase->token[i].kind != NQ_TOKEN_SIGN || c == '#' || c == '%' ||
            (c & 0x80))
            return &phrase->token[i];
    }
}

/* Is number I a heading: "Solution 3", "solution #3:", "No. 3", in Chinese the
 * sign for "the k-th"? */
static bool is_ordinal(const struct nq_phrase *phrase, size_t i)
{
    const struct nq_token *before = neighbour(phrase, i, -1);
    if (!before)
        return false;
    const size_t length = strlen(before->text);
    if (before->text[0] == '#')
        return true;
    if (length >= 3 && strcmp(before->text + length - 3, "第") == 0)
        return true;
    return before->kind == NQ_TOKEN_WORD &&
           nq_word_for_one_solution(before->text) && i > 0 &&
           phrase->token[i - 1].text[0] != ':' &&
           phrase->token[i - 1].text[0] != '=';
}

static bool joins(const struct nq_token *token)
{
    return token->kind == NQ_TOKEN_NUMBER ||
           (token->kind == NQ_TOKEN_SIGN && strchr(",;", token->text[0]));
}

/* Is number I one of at least N in a row, as the columns of a board are? */
static bool is_listed(const struct nq_phrase *phrase, size_t i, unsigned n)
{
    size_t first = i;
    while (first > 0 && joins(&phrase->token[first - 1]))
        first--;
    size_t numbers = 0;
    for (; first < phrase->length && joins(&phrase->token[first]); first++)
        numbers += phrase->token[first].kind == NQ_TOKEN_NUMBER;
    return numbers >= 3 && numbers >= n;
}

/* How likely number I is the number of solutions; 0: not at all. */
static int weigh(const struct nq_phrase *phrase, size_t i)
{
    const struct nq_token *before = neighbour(phrase, i, -1);
    const struct nq_token *after = neighbour(phrase, i, 1);
    if ((phrase->token[i].how & NQ_WRITTEN_DECIMAL) || is_ordinal(phrase, i))
        return 0;
    int weight = 4;
    if (after && speaks_of_solutions(after))
        weight += 4;
    else if (after && nq_word_for_other_unit(after->text))
        return 0;
    if (before && speaks_of_solutions(before))
        weight += 3;
    else if (before && nq_word_for_other_name(before->text))
        weight -= 3;
    if (i > 0 && strchr(":=", phrase->token[i - 1].text[0]))
        weight += 1;
    const bool partial = (after && (strncmp(after->text, "uniq", 4) == 0 ||
                                    strncmp(after->text, "fund", 4) == 0));
    return weight - (partial ? 1 : 0);
}

static bool mentions_solutions(const struct nq_phrase *phrase)
{
    for (size_t i = 0; i < phrase->length; i++)
        if (speaks_of_solutions(&phrase->token[i]))
            return true;
    return false;
}

/* The number that says how many, if the sentence has one. */
static struct nq_said sentence(const struct nq_phrase *phrase, unsigned n,
                               bool alone)
{
    struct nq_said said = {.kind = NQ_SAYS_NOTHING};
    if (!alone && !mentions_solutions(phrase))
        return said;
    int best = 1;
    unsigned numbers = 0;
    for (size_t i = 0; i < phrase->length; i++)
        numbers += phrase->token[i].kind == NQ_TOKEN_NUMBER;
    for (size_t i = 0; i < phrase->length; i++) {
        const struct nq_token *token = &phrase->token[i];
        if (token->kind != NQ_TOKEN_NUMBER || is_listed(phrase, i, n))
            continue;
        /* "8: 92": the first of several numbers may repeat the question. */
        const int weight =
            weigh(phrase, i) * 2 - (numbers > 1 && token->value == n ? 1 : 0);
        if (weight >= best) {
            best = weight;
            said = (struct nq_said){.kind = NQ_SAYS_COUNT,
                                    .number = token->value,
                                    .how = token->how};
        }
    }
    return said;
}

static bool has_words(const struct nq_phrase *phrase)
{
    for (size_t i = 0; i < phrase->length; i++)
        if (phrase->token[i].kind == NQ_TOKEN_WORD)
            return true;
    return false;
}

/* Several numbers without words: a row of a table, by n. */
static struct nq_said table_row(const struct nq_phrase *phrase, unsigned n)
{
    struct nq_said said = {.kind = NQ_SAYS_NUMBERS};
    unsigned numbers = 0;
    for (size_t i = 0; i < phrase->length; i++) {
        const struct nq_token *token = &phrase->token[i];
        if (token->kind != NQ_TOKEN_NUMBER)
            continue;
        if (numbers == 0 && token->value != n)
            return said;
        if (++numbers == 2)
            return (struct nq_said){.kind = NQ_SAYS_COUNT,
                                    .number = token->value,
                                    .how = token->how};
    }
    return (struct nq_said){.kind = NQ_SAYS_NOTHING};
}

/* Ends TEXT before blanks at its end; the beginning without blanks. */
static char *trimmed(char *text)
{
    while (*text == ' ')
        text++;
    size_t length = strlen(text);
    while (length > 0 && text[length - 1] == ' ')
        text[--length] = '\0';
    return text;
}

/* A line that is a number and nothing else. */
static struct nq_said lone_number(const struct nq_phrase *phrase)
{
    struct nq_said said = {.kind = NQ_SAYS_NOTHING};
    size_t at = 0;
    const char *sign = phrase->length > 1 ? phrase->token[0].text : "";
    if ((*sign == '+' || *sign == '-') && !phrase->token[1].blank_before) {
        said.how = *sign == '+' ? NQ_WRITTEN_SIGN : NQ_WRITTEN_NEGATIVE;
        at = 1;
    }
    if (phrase->length <= at || phrase->token[at].kind != NQ_TOKEN_NUMBER)
        return said;
    for (size_t i = at + 1; i < phrase->length; i++) {
        const struct nq_token *token = &phrase->token[i];
        const bool tail = (phrase->token[at].how & NQ_WRITTEN_TAIL) &&
                          i == at + 1 && !token->blank_before;
        if (!tail && !strchr(".;,", token->text[0]))
            return said;
    }
    said.kind = NQ_SAYS_NUMBER;
    said.number = phrase->token[at].value;
    said.how |= phrase->token[at].how;
    return said;
}

struct nq_said nq_words_read(const struct nq_line *line, unsigned n, bool alone)
{
    struct nq_phrase phrase;
    nq_phrase_read(&phrase, line);
    const char *text = trimmed(phrase.text);
    if (nq_is_nothing(text))
        return (struct nq_said){.kind = NQ_SAYS_NO};
    if (nq_says_failure(text))
        return (struct nq_said){.kind = NQ_SAYS_FAILURE};
    if (nq_says_none(text))
        return (struct nq_said){.kind = NQ_SAYS_NONE};
    const struct nq_said number = lone_number(&phrase);
    if (number.kind)
        return number;
    if (!has_words(&phrase))
        return alone ? table_row(&phrase, n)
                     : (struct nq_said){.kind = NQ_SAYS_NOTHING};
    return sentence(&phrase, n, alone);
}

bool nq_words_head(const struct nq_line *line)
{
    struct nq_phrase phrase;
    nq_phrase_read(&phrase, line);
    unsigned words = 0, ordinals = 0;
    for (size_t i = 0; i < phrase.length; i++) {
        words += phrase.token[i].kind == NQ_TOKEN_WORD;
        ordinals +=
            phrase.token[i].kind == NQ_TOKEN_NUMBER && is_ordinal(&phrase, i);
    }
    return ordinals == 1 && words <= 3;
}
