/* reader_words.c - what a line that shows no solution says. */
#include "formats/reader_words.h"

#include <string.h>

#include "formats/reader_numbers.h"
#include "formats/reader_phrase.h"

/* Phrases are folded: lower case, no diacritics.  A phrase begins where a word
 * begins; scripts without blanks match anywhere. */
static const char *const none_phrases[] = {
    /* English */
    "no solution",
    "no valid",
    "no possible",
    "no answer",
    "no result",
    "no arrangement",
    "no placement",
    "no configuration",
    "no such",
    "no way",
    "no feasible",
    "not possible",
    "impossible",
    "not exist",
    "n't exist",
    "not have a solution",
    "n't have a solution",
    "not have any",
    "not solvable",
    "unsolvable",
    "cannot be solved",
    "can't be solved",
    "can not be solved",
    "cannot be placed",
    "can't be placed",
    "could not find",
    "couldn't find",
    "cannot find",
    "not found",
    "no board",
    "without solution",
    "infeasible",
    "unsatisfiable",
    "nothing found",
    "none found",
    "none exist",
    "there is no ",
    "there are no ",
    "has no ",
    /* Chinese, Japanese, Korean */
    "无解",
    "無解",
    "没有解",
    "沒有解",
    "不存在",
    "没有找到",
    "找不到",
    "未找到",
    "无法",
    "不可能",
    "没有可行",
    "没有答案",
    "没有符合",
    "无可行",
    "解なし",
    "解がな",
    "解はな",
    "解がありません",
    "解はありません",
    "解が存在しません",
    "解は存在しません",
    "見つかりません",
    "해가 없",
    "해 없",
    "해답이 없",
    "답이 없",
    "불가능",
    "존재하지 않",
    "없습니다",
    /* Spanish, Portuguese, French, Italian, Romanian */
    "no hay soluc",
    "no existe",
    "sin soluc",
    "no tiene soluc",
    "no se encontr",
    "imposible",
    "nao ha soluc",
    "sem soluc",
    "nao existe",
    "nenhuma soluc",
    "nao tem soluc",
    "impossivel",
    "pas de solution",
    "aucune solution",
    "pas possible",
    "sans solution",
    "n'existe pas",
    "nessuna soluzione",
    "non esist",
    "non ci sono soluz",
    "non c'e soluz",
    "impossibile",
    "nu exista solut",
    "nicio solut",
    "fara solut",
    /* German, Dutch, Scandinavian */
    "keine losung",
    "keine loesung",
    "unlosbar",
    "nicht losbar",
    "unmoglich",
    "nicht moglich",
    "geen oplossing",
    "onmogelijk",
    "ingen losning",
    "finns ingen",
    "ingen losninger",
    "ei ratkaisu",
    /* Slavic */
    "нет решен",
    "решений нет",
    "решения нет",
    "решений не",
    "решение не",
    "не существует",
    "невозможно",
    "не найден",
    "нет реше",
    "немае розв",
    "немає розв",
    "розв'язків немає",
    "brak rozwi",
    "nie ma rozwi",
    "nie istnieje",
    "zadne reseni",
    "nema reseni",
    "neexistuje",
    "nema rjesen",
    "nema resen",
    "няма решен",
    /* Turkish, Hungarian, Vietnamese, Indonesian, Greek, Arabic, Hindi */
    "cozum yok",
    "cozumu yok",
    "cozum bulunamad",
    "bulunamad",
    "nincs megold",
    "khong co nghiem",
    "vo nghiem",
    "khong ton tai",
    "khong co loi giai",
    "tidak ada solusi",
    "tidak ditemukan",
    "δεν υπάρχ",
    "καμία λύση",
    "لا يوجد",
    "कोई समाधान नहीं",
};

