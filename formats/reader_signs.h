/* reader_signs.h - the signs that fill the squares of drawn boards. */
#ifndef NQ_FORMATS_READER_SIGNS_H
#define NQ_FORMATS_READER_SIGNS_H

#include "formats/reader_cells.h"

enum { NQ_SIGNS = 64 };

/* The signs of a text, with how often they fill a square. */
struct nq_signs {
    struct nq_sign {
        uint32_t glyph;
        unsigned squares, lines;
    } sign[NQ_SIGNS];
    unsigned length;
    unsigned rows;
};

/* Different signs of a row, at most LIMIT + 1 of them, put at GLYPH. */
unsigned nq_signs_different(const struct nq_cells *cells, unsigned limit,
                            uint32_t *glyph);

/* Adds a row whose different signs are the COUNT at GLYPH. */
void nq_signs_add(struct nq_signs *signs, const struct nq_cells *cells,
                  const uint32_t *glyph, unsigned count);

/* Chooses the glyphs of PLAN and the queens among them; false if the signs do
 * not make a board.  What looks most like a queen is one; if nothing does, the
 * sign that comes nearest to one in a row. */
bool nq_signs_settle(struct nq_signs *signs, struct nq_plan *plan);

#endif
