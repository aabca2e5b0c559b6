/* check_words.c - the sentences of `check`: what is right, what is wrong. */
#include "cli/check_report.h"

#include <inttypes.h>

static const char *plural(uint64_t count)
{
    return count == 1 ? "" : "s";
}

static const char *is_or_are(uint64_t count)
{
    return count == 1 ? "is" : "are";
}

int nq_check_base(const struct nq_check_report *report)
{
    if (report->question->base != NQ_BASE_AUTO)
        return report->question->base;
    return report->reading->base == 0 ? 0 : 1;
}

void nq_check_columns(FILE *out, const struct nq_check_report *report,
                      const struct nq_board *board)
{
    const int base = nq_check_base(report);
    for (unsigned row = 0; row < board->n; row++)
        (void)fprintf(out, "%s%d", row ? " " : "", board->col[row] + base);
}

static void board_at(FILE *out, struct nq_spot spot)
{
    (void)fprintf(out, "board %" PRIu64, spot.number);
    if (spot.line)
        (void)fprintf(out, " (line %" PRIu64 ", column %" PRIu64 ")", spot.line,
                      spot.column);
}

/* A square as the reader of the output counts. */
static void square(FILE *out, const struct nq_check_report *report,
                   struct nq_square at)
{
    const int64_t base = nq_check_base(report);
    (void)fprintf(out, "row %" PRId64 ", column %" PRId64, at.row + base,
                  at.col + base);
}

static void say_attack(FILE *out, const struct nq_check_report *report)
{
    static const char *const along[NQ_LINES] = {"the row", "the column",
                                                "a falling diagonal (\\)",
                                                "a rising diagonal (/)"};
    const struct nq_checked *checked = report->checked;
    const struct nq_flaws *flaws = &checked->wrong_flaws;
    if (flaws->second >= NQ_SHOWN_SQUARES) {
        (void)fprintf(out, "queens %zu and %zu attack each other along %s",
                      flaws->first + 1, flaws->second + 1, along[flaws->line]);
        return;
    }
    const struct nq_square first = checked->wrong_square[flaws->first];
    const struct nq_square second = checked->wrong_square[flaws->second];
    if (first.row == second.row && first.col == second.col) {
        (void)fputs("two queens stand at ", out);
        square(out, report, first);
        return;
    }
    (void)fputs("the queens at ", out);
    square(out, report, first);
    (void)fputs(" and ", out);
    square(out, report, second);
    (void)fprintf(out, " attack each other along %s", along[flaws->line]);
}

static void say_off(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    const size_t off = checked->wrong_flaws.off;
    if (off < NQ_SHOWN_SQUARES) {
        (void)fputs("the queen at ", out);
        square(out, report, checked->wrong_square[off]);
        (void)fputs(" is off the board", out);
    } else {
        (void)fprintf(out, "queen %zu is off the board", off + 1);
    }
}

static void say_invalid(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    const struct nq_flaws *flaws = &checked->wrong_flaws;
    board_at(out, checked->wrong_spot);
    (void)fputs(" is no solution: ", out);
    if (flaws->other_number)
        (void)fprintf(out, "it has %zu queen%s, not %u%s", checked->wrong.count,
                      plural(checked->wrong.count), report->question->n,
                      flaws->off_board || flaws->attack ? "; " : "");
    if (flaws->off_board) {
        say_off(out, report);
        (void)fputs(flaws->attack ? "; " : "", out);
    }
    if (flaws->attack)
        say_attack(out, report);
    if ((flaws->attack || flaws->off_board) && nq_check_base(report) == 0)
        (void)fputs(" (counted from 0)", out);
}

static void say_size(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    board_at(out, checked->size_spot);
    (void)fprintf(out, " is %u x %u, but n is %u", checked->size_rows,
                  checked->size_cols, report->question->n);
    if (checked->other_size < 2)
        return;
    (void)fprintf(out, "; %" PRIu64 " boards are of another size",
                  checked->other_size);
    if (checked->size_solutions == checked->other_size)
        (void)fprintf(out, ", and each is a solution of that size");
}

