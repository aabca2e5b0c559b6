/* reader_vocabulary.c - the words that tell what a sentence says. */
#include "formats/reader_vocabulary.h"

#include <stddef.h>
#include <string.h>

/* clang-format off */
static const char *const none_phrases[] = {
    /* English */
    "no solution", "no valid", "no possible", "no answer", "no result",
    "no arrangement", "no placement", "no configuration", "no such", "no way",
    "no feasible", "not possible", "impossible", "not exist", "n't exist",
    "not have a solution", "n't have a solution", "not have any",
    "not solvable", "unsolvable", "cannot be solved", "can't be solved",
    "can not be solved", "cannot be placed", "can't be placed",
    "could not find", "couldn't find", "cannot find", "not found", "no board",
    "without solution", "infeasible", "unsatisfiable", "nothing found",
    "none found", "none exist", "there is no ", "there are no ", "has no ",
    /* Chinese, Japanese, Korean */
    "无解", "無解", "没有解", "沒有解", "不存在", "没有找到", "找不到", "未找到", "无法", "不可能", "没有可行",
    "没有答案", "没有符合", "无可行", "解なし", "解がな", "解はな", "解がありません", "解はありません",
    "解が存在しません", "解は存在しません", "見つかりません", "해가 없", "해 없", "해답이 없", "답이 없", "불가능",
    "존재하지 않", "없습니다",
    /* Spanish, Portuguese, French, Italian, Romanian */
    "no hay soluc", "no existe", "sin soluc", "no tiene soluc",
    "no se encontr", "imposible", "nao ha soluc", "sem soluc", "nao existe",
    "nenhuma soluc", "nao tem soluc", "impossivel", "pas de solution",
    "aucune solution", "pas possible", "sans solution", "n'existe pas",
    "nessuna soluzione", "non esist", "non ci sono soluz", "non c'e soluz",
    "impossibile", "nu exista solut", "nicio solut", "fara solut",
    /* German, Dutch, Scandinavian */
    "keine losung", "keine loesung", "unlosbar", "nicht losbar", "unmoglich",
    "nicht moglich", "geen oplossing", "onmogelijk", "ingen losning",
    "finns ingen", "ingen losninger", "ei ratkaisu",
    /* Slavic */
    "нет решен", "решений нет", "решения нет", "решений не", "решение не",
    "не существует", "невозможно", "не найден", "нет реше", "немае розв",
    "немає розв", "розв'язків немає", "brak rozwi", "nie ma rozwi",
    "nie istnieje", "zadne reseni", "nema reseni", "neexistuje", "nema rjesen",
    "nema resen", "няма решен",
    /* Turkish, Hungarian, Vietnamese, Indonesian, Greek, Arabic, Hindi */
    "cozum yok", "cozumu yok", "cozum bulunamad", "bulunamad", "nincs megold",
    "khong co nghiem", "vo nghiem", "khong ton tai", "khong co loi giai",
    "tidak ada solusi", "tidak ditemukan", "δεν υπάρχ", "καμία λύση",
    "لا يوجد", "कोई समाधान नहीं",
};

static const char *const no_words[] = {
    "no", "nil", "null", "none", "false", "nothing", "empty", "unsat",
    "undefined", "nan", "fail", "failed", "fails", "nop", "nope", "#f", "[]",
    "()", "{}", "[[]]", "-1", "false.", "no.", "none.",
    "ninguna", "keine", "нет", "无", "なし", "n/a", "[ ]", "{ }", "( )", "no!",
    "<empty>",
};

/* Words for solutions and for their number. */
static const char *const count_stems[] = {
    "solution", "total", "count", "ways", "way", "answer", "result",
    "arrangement", "placement", "configuration", "possibilit", "number",
    "found", "soluc", "soluz", "solut", "losung", "loesung", "reshen", "решен",
    "вариант", "rozwi", "reseni", "rjesen", "cozum", "oplossing", "losning",
    "ratkais", "megold", "nghiem", "solusi", "wege", "anzahl", "nombre",
    "numero", "sol", "sols", "boards", "combination", "permutation", "valid",
    "λύσ", "distinct", "unique", "toplam", "jumlah", "всего", "количество",
};
static const char *const count_signs[] = {
    "解", "种", "種", "共", "总", "總", "方案", "通り", "개", "해", "경우", "答案", "摆法", "放法",
};

