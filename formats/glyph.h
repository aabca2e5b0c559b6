/* glyph.h - one character as people see it: what draws a square. */
#ifndef NQ_FORMATS_GLYPH_H
#define NQ_FORMATS_GLYPH_H

#include <stddef.h>

enum { NQ_GLYPH_SIZE = 5 };

/* One code point in UTF-8, ended by a zero byte; equal glyphs are equal
 * strings. */
struct nq_glyph {
    char text[NQ_GLYPH_SIZE];
};

/* Makes *GLYPH the character that begins the SIZE bytes at TEXT and returns
 * how many bytes it has.  0, and *GLYPH unchanged, if there is none or the
 * bytes are not UTF-8 (overlong forms and surrogates included).
 *
 * Source: RFC 3629.
 */
size_t nq_glyph_take(struct nq_glyph *glyph, const char *text, size_t size);

#endif