static void say_base(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    const int base = report->question->base;
    if (base == NQ_BASE_AUTO) {
        (void)fputs("boards are counted in two ways, from 0 and from 1: ", out);
        board_at(out, checked->base_spot);
        (void)fputs(" is not counted as the others", out);
        return;
    }
    (void)fprintf(out, "numbers are counted from %d, but from %d was asked for",
                  1 - base, base);
    if (checked->complaints == 1U << NQ_OTHER_BASE)
        (void)fputs("; nothing else is wrong", out);
}

static void say_repeated(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    if (checked->repeats == 0) {
        (void)fputs("some boards are there more than once", out);
        return;
    }
    board_at(out, checked->repeat[0][0]);
    (void)fputs(" is the same as ", out);
    board_at(out, checked->repeat[0][1]);
    if (checked->repeated > 1 || !checked->repeated_known)
        (void)fprintf(out, "; %s%" PRIu64 " boards are copies of earlier ones",
                      checked->repeated_known ? "" : "at least ",
                      checked->repeated);
}

static void say_missing(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    if (report->question->expect == NQ_EXPECT_COUNT) {
        (void)fputs("the number of solutions is not there", out);
        return;
    }
    if (report->question->expect == NQ_EXPECT_ONE) {
        (void)fputs("there is no solution in it", out);
        return;
    }
    if (checked->missing_known)
        (void)fprintf(out, "%" PRIu64 " of %" PRIu64 " solution%s %s missing",
                      checked->missing, checked->wanted,
                      plural(checked->wanted), is_or_are(checked->missing));
    else
        (void)fputs("solutions are missing", out);
    if (checked->misses) {
        (void)fputs(checked->missing == 1 ? ": " : ", the first is ", out);
        nq_check_columns(out, report, &checked->miss[0]);
    }
}

static void say_not_asked(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    const char *some = plural(checked->claims);
    switch (report->question->expect) {
    case NQ_EXPECT_COUNT:
        if (checked->claims)
            (void)fprintf(out,
                          "%" PRIu64 " board%s %s printed, but only the number "
                          "of solutions was asked for",
                          checked->claims, some, is_or_are(checked->claims));
        else
            (void)fprintf(out,
                          "%" PRIu64 " numbers are printed, but only one "
                          "was asked for",
                          checked->totals);
        break;
    case NQ_EXPECT_ONE:
        (void)fprintf(out, "%" PRIu64 " board%s %s printed, but %s",
                      checked->claims, some, is_or_are(checked->claims),
                      checked->wanted ? "only one was asked for"
                                      : "there is no solution");
        break;
    case NQ_EXPECT_ALL:
    case NQ_EXPECT_FIRST:
        (void)fprintf(out,
                      "%" PRIu64 " solution%s printed %s not among the first "
                      "%" PRIu64,
                      checked->not_asked, plural(checked->not_asked),
                      is_or_are(checked->not_asked), report->question->first);
        break;
    }
}

static void say_silent(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    const unsigned n = report->question->n;
    if (report->bytes == 0)
        (void)fputs("there is no output at all", out);
    else
        (void)fprintf(
            out, "there is nothing to read in the %" PRIu64 " bytes of output",
            report->bytes);
    if (report->question->expect == NQ_EXPECT_COUNT)
        (void)fputs("; the number of solutions was asked for", out);
    else if (!checked->wanted)
        (void)fprintf(out, "; not even that there is no solution for n = %u",
                      n);
    else if (report->question->expect == NQ_EXPECT_ONE)
        (void)fprintf(out, "; a solution for n = %u was asked for", n);
    else
        (void)fprintf(out, "; %s%" PRIu64 " solution%s %s missing",
                      checked->missing_known ? "" : "at least ",
                      checked->missing, plural(checked->missing),
                      is_or_are(checked->missing));
}

static void say_disorder(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    board_at(out, checked->disorder[0]);
    (void)fputs(" should come before ", out);
    board_at(out, checked->disorder[1]);
    (void)fputs(" in lexicographic order", out);
    if (checked->backwards)
        (void)fputs("; the order is exactly reversed", out);
}

static void say_transposed(FILE *out, const struct nq_check_report *report)
{
    say_disorder(out, report);
    (void)fputs("; the order would be right with rows and columns exchanged",
                out);
}

static void say_total(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    (void)fprintf(out,
                  "line %" PRIu64 " says %" PRIu64 " solution%s, but %" PRIu64
                  " board%s %s printed",
                  checked->total_place.line, checked->total,
                  plural(checked->total), checked->claims,
                  plural(checked->claims), is_or_are(checked->claims));
}