static const char *const no_words[] = {
    "no",    "nil",     "null",      "none",   "false", "nothing",
    "empty", "unsat",   "undefined", "nan",    "fail",  "failed",
    "fails", "nop",     "nope",      "#f",     "[]",    "()",
    "{}",    "[[]]",    "-1",        "false.", "no.",   "0 solutions",
    "none.", "ninguna", "keine",     "нет",    "无",    "なし",
    "n/a",   "[ ]",     "{ }",       "( )",    "no!",   "<empty>",
};

/* Words for solutions and for their number. */
static const char *const count_stems[] = {
    "solution",   "total",   "count",       "ways",        "way",
    "answer",     "result",  "arrangement", "placement",   "configuration",
    "possibilit", "number",  "found",       "soluc",       "soluz",
    "solut",      "losung",  "loesung",     "reshen",      "решен",
    "вариант",    "rozwi",   "reseni",      "rjesen",      "cozum",
    "oplossing",  "losning", "ratkais",     "megold",      "nghiem",
    "solusi",     "wege",    "anzahl",      "nombre",      "numero",
    "sol",        "sols",    "boards",      "combination", "permutation",
    "valid",      "λύσ",     "distinct",    "unique",      "toplam",
    "jumlah",     "всего",   "количество",
};
static const char *const count_signs[] = {
    "解",   "种", "種", "共",   "总",   "總",   "方案",
    "通り", "개", "해", "경우", "答案", "摆法", "放法",
};

/* A number before these counts something else. */
static const char *const other_units[] = {
    "queen",   "dam",       "reina",     "rainha",  "regin",   "reine",
    "konigin", "ферз",      "vezir",     "x",       "by",      "×",
    "皇后",    "クイーン",  "퀸",        "皇",      "ms",      "s",
    "sec",     "second",    "us",        "µs",      "μs",      "ns",
    "min",     "minute",    "kb",        "mb",      "gb",      "kib",
    "mib",     "b",         "byte",      "bytes",   "node",    "step",
    "call",    "backtrack", "iteration", "attempt", "check",   "move",
    "times",   "row",       "col",       "%",       "recursi", "秒",
    "毫秒",    "行",        "列",        "步",      "次",      "sek",
    "segundo", "rank",      "file",      "tries",   "visit",   "conflict",
    "thread",  "core",
};
/* A number after these is something else. */
static const char *const other_names[] = {
    "n",          "size",     "time",    "elapsed", "took",       "row",
    "col",        "column",   "line",    "queen",   "queens",     "step",
    "node",       "nodes",    "visited", "memory",  "depth",      "no",
    "#",          "test",     "case",    "level",   "第",         "board",
    "of",         "for",      "in",      "runtime", "cpu",        "duration",
    "enter",      "input",    "seed",    "用时",    "耗时",       "时间",
    "zeit",       "tiempo",   "temps",   "время",   "backtracks", "calls",
    "iterations", "attempts", "steps",   "checks",  "recursions", "conflicts",
    "dimension",  "width",    "height",  "which",
};

static const char *const failures[] = {
    "traceback (most recent",
    "exception in thread",
    "segmentation fault",
    "core dumped",
    "stack overflow",
    "recursionerror",
    "indexerror",
    "uncaught",
    "panicked at",
    "terminate called",
    "runtime error",
    "memoryerror",
    "outofmemory",
    "stackoverflowerror",
    "typeerror",
    "valueerror",
    "keyerror",
    "nameerror",
    "zerodivisionerror",
    "unhandled exception",
    "addresssanitizer",
    "aborted",
    "goroutine ",
    "arrayindexoutofbounds",
    "nullpointerexception",
    "fatal error",
};

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static bool wide(char c)
{
    return (c & 0x80) != 0;
}

/* Does PHRASE stand in TEXT, beginning where a word begins? */
static bool has_phrase(const char *text, const char *phrase)
{
    for (const char *at = text; (at = strstr(at, phrase)) != NULL; at++)
        if (at == text || wide(*phrase) || wide(at[-1]) ||
            !(at[-1] >= 'a' && at[-1] <= 'z'))
            return true;
    return false;
}

