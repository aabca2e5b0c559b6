/* reader_fast.c - reads solutions that all look alike at the speed of memory.
 */
#include "formats/reader_fast.h"

#include <stdlib.h>

#include "formats/reader_template.h"

/* Where a place is, seen from another: lines further down, and then the column
 * itself, or columns further right if it is on the same line. */
struct offset {
    uint64_t bytes, lines, columns;
};

struct nq_fast {
    bool ready;
    unsigned failures; /* templates that did not serve */
    unsigned served;   /* solutions since the template was made */
    bool marked;
    struct nq_lines mark; /* right after the last solution */
    uint64_t items;       /* of the general way since */
    struct nq_template template;
    /* From one end of a solution to places in the next. */
    struct offset first, last, end;
    struct nq_square square[NQ_MAX_N];
    struct nq_lines before; /* the solution given last */
    bool given, placed;
    struct nq_place place[NQ_MAX_N]; /* of its squares, once asked for */
};

struct nq_fast *nq_fast_new(void)
{
    return calloc(1, sizeof(struct nq_fast));
}

void nq_fast_free(struct nq_fast *fast)
{
    free(fast);
}

static struct nq_place place_of(const struct nq_cursor *at)
{
    return (struct nq_place){
        .line = at->line, .column = at->column, .byte = at->byte};
}

static struct offset offset_of(struct nq_place from, struct nq_place to)
{
    const bool same = from.line == to.line;
    return (struct offset){.bytes = to.byte - from.byte,
                           .lines = to.line - from.line,
                           .columns =
                               same ? to.column - from.column : to.column};
}

static struct nq_place move(struct nq_place from, const struct offset *offset)
{
    return (struct nq_place){.byte = from.byte + offset->bytes,
                             .line = from.line + offset->lines,
                             .column = offset->lines
                                           ? offset->columns
                                           : from.column + offset->columns};
}

/* Nothing is begun that a later piece would end. */
static bool at_rest(const struct nq_machine *machine,
                    const struct nq_lines *lines)
{
    return machine->rows == 0 && !machine->number.is && !machine->none.is &&
           machine->many == 0 && machine->trouble[0] == '\0' &&
           !machine->ruled && lines->length == 0 && lines->quote == 0;
}

static bool same_state(const struct nq_lines *a, const struct nq_lines *b)
{
    return a->depth == b->depth && a->gap == b->gap;
}

static void make(struct nq_fast *fast, const struct nq_machine *machine,
                 const struct nq_lines *lines, const struct nq_item *item)
{
    const struct nq_place from = place_of(&fast->mark.at);
    const struct nq_place to = place_of(&lines->at);
    if (!nq_template_make(&fast->template, machine, &fast->mark, to.byte)) {
        fast->failures++;
        return;
    }
    fast->first = offset_of(from, item->place);
    fast->last = offset_of(fast->template.drawn ? from : item->end,
                           fast->template.drawn ? item->end : to);
    fast->end = offset_of(from, to);
    for (unsigned r = 0; r < fast->template.n; r++)
        fast->square[r].row =
            (int32_t)(fast->template.bottom_up ? fast->template.n - 1 - r : r);
    fast->ready = true;
    fast->served = 0;
}

void nq_fast_learn(struct nq_fast *fast, const struct nq_machine *machine,
                   const struct nq_lines *lines, const struct nq_item *item)
{
    enum { PATIENCE = 16 };
    struct nq_text *text = lines->at.text;
    const enum nq_encoding encoding = text->encoding;
    fast->given = false;
    fast->items++;
    text->mark = UINT64_MAX;
    if (fast->failures > PATIENCE || encoding == NQ_UTF16LE ||
        encoding == NQ_UTF16BE || item->kind != NQ_ITEM_CLAIM ||
        !at_rest(machine, lines) || lines->at.byte < item->end.byte) {
        fast->marked = fast->ready = false;
        return;
    }
    if (fast->marked && !fast->ready && fast->items == 1 &&
        same_state(&fast->mark, lines) &&
        item->place.byte >= fast->mark.at.byte)
        make(fast, machine, lines, item);
    fast->mark = *lines;
    fast->marked = true;
    fast->items = 0;
    text->mark = lines->at.byte;
}

