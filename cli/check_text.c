/* check_text.c - what `check` found, for people. */
#include "cli/check_report.h"

#include <inttypes.h>

#define RED "\033[31m"
#define GREEN "\033[32m"
#define YELLOW "\033[33m"
#define BOLD "\033[1m"
#define PLAIN "\033[0m"

enum { REASONS = 5 }; /* the best ones; the JSON report has all */

/* One report under way. */
struct text {
    FILE *out;
    const struct nq_check_report *report;
    bool colour;
};

static const char *colour_of(enum nq_outcome outcome)
{
    static const char *const colours[] = {GREEN, RED, RED, YELLOW};
    return colours[outcome];
}

static void first_line(const struct text *text)
{
    const enum nq_outcome outcome = text->report->checked->outcome;
    (void)fprintf(text->out, "%s%s%s: ", text->colour ? colour_of(outcome) : "",
                  nq_outcome_name(outcome), text->colour ? PLAIN : "");
    nq_check_headline(text->out, text->report);
    (void)fputc('\n', text->out);
}

/* What stands at ROW, COL of the wrong board: '.', 'Q', or 'X' for the queens
 * that attack each other. */
static char glyph(const struct nq_checked *checked, int32_t row, int32_t col)
{
    const struct nq_flaws *flaws = &checked->wrong_flaws;
    char found = '.';
    for (size_t i = 0; i < checked->wrong.count && i < NQ_SHOWN_SQUARES; i++) {
        const struct nq_square at = checked->wrong_square[i];
        if (at.row != row || at.col != col)
            continue;
        if (flaws->attack && (i == flaws->first || i == flaws->second))
            return 'X';
        found = 'Q';
    }
    return found;
}

static void draw_wrong(const struct text *text)
{
    const struct nq_checked *checked = text->report->checked;
    const unsigned n = text->report->question->n;
    if (checked->wrong_spot.number == 0 || checked->wrong_flaws.other_size ||
        n > NQ_MAX_N)
        return;
    (void)fputc('\n', text->out);
    for (unsigned row = 0; row < n; row++) {
        (void)fputs("   ", text->out);
        for (unsigned col = 0; col < n; col++) {
            const char c = glyph(checked, (int32_t)row, (int32_t)col);
            const bool marked = text->colour && c == 'X';
            (void)fprintf(text->out, " %s%c%s", marked ? RED BOLD : "", c,
                          marked ? PLAIN : "");
        }
        (void)fputc('\n', text->out);
    }
    (void)fputc('\n', text->out);
}

static void also(const struct text *text)
{
    const struct nq_checked *checked = text->report->checked;
    for (unsigned i = 0; i < NQ_COMPLAINTS; i++) {
        if (i == (unsigned)checked->reason || !(checked->complaints >> i & 1))
            continue;
        (void)fputs("also:     ", text->out);
        nq_check_sentence(text->out, text->report, (enum nq_complaint)i);
        (void)fputc('\n', text->out);
    }
}

static void count(FILE *out, const char **between, uint64_t number,
                  const char *words)
{
    if (number == 0)
        return;
    (void)fprintf(out, "%s%" PRIu64 " %s", *between, number, words);
    *between = ", ";
}

static void printed(const struct text *text)
{
    const struct nq_checked *checked = text->report->checked;
    FILE *out = text->out;
    if (!checked->claims && !checked->totals && !checked->none)
        return;
    (void)fputs("printed:  ", out);
    const char *between = "";
    count(out, &between, checked->claims,
          checked->claims == 1 ? "board" : "boards");
    if (checked->claims && checked->invalid)
        (void)fprintf(
            out, " (%" PRIu64 " %s, %" PRIu64 " not)", checked->solutions,
            checked->solutions == 1 ? "is a solution" : "are solutions",
            checked->invalid);
    if (checked->totals == 1)
        (void)fprintf(out, "%sthe number %" PRIu64 " (line %" PRIu64 ")",
                      between, checked->total, checked->total_place.line);
    else if (checked->totals)
        count(out, &between, checked->totals, "numbers");
    if (checked->none)
        (void)fprintf(out, "%sthat there is no solution (line %" PRIu64 ")",
                      checked->claims || checked->totals ? ", " : "",
                      checked->none_place.line);
    (void)fputc('\n', out);
}

