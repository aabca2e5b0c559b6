/* reader_cells.h - a line as the squares of a row. */
#ifndef NQ_FORMATS_READER_CELLS_H
#define NQ_FORMATS_READER_CELLS_H

#include "formats/reader_machine.h"

enum { NQ_CELLS_MAX = 4 * NQ_MAX_N * NQ_MAX_N };

/* A square: its sign, and the character where it begins.  The sign is the code
 * of a character, NQ_GLYPH_NOTHING, or a number that stands for several. */
struct nq_glyph_at {
    uint32_t glyph;
    uint32_t at;
};
enum {
    NQ_GLYPH_NOTHING = ' ',
    NQ_GLYPH_TRUE = 0x22a4, /* the sign that logicians use */
    NQ_GLYPH_FALSE = 0x22a5,
    NQ_GLYPH_SEVERAL = 0x40000000
};

struct nq_cells {
    struct nq_glyph_at cell[NQ_CELLS_MAX];
    unsigned length;
    bool more; /* there were more than fit */
};

/* Takes WHOLE, a line, apart as PLAN->celling says. */
void nq_cells_find(struct nq_cells *cells, const struct nq_plan *plan,
                   const struct nq_line *whole);

/* LINE without a label before the row and its like after it; *LABEL is its
 * number, a letter counting from 1.  The whole line if there is none. */
struct nq_line nq_row_label(const struct nq_line *line, bool both,
                            int64_t *label);

/* LINE between the bars at its ends, or all of it. */
struct nq_line nq_inside_bars(const struct nq_line *line);

/* Is LINE only a rule or a border: dashes, equals signs, plus signs, lines of
 * boxes? */
bool nq_is_rule(const struct nq_line *line);

bool nq_is_bar(uint32_t code);       /* | and its like */
bool nq_is_rule_sign(uint32_t code); /* - = _ + * # ~ and lines of boxes */

#endif