static void say_count(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    const uint64_t number = report->checked->published;
    (void)fprintf(
        out,
        "line %" PRIu64 " says %" PRIu64 " solution%s, but for n = %u "
        "there %s %" PRIu64,
        checked->total_place.line, checked->total, plural(checked->total),
        report->question->n, is_or_are(number), number);
}

static void say_denied(FILE *out, const struct nq_check_report *report)
{
    (void)fprintf(out,
                  "line %" PRIu64
                  " says that there is no solution, but for n = "
                  "%u there is one",
                  report->checked->none_place.line, report->question->n);
}

static void say_note(FILE *out, const struct nq_place *place, const char *text)
{
    if (place->line)
        (void)fprintf(out, "line %" PRIu64 ", column %" PRIu64 ": ",
                      place->line, place->column);
    (void)fputs(text, out);
}

void nq_check_sentence(FILE *out, const struct nq_check_report *report,
                       enum nq_complaint complaint)
{
    static void (*const say[NQ_COMPLAINTS])(FILE *,
                                            const struct nq_check_report *) = {
        [NQ_NO_OUTPUT] = say_silent,      [NQ_OTHER_SIZE] = say_size,
        [NQ_OTHER_BASE] = say_base,       [NQ_INVALID] = say_invalid,
        [NQ_REPEATED] = say_repeated,     [NQ_DENIED] = say_denied,
        [NQ_MISSING] = say_missing,       [NQ_NOT_ASKED] = say_not_asked,
        [NQ_TRANSPOSED] = say_transposed, [NQ_DISORDER] = say_disorder,
        [NQ_OTHER_TOTAL] = say_total,     [NQ_OTHER_COUNT] = say_count,
    };
    const struct nq_checked *checked = report->checked;
    if (complaint == NQ_NOT_READ)
        say_note(out, &checked->problem_place, checked->problem);
    else if (complaint == NQ_LAYOUT)
        say_note(out, &checked->remark_place, checked->remark);
    else
        say[complaint](out, report);
}

static void say_right(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    const unsigned n = report->question->n;
    const uint64_t wanted = checked->wanted;
    if (wanted == 0) {
        (void)fprintf(out, "there is no solution for n = %u, and %s", n,
                      checked->none || checked->totals ? "it says so"
                                                       : "none is printed");
        return;
    }
    switch (report->question->expect) {
    case NQ_EXPECT_ALL:
        (void)fprintf(out, "%s for n = %u, each once",
                      wanted == 1 ? "the only solution" : "all solutions", n);
        if (wanted > 1)
            (void)fprintf(out, ": %" PRIu64 " boards", wanted);
        break;
    case NQ_EXPECT_COUNT:
        (void)fprintf(out, "%" PRIu64 " is the number of solutions for n = %u",
                      wanted, n);
        break;
    case NQ_EXPECT_ONE:
        (void)fprintf(out, "a solution for n = %u", n);
        break;
    case NQ_EXPECT_FIRST:
        (void)fprintf(out, "the first %" PRIu64 " solution%s for n = %u",
                      wanted, plural(wanted), n);
        break;
    }
    if (report->question->lexicographic && wanted > 1)
        (void)fputs(", in lexicographic order", out);
}

static void say_undecided(FILE *out, const struct nq_check_report *report)
{
    const struct nq_checked *checked = report->checked;
    if (!checked->wanted_known) {
        (void)fprintf(out, "nobody knows the number of solutions for n = %u",
                      report->question->n);
        if (checked->claims)
            (void)fprintf(out, "; the %" PRIu64 " printed are right",
                          checked->claims);
        return;
    }
    (void)fprintf(out,
                  "%" PRIu64 " boards, all solutions, as many as there should "
                  "be; too many without order to find copies among them",
                  checked->claims);
}

void nq_check_headline(FILE *out, const struct nq_check_report *report)
{
    switch (report->checked->outcome) {
    case NQ_RIGHT:
        say_right(out, report);
        break;
    case NQ_UNDECIDED:
        say_undecided(out, report);
        break;
    case NQ_WRONG:
    case NQ_UNREADABLE:
        nq_check_sentence(out, report, report->checked->reason);
        break;
    }
}