/* A number before these counts something else. */
static const char *const other_units[] = {
    "queen", "dam", "reina", "rainha", "regin", "reine", "konigin", "ферз",
    "vezir", "x", "by", "×", "皇后", "クイーン", "퀸", "皇", "ms", "s", "sec",
    "second", "us", "µs", "μs", "ns", "min", "minute", "kb", "mb", "gb", "kib",
    "mib", "b", "byte", "bytes", "node", "step", "call", "backtrack",
    "iteration", "attempt", "check", "move", "times", "row", "col", "%",
    "recursi", "秒", "毫秒", "行", "列", "步", "次", "sek", "segundo", "rank", "file",
    "tries", "visit", "conflict", "thread", "core",
};
/* A number after these is something else. */
static const char *const other_names[] = {
    "n", "size", "time", "elapsed", "took", "row", "col", "column", "line",
    "queen", "queens", "step", "node", "nodes", "visited", "memory", "depth",
    "no", "#", "test", "case", "level", "第", "board", "of", "for", "in",
    "runtime", "cpu", "duration", "enter", "input", "seed", "用时", "耗时", "时间",
    "zeit", "tiempo", "temps", "время", "backtracks", "calls", "iterations",
    "attempts", "steps", "checks", "recursions", "conflicts", "dimension",
    "width", "height", "which",
};

static const char *const failures[] = {
    "traceback (most recent", "exception in thread", "segmentation fault",
    "core dumped", "stack overflow", "recursionerror", "indexerror",
    "uncaught", "panicked at", "terminate called", "runtime error",
    "memoryerror", "outofmemory", "stackoverflowerror", "typeerror",
    "valueerror", "keyerror", "nameerror", "zerodivisionerror",
    "unhandled exception", "addresssanitizer", "aborted", "goroutine ",
    "arrayindexoutofbounds", "nullpointerexception", "fatal error",
};
/* Each a word for one; their plurals are not here. */
static const char *const one_solution[] = {
    "solution", "solucion", "soluzione", "losung", "solucao", "sol", "answer",
    "result", "way", "board", "arrangement", "placement", "configuration",
    "loesung", "oplossing", "losning", "rozwiazanie", "reseni", "cozum",
    "solusi", "nghiem", "решение", "вариант", "reshenie", "no", "nr",
};
/* clang-format on */

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

/* Is WORD one of WORDS?  Those of three letters and more may go on. */
static bool is_any(const char *word, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const size_t length = strlen(words[i]);
        if (strncmp(word, words[i], length) == 0 &&
            (word[length] == '\0' || length > 3 || wide(*words[i])))
            return true;
    }
    return false;
}

bool nq_says_none(const char *text)
{
    return has_any(text, none_phrases, COUNT_OF(none_phrases)) &&
           !strstr(text, "more") && !strstr(text, "other");
}

bool nq_is_nothing(const char *text)
{
    for (size_t i = 0; i < COUNT_OF(no_words); i++)
        if (strcmp(text, no_words[i]) == 0)
            return true;
    return false;
}

bool nq_says_failure(const char *text)
{
    return has_any(text, failures, COUNT_OF(failures));
}

bool nq_word_for_solutions(const char *word)
{
    if (is_any(word, count_stems, COUNT_OF(count_stems)))
        return true;
    for (size_t i = 0; i < COUNT_OF(count_signs); i++)
        if (strstr(word, count_signs[i]))
            return true;
    return false;
}

bool nq_word_for_other_unit(const char *word)
{
    return is_any(word, other_units, COUNT_OF(other_units));
}

bool nq_word_for_other_name(const char *word)
{
    return is_any(word, other_names, COUNT_OF(other_names));
}

bool nq_word_for_one_solution(const char *word)
{
    for (size_t i = 0; i < COUNT_OF(one_solution); i++)
        if (strcmp(word, one_solution[i]) == 0)
            return true;
    return false;
}
