/* glyph.c - one character as people see it: what draws a square. */
#include "formats/glyph.h"

#include <stdint.h>
#include <string.h>

/* The number of bytes of a character that begins with LEAD, or 0. */
static size_t length_of(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xc2 && lead <= 0xdf)
        return 2;
    if (lead >= 0xe0 && lead <= 0xef)
        return 3;
    if (lead >= 0xf0 && lead <= 0xf4)
        return 4;
    return 0;
}

size_t nq_glyph_take(struct nq_glyph *glyph, const char *text, size_t size)
{
    static const uint32_t least[NQ_GLYPH_SIZE] = {0, 0, 0x80, 0x800, 0x10000};
    const size_t length = size ? length_of((unsigned char)text[0]) : 0;
    if (length == 0 || length > size)
        return 0;
    uint32_t point =
        (unsigned char)text[0] & (length == 1 ? 0x7fU : 0xffU >> (length + 1));
    for (size_t at = 1; at < length; at++) {
        const unsigned char byte = (unsigned char)text[at];
        if ((byte & 0xc0U) != 0x80)
            return 0;
        point = point << 6 | (byte & 0x3fU);
    }
    if (point < least[length] || point > 0x10ffff ||
        (point >= 0xd800 && point <= 0xdfff))
        return 0;
    *glyph = (struct nq_glyph){0};
    memcpy(glyph->text, text, length);
    return length;
}
