/* reader_drawn.c - boards that are drawn, a line for each row. */
#include "formats/reader_machine.h"

#include <stdio.h>
#include <stdlib.h>
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

/* The claim of one of the boards that stand side by side. */
static void claim_board(struct nq_machine *machine, unsigned board)
{
    const unsigned size = machine->plan->size;
    for (size_t i = 0; i < machine->queens; i++) {
        const struct nq_queen *queen = &machine->queen[i];
        if (queen->board == board)
            nq_claims_square(machine->claims, queen->row, queen->col,
                             queen->at);
    }
    nq_claims_end(machine->claims, size, size, machine->first, machine->last);
}

/* Ends the board that is being read, however far it got. */
static void finish(struct nq_machine *machine, bool at_end)
{
    const struct nq_plan *plan = machine->plan;
    if (machine->rows == 0)
        return;
    const bool cut = machine->squares < plan->size * machine->beside;
    char text[120];
    if (machine->rows < plan->size && at_end && cut && !plan->flat) {
        machine->trouble[machine->before] = '\0';
        (void)snprintf(text, sizeof text,
                       "breaks off in row %u (line %llu, %u of %u squares); "
                       "the output was probably cut",
                       machine->rows, (unsigned long long)machine->last.line,
                       machine->squares, plan->size * machine->beside);
        complain(machine, text);
    } else if (machine->rows < plan->size) {
        (void)snprintf(text, sizeof text, "%s after %u row%s, expected %u",
                       at_end ? "breaks off" : "ends", machine->rows,
                       machine->rows == 1 ? "" : "s", plan->size);
        complain(machine, text);
    }
    if (machine->trouble[0]) {
        nq_claims_note(machine->claims, NQ_ITEM_PROBLEM, machine->first,
                       machine->last, "board %llu: %s",
                       (unsigned long long)machine->boards, machine->trouble);
    } else {
        for (unsigned board = 0; board < machine->beside; board++)
            claim_board(machine, board);
    }
    machine->rows = 0;
    machine->queens = 0;
    machine->trouble[0] = '\0';
}

static void start(struct nq_machine *machine, const struct nq_line *line)
{
    nq_machine_expect_claim(machine);
    machine->boards++;
    machine->first = nq_line_place(line);
}

static void add_queen(struct nq_machine *machine, const struct nq_queen *queen)
{
    if (machine->queens == machine->queen_capacity) {
        const size_t capacity =
            machine->queen_capacity ? machine->queen_capacity * 2 : 64;
        struct nq_queen *bigger =
            realloc(machine->queen, capacity * sizeof *bigger);
        if (!bigger) {
            machine->claims->status = NQ_MEMORY;
            return;
        }
        machine->queen = bigger;
        machine->queen_capacity = capacity;
    }
    machine->queen[machine->queens++] = *queen;
}

/* The queens of a row, perhaps of several boards beside each other. */
static void place_queens(struct nq_machine *machine,
                         const struct nq_cells *cells,
                         const struct nq_line *line)
{
    const struct nq_plan *plan = machine->plan;
    for (unsigned i = 0; i < cells->length; i++) {
        const int glyph = glyph_index(plan, cells->cell[i].glyph);
        if (glyph < 0 || !plan->queen[glyph])
            continue;
        const unsigned row =
            plan->flat ? i / plan->size % plan->size : machine->rows;
        const struct nq_queen queen = {
            .board = plan->flat ? 0 : i / plan->size,
            .row = plan->bottom_up ? plan->size - 1 - row : row,
            .col = i % plan->size,
            .at = line->c[cells->cell[i].at].at};
        add_queen(machine, &queen);
    }
}

static void add_row(struct nq_machine *machine, const struct nq_cells *cells,
                    const struct nq_line *line, const struct row *row)
{
    const unsigned size = machine->plan->size;
    if (machine->rows == 0)
        start(machine, line);
    char text[120];
    machine->before = strlen(machine->trouble);
    machine->squares = row->squares;
    const unsigned beside = row->squares % size == 0 ? row->squares / size : 1;
    if (machine->rows == 0)
        machine->beside = machine->plan->flat ? 1 : beside;
    if (!machine->plan->flat && row->squares != size * machine->beside) {
        (void)snprintf(
            text, sizeof text, "row %u (line %llu) has %u squares, expected %u",
            machine->rows + 1, (unsigned long long)nq_line_place(line).line,
            row->squares, size * machine->beside);
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
    machine->rows = machine->plan->flat ? size : machine->rows + 1;
    if (machine->rows == size)
        finish(machine, false);
}

/* Is this a row of a board, perhaps a damaged one? */
static bool is_row(const struct nq_machine *machine, const struct row *row)
{
    const unsigned size = machine->plan->size;
    if (row->squares == 0)
        return false;
    if (machine->plan->flat)
        return row->squares == size * size && row->known == row->squares;
    if (row->squares == size || (row->squares % size == 0 &&
                                 row->squares / size <= machine->plan->across))
        return row->known == row->squares ||
               (machine->rows > 0 && row->known * 2 > row->squares);
    return row->known == row->squares && row->squares > 0 &&
           machine->rows > 0 && row->squares <= size * machine->beside + 2;
}

void nq_drawn_line(struct nq_machine *machine, const struct nq_line *line)
{
    const struct nq_plan *plan = machine->plan;
    struct nq_cells cells;
    if (line->gap > 0 && !plan->spread)
        finish(machine, false);
    nq_cells_find(&cells, plan, line);
    if (cells.length > plan->size && !plan->flat && plan->across < 2)
        drop_labels(plan, &cells, line);
    const struct row row = measure(plan, &cells);
    const bool rule = nq_is_rule(line);
    if (rule && !(row.squares == plan->size && row.known == row.squares &&
                  !plan->bordered)) {
        if (machine->rows == 1 && !machine->ruled && machine->queens == 0) {
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