static bool has_any(const char *text, const char *const *phrases, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (has_phrase(text, phrases[i]))
            return true;
    return false;
}

/* Is TOKEN one of WORDS?  Those of three letters and more may go on. */
static bool is_any(const struct nq_token *token, const char *const *words,
                   size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const size_t length = strlen(words[i]);
        if (strncmp(token->text, words[i], length) == 0 &&
            (token->text[length] == '\0' || length > 3 || wide(*words[i])))
            return true;
    }
    return false;
}

static bool speaks_of_solutions(const struct nq_token *token)
{
    if (token->kind != NQ_TOKEN_WORD)
        return false;
    if (is_any(token, count_stems, COUNT_OF(count_stems)))
        return true;
    for (size_t i = 0; i < COUNT_OF(count_signs); i++)
        if (strstr(token->text, count_signs[i]))
            return true;
    return false;
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
            wide(c))
            return &phrase->token[i];
    }
}

static bool plural(const struct nq_token *token)
{
    const size_t length = strlen(token->text);
    return length > 0 &&
           (token->text[length - 1] == 's' || wide(token->text[length - 1]));
}

/* Is number I a heading: "Solution 3", "solution #3:", "No. 3", in Chinese the
 * sign for "the k-th"? */
static bool is_ordinal(const struct nq_phrase *phrase, size_t i)
{
    const struct nq_token *before = neighbour(phrase, i, -1);
    if (!before)
        return false;
    const size_t length = strlen(before->text);
    if (length >= 3 && strcmp(before->text + length - 3, "第") == 0)
        return true;
    static const char *const singular[] = {"solution", "solucion", "soluzione",
                                           "losung",   "solucao",  "sol",
                                           "answer",   "result",   "way"};
    if (before->kind != NQ_TOKEN_WORD || plural(before))
        return false;
    for (size_t k = 0; k < COUNT_OF(singular); k++)
        if (strcmp(before->text, singular[k]) == 0)
            return i > 0 && phrase->token[i - 1].text[0] != ':' &&
                   phrase->token[i - 1].text[0] != '=';
    return false;
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
    else if (after && is_any(after, other_units, COUNT_OF(other_units)))
        return 0;
    if (before && speaks_of_solutions(before))
        weight += 3;
    else if (before && is_any(before, other_names, COUNT_OF(other_names)))
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
        if (token->kind != NQ_TOKEN_NUMBER)
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

static bool is_no_word(const char *text)
{
    for (size_t i = 0; i < COUNT_OF(no_words); i++)
        if (strcmp(text, no_words[i]) == 0)
            return true;
    return false;
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
    if (phrase->length > 1 && phrase->token[0].text[0] == '+') {
        said.how = NQ_WRITTEN_SIGN;
        at = 1;
    }
    if (phrase->length <= at || phrase->token[at].kind != NQ_TOKEN_NUMBER)
        return said;
    for (size_t i = at + 1; i < phrase->length; i++)
        if (!strchr(".;,", phrase->token[i].text[0]))
            return said;
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
    if (is_no_word(text))
        return (struct nq_said){.kind = NQ_SAYS_NO};
    if (has_any(text, failures, COUNT_OF(failures)))
        return (struct nq_said){.kind = NQ_SAYS_FAILURE};
    if (has_any(text, none_phrases, COUNT_OF(none_phrases)) &&
        !strstr(text, "more") && !strstr(text, "other"))
        return (struct nq_said){.kind = NQ_SAYS_NONE};
    const struct nq_said number = lone_number(&phrase);
    if (number.kind)
        return number;
    if (!has_words(&phrase))
        return alone ? table_row(&phrase, n)
                     : (struct nq_said){.kind = NQ_SAYS_NOTHING};
    return sentence(&phrase, n, alone);
}