/* Counts a deviation against the template if it served badly. */
static bool give_up(struct nq_fast *fast)
{
    enum { WORTH = 8 };
    fast->failures += fast->served < WORTH;
    if (fast->served >= WORTH && fast->failures > 0)
        fast->failures--;
    fast->ready = fast->marked = false;
    return false;
}

bool nq_fast_next(struct nq_fast *fast, struct nq_machine *machine,
                  struct nq_lines *lines, struct nq_item *item)
{
    if (!fast->ready)
        return false;
    struct nq_text *text = lines->at.text;
    const struct nq_template *template = &fast->template;
    size_t left = (size_t)(text->start + text->length - lines->at.byte);
    text->mark = UINT64_MAX;
    if (left < template->bound && !text->ended) {
        enum { PIECE = 1 << 16 };
        nq_text_fill(text, lines->at.byte, PIECE);
        left = text->length;
    }
    const unsigned char *const at = text->data + (lines->at.byte - text->start);
    const unsigned char *first, *last;
    const unsigned char *const after =
        nq_template_match(template, at, at + left, fast->square, &first, &last);
    if (!after)
        return give_up(fast);
    const struct nq_place from = place_of(&lines->at);
    struct nq_place begin = move(from, &fast->first), end, to;
    if (template->drawn) {
        end = move(from, &fast->last);
        to = move(from, &fast->end);
    } else {
        end = (struct nq_place){.line = begin.line,
                                .byte = from.byte + (uint64_t)(last - at),
                                .column =
                                    begin.column + (uint64_t)(last - first)};
        to = move(end, &fast->last);
    }
    fast->before = *lines;
    fast->given = true;
    fast->placed = false;
    fast->served++;
    lines->at.byte = to.byte;
    lines->at.line = to.line;
    lines->at.column = to.column;
    machine->boards += template->drawn;
    *item = (struct nq_item){.kind = NQ_ITEM_CLAIM,
                             .place = begin,
                             .end = end,
                             .number = ++machine->claims->number,
                             .claim = {.rows = template->n,
                                       .cols = template->n,
                                       .count = template->n,
                                       .square = fast->square}};
    return true;
}

/* Reads the solution that was given last again, for the places. */
static bool find_places(struct nq_fast *fast, const struct nq_machine *machine,
                        const struct nq_lines *lines)
{
    struct nq_text *text = lines->at.text;
    struct nq_lines again = fast->before;
    struct nq_claims claims;
    struct nq_machine reader;
    struct nq_line line;
    struct nq_item item = {.kind = NQ_ITEM_END};
    bool found = false;
    nq_claims_init(&claims, machine->plan->n, false);
    nq_machine_init(&reader, machine->plan, &claims);
    text->held = true;
    text->stop = lines->at.byte;
    while (!found && nq_lines_next(&again, &line)) {
        nq_machine_line(&reader, &line);
        found = nq_claims_take(&claims, &item);
    }
    text->held = false;
    found = found && item.kind == NQ_ITEM_CLAIM &&
            item.claim.count == fast->template.n;
    for (size_t k = 0; found && k < item.claim.count; k++)
        fast->place[k] = item.square_place[k];
    nq_machine_release(&reader);
    nq_claims_release(&claims);
    return found;
}

bool nq_fast_place(struct nq_fast *fast, const struct nq_machine *machine,
                   const struct nq_lines *lines, size_t k,
                   struct nq_place *place)
{
    if (!fast->given || k >= fast->template.n)
        return false;
    if (!fast->placed)
        fast->placed = find_places(fast, machine, lines);
    if (fast->placed)
        *place = fast->place[k];
    return fast->placed;
}
