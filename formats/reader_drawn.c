/* reader_drawn.c - boards that are drawn, a line for each row. */
#include "formats/reader_machine.h"

#include <stdio.h>
#include <string.h>

#include "formats/reader_cells.h"

/* What LINE is to a board: how many of its squares are known signs. */
struct row {
    unsigned squares, known;
    size_t stranger; /* index of the first unknown sign */
};

static int glyph_index(const struct nq_plan *plan, uint32_t glyph)
{
    for (unsigned i = 0; i < plan->glyphs; i++)
        if (plan->glyph[i] == glyph)
            return (int)i;
    return -1;
}

/* Drops a label on the left, on the right or on both sides. */
static void drop_labels(const struct nq_plan *plan, struct nq_cells *cells,
                        const struct nq_line *line)
{
    unsigned first = 0, end = cells->length;
    while (end - first > plan->size && first < end &&
           glyph_index(plan, cells->cell[first].glyph) < 0)
        first++;
    while (end - first > plan->size &&
           glyph_index(plan, cells->cell[end - 1].glyph) < 0)
        end--;
    if (end - first == plan->size + 1 && first == 0 &&
        nq_digit_value(cells->cell[0].glyph) >= 0 && line->length > 2)
        first++;
    memmove(cells->cell, cells->cell + first,
            (end - first) * sizeof *cells->cell);
    cells->length = end - first;
}

static struct row measure(const struct nq_plan *plan,
                          const struct nq_cells *cells)
{
    struct row row = {.squares = cells->length, .stranger = SIZE_MAX};
    for (unsigned i = 0; i < cells->length; i++) {
        if (glyph_index(plan, cells->cell[i].glyph) >= 0)
            row.known++;
        else if (row.stranger == SIZE_MAX)
            row.stranger = i;
    }
    return row;
}

static void complain(struct nq_machine *machine, const char *text)
{
    const size_t length = strlen(machine->trouble);
    (void)snprintf(machine->trouble + length, sizeof machine->trouble - length,
                   "%s%s", length ? ", " : "", text);
}

/* Ends the board that is being read, however far it got. */
static void finish(struct nq_machine *machine, bool at_end)
{
    const struct nq_plan *plan = machine->plan;
    if (machine->rows == 0)
        return;
    if (machine->rows < plan->size) {
        char text[120];
        (void)snprintf(text, sizeof text, "%s after %u row%s, expected %u",
                       at_end ? "breaks off" : "ends", machine->rows,
                       machine->rows == 1 ? "" : "s", plan->size);
        complain(machine, text);
    }
    if (machine->trouble[0]) {
        nq_claims_drop(machine->claims);
        nq_claims_note(machine->claims, NQ_ITEM_PROBLEM, machine->first,
                       machine->last, "board %llu: %s",
                       (unsigned long long)machine->boards, machine->trouble);
    } else {
        nq_claims_end(machine->claims, plan->size, plan->size, machine->first,
                      machine->last);
    }
    machine->rows = 0;
    machine->trouble[0] = '\0';
}

static void start(struct nq_machine *machine, const struct nq_line *line)
{
    nq_machine_expect_claim(machine);
    machine->boards++;
    machine->first = nq_line_place(line);
}

/* The queens of a whole row. */
static void place_queens(struct nq_machine *machine,
                         const struct nq_cells *cells,
                         const struct nq_line *line)
{
    for (unsigned col = 0; col < cells->length; col++) {
        const int glyph = glyph_index(machine->plan, cells->cell[col].glyph);
        if (glyph >= 0 && machine->plan->queen[glyph])
            nq_claims_square(machine->claims,
                             machine->plan->bottom_up
                                 ? machine->plan->size - 1 - machine->rows
                                 : machine->rows,
                             col, line->c[cells->cell[col].at].at);
    }
}

static void add_row(struct nq_machine *machine, const struct nq_cells *cells,
                    const struct nq_line *line, const struct row *row)
{
    const unsigned size = machine->plan->size;
    if (machine->rows == 0)
        start(machine, line);
    char text[120];
    if (row->squares != size) {
        (void)snprintf(
            text, sizeof text, "row %u (line %llu) has %u squares, expected %u",
            machine->rows + 1, (unsigned long long)nq_line_place(line).line,
            row->squares, size);
        complain(machine, text);
    } else if (row->known < row->squares) {
        const struct nq_char *c = &line->c[cells->cell[row->stranger].at];
        char sign[16] = "";
        size_t length = 0;
        nq_text_append(sign, sizeof sign, &length, c->code);
        (void)snprintf(
            text, sizeof text, "row %u (line %llu) has %s%s at character %llu",
            machine->rows + 1, (unsigned long long)c->at.line,
            c->code == 0 ? "a zero byte" : "an unknown sign ",
            c->code == 0 ? "" : sign, (unsigned long long)c->at.column);
        complain(machine, text);
    }
    place_queens(machine, cells, line);
    machine->last = nq_line_end(line);
    if (++machine->rows == size)
        finish(machine, false);
}

/* Is this a row of a board, perhaps a damaged one? */
static bool is_row(const struct nq_machine *machine, const struct row *row)
{
    const unsigned size = machine->plan->size;
    if (row->squares == size)
        return row->known == size ||
               (machine->rows > 0 && row->known * 2 > size);
    return row->known == row->squares && row->squares > 0 &&
           machine->rows > 0 && row->squares <= size + 2;
}

void nq_drawn_line(struct nq_machine *machine, const struct nq_line *line)
{
    const struct nq_plan *plan = machine->plan;
    struct nq_cells cells;
    if (line->gap > 0)
        finish(machine, false);
    nq_cells_find(&cells, plan, line);
    if (cells.length > plan->size)
        drop_labels(plan, &cells, line);
    const struct row row = measure(plan, &cells);
    const bool rule = nq_is_rule(line);
    if (rule && !(row.squares == plan->size && row.known == row.squares &&
                  !plan->bordered)) {
        if (machine->rows == 1 && !machine->ruled &&
            machine->claims->squares == machine->claims->open) {
            machine->rows = 0; /* the heading of a Markdown table */
            machine->boards--;
        }
        if (!plan->bordered)
            finish(machine, false);
        machine->ruled = true;
        return;
    }
    if (!is_row(machine, &row)) {
        finish(machine, false);
        machine->ruled = false;
        nq_machine_other(machine, line);
        return;
    }
    add_row(machine, &cells, line, &row);
    machine->ruled = false;
}

void nq_drawn_end(struct nq_machine *machine)
{
    finish(machine, true);
}
