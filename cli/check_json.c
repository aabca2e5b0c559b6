/* check_json.c - what `check` found, for programs. */
#include "cli/check_report.h"

#include <inttypes.h>
#include <stdlib.h>

#include "formats/rows.h"

static void key(FILE *out, const char *before, const char *name)
{
    (void)fprintf(out, "%s\"%s\": ", before, name);
}

static void text(FILE *out, const char *before, const char *name,
                 const char *value)
{
    key(out, before, name);
    nq_json_string(out, value);
}

static void number(FILE *out, const char *before, const char *name,
                   uint64_t value)
{
    key(out, before, name);
    (void)fprintf(out, "%" PRIu64, value);
}

static void truth(FILE *out, const char *before, const char *name, bool value)
{
    key(out, before, name);
    (void)fputs(value ? "true" : "false", out);
}

static void spot(FILE *out, struct nq_spot spot)
{
    number(out, "{", "board", spot.number);
    number(out, ", ", "line", spot.line);
    number(out, ", ", "column", spot.column);
    (void)fputc('}', out);
}

/* The sentence of the text, as a JSON string. */
static void headline(FILE *out, const struct nq_check_report *report)
{
    char *words = NULL;
    size_t size = 0;
    FILE *memory = open_memstream(&words, &size);
    if (memory) {
        nq_check_headline(memory, report);
        (void)fclose(memory);
    }
    text(out, ",\n  ", "reason", words ? words : "");
    free(words);
}

static void reading(FILE *out, const struct nq_reading *reading)
{
    key(out, ",\n  ", "reading");
    text(out, "{", "shape", nq_shape_names[reading->shape]);
    key(out, ", ", "base");
    if (reading->base == NQ_BASE_AUTO)
        (void)fputs("null", out);
    else
        (void)fprintf(out, "%d", reading->base);
    truth(out, ", ", "base_certain", reading->base_certain);
    truth(out, ", ", "bottom_up", reading->bottom_up);
    truth(out, ", ", "column_major", reading->column_major);
    text(out, ", ", "queen", reading->queen);
    text(out, ", ", "empty", reading->empty);
    text(out, ", ", "encoding", reading->encoding ? reading->encoding : "");
    text(out, ", ", "text", reading->text);
    text(out, ", ", "other", reading->other);
    (void)fputc('}', out);
}

static void wrong_board(FILE *out, const struct nq_checked *checked)
{
    const struct nq_flaws *flaws = &checked->wrong_flaws;
    if (checked->wrong_spot.number == 0)
        return;
    key(out, ",\n    ", "first_invalid");
    number(out, "{", "board", checked->wrong_spot.number);
    number(out, ", ", "line", checked->wrong_spot.line);
    number(out, ", ", "column", checked->wrong_spot.column);
    number(out, ", ", "queens", checked->wrong.count);
    if (flaws->attack && flaws->second < NQ_SHOWN_SQUARES) {
        const struct nq_square a = checked->wrong_square[flaws->first];
        const struct nq_square b = checked->wrong_square[flaws->second];
        text(out, ", ", "attack", nq_line_name(flaws->line));
        (void)fprintf(out,
                      ", \"queens_from_1\": [[%" PRId32 ", %" PRId32
                      "], [%" PRId32 ", %" PRId32 "]]",
                      a.row + 1, a.col + 1, b.row + 1, b.col + 1);
    }
    (void)fputc('}', out);
}

static void complaints(FILE *out, const struct nq_checked *checked)
{
    const char *between = "[";
    key(out, "{\n    ", "complaints");
    for (unsigned i = 0; i < NQ_COMPLAINTS; i++) {
        if (!(checked->complaints >> i & 1))
            continue;
        (void)fputs(between, out);
        nq_json_string(out, nq_complaint_name((enum nq_complaint)i));
        between = ", ";
    }
    (void)fputs(checked->complaints ? "]" : "[]", out);
}