static void invalid(const struct text *text)
{
    const struct nq_checked *checked = text->report->checked;
    static const char *const along[NQ_LINES] = {
        "with an attack along a row", "with an attack along a column",
        "with an attack along a falling diagonal (\\)",
        "with an attack along a rising diagonal (/)"};
    if (checked->invalid == 0)
        return;
    (void)fputs("invalid:  ", text->out);
    const char *between = "";
    count(text->out, &between, checked->other_size, "of another size");
    count(text->out, &between, checked->other_number,
          "with too few or too many queens");
    count(text->out, &between, checked->off_board,
          "with a queen off the board");
    for (unsigned line = 0; line < NQ_LINES; line++)
        count(text->out, &between, checked->attack[line], along[line]);
    (void)fputc('\n', text->out);
}

static void missing(const struct text *text)
{
    const struct nq_checked *checked = text->report->checked;
    if (checked->misses == 0)
        return;
    (void)fputs("missing:  ", text->out);
    for (unsigned i = 0; i < checked->misses; i++) {
        if (i)
            (void)fputs("; ", text->out);
        nq_check_columns(text->out, text->report, &checked->miss[i]);
    }
    if (!checked->missing_known || checked->missing > checked->misses)
        (void)fputs("; ...", text->out);
    (void)fprintf(text->out, " (columns from %d)\n",
                  nq_check_base(text->report));
}

static void copies(const struct text *text)
{
    const struct nq_checked *checked = text->report->checked;
    if (checked->repeats == 0)
        return;
    (void)fputs("copies:   ", text->out);
    for (unsigned i = 0; i < checked->repeats; i++)
        (void)fprintf(text->out, "%sboard %" PRIu64 " of board %" PRIu64,
                      i ? ", " : "", checked->repeat[i][0].number,
                      checked->repeat[i][1].number);
    (void)fputs(checked->repeated > checked->repeats ? ", ...\n" : "\n",
                text->out);
}

static void read_as(const struct text *text)
{
    const struct nq_reading *reading = text->report->reading;
    if (text->report->checked->complaints & 1U << NQ_NO_OUTPUT)
        return;
    if (reading->text[0])
        (void)fprintf(text->out, "read as:  %s\n", reading->text);
    if (reading->other[0])
        (void)fprintf(text->out, "or as:    %s\n", reading->other);
}

static void remark(const struct text *text)
{
    const struct nq_checked *checked = text->report->checked;
    if (checked->remarks == 0 || checked->complaints & 1U << NQ_LAYOUT)
        return;
    (void)fputs("remark:   ", text->out);
    if (checked->remark_place.line)
        (void)fprintf(text->out, "line %" PRIu64 ": ",
                      checked->remark_place.line);
    (void)fputs(checked->remark, text->out);
    if (checked->remarks > 1)
        (void)fprintf(text->out, " (and %" PRIu64 " more)",
                      checked->remarks - 1);
    (void)fputc('\n', text->out);
}

static void evidence(const struct text *text)
{
    static const char *const words[] = {
        [NQ_BY_RULES] = "each board was checked by the rules of the game",
        [NQ_BY_NUMBER] = NULL,
        [NQ_BY_SEARCH] = "compared with a search, board by board",
        [NQ_BY_DIGEST] =
            "number, validity and 128-bit digest are those of a search",
        [NQ_BY_COUNT_ALONE] = "only number and validity were compared"};
    const char *said = words[text->report->checked->evidence];
    if (said && text->report->checked->outcome != NQ_WRONG &&
        text->report->question->expect != NQ_EXPECT_ONE)
        (void)fprintf(text->out, "evidence: %s\n", said);
}

void nq_check_text(FILE *out, const struct nq_check_report *report, bool colour)
{
    const struct text text = {.out = out, .report = report, .colour = colour};
    first_line(&text);
    draw_wrong(&text);
    also(&text);
    printed(&text);
    invalid(&text);
    copies(&text);
    missing(&text);
    read_as(&text);
    remark(&text);
    evidence(&text);
    for (size_t i = 0; i < report->why->count && i < REASONS; i++)
        (void)fprintf(out, "why:      %s\n", report->why->reason[i].text);
}