static void exhibits(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    wrong_board(out, checked);
    key(out, ",\n    ", "copies");
    (void)fputc('[', out);
    for (unsigned i = 0; i < checked->repeats; i++) {
        (void)fputs(i ? ", [" : "[", out);
        spot(out, checked->repeat[i][0]);
        (void)fputs(", ", out);
        spot(out, checked->repeat[i][1]);
        (void)fputc(']', out);
    }
    (void)fputc(']', out);
    key(out, ",\n    ", "first_missing_from_1");
    (void)fputc('[', out);
    for (unsigned i = 0; i < checked->misses; i++)
        for (unsigned row = 0; row < checked->miss[i].n; row++)
            (void)fprintf(out, "%s%d%s",
                          row ? ", "
                          : i ? ", ["
                              : "[",
                          checked->miss[i].col[row] + 1,
                          row + 1U == checked->miss[i].n ? "]" : "");
    (void)fputc(']', out);
    if (checked->disorder[0].number) {
        key(out, ",\n    ", "disorder");
        (void)fputc('[', out);
        spot(out, checked->disorder[0]);
        (void)fputs(", ", out);
        spot(out, checked->disorder[1]);
        (void)fputc(']', out);
    }
    if (checked->problems) {
        key(out, ",\n    ", "first_problem");
        number(out, "{", "line", checked->problem_place.line);
        number(out, ", ", "column", checked->problem_place.column);
        text(out, ", ", "text", checked->problem);
        (void)fputc('}', out);
    }
}

static void tally(FILE *out, const struct nq_check_report *report)
{
    static const char *const evidence[] = {"rules", "published number",
                                           "search", "digest", "count"};
    static const char *const attacks[NQ_LINES] = {
        "attacks_row", "attacks_column", "attacks_falling", "attacks_rising"};
    const struct nq_checked *checked = report->checked;
    const char *next = ",\n    ";
    key(out, ",\n  ", "tally");
    complaints(out, checked);
    number(out, next, "n", report->question->n);
    text(out, next, "evidence", evidence[checked->evidence]);
    number(out, next, "boards", checked->claims);
    number(out, next, "solutions", checked->solutions);
    number(out, next, "invalid", checked->invalid);
    number(out, next, "other_size", checked->other_size);
    number(out, next, "other_number", checked->other_number);
    number(out, next, "off_board", checked->off_board);
    for (unsigned line = 0; line < NQ_LINES; line++)
        number(out, next, attacks[line], checked->attack[line]);
    number(out, next, "other_base", checked->other_base);
    number(out, next, "repeated", checked->repeated);
    if (checked->wanted_known)
        number(out, next, "wanted", checked->wanted);
    if (checked->missing_known)
        number(out, next, "missing", checked->missing);
    number(out, next, "not_asked", checked->not_asked);
    number(out, next, "totals", checked->totals);
    if (checked->totals)
        number(out, next, "total", checked->total);
    truth(out, next, "none", checked->none);
    number(out, next, "problems", checked->problems);
    number(out, next, "remarks", checked->remarks);
    number(out, next, "bytes", report->bytes);
    exhibits(out, report);
    (void)fputs("\n  }", out);
}

void nq_check_json(FILE *out, const struct nq_check_report *report)
{
    text(out, "{\n  ", "verdict", nq_outcome_name(report->checked->outcome));
    headline(out, report);
    reading(out, report->reading);
    tally(out, report);
    key(out, ",\n  ", "diagnosis");
    (void)fputc('[', out);
    for (size_t i = 0; i < report->why->count; i++) {
        const struct nq_reason *why = &report->why->reason[i];
        truth(out, i ? ",\n    {" : "\n    {", "certain", why->certain);
        text(out, ", ", "fault", why->fault ? why->fault : "");
        text(out, ", ", "text", why->text);
        (void)fputc('}', out);
    }
    (void)fputs("]\n}\n", out);
}
