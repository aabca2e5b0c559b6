/* reader_character.c - classes of characters, and how to show them. */
#include <stdio.h>
#include <string.h>

#include "formats/reader_text.h"

bool nq_is_blank(uint32_t code)
{
    return code == ' ' || code == '\t' || code == '\v' || code == '\f' ||
           code == 0xa0 || code == 0x3000 || code == 0xfeff ||
           (code >= 0x2000 && code <= 0x200b);
}

bool nq_is_letter(uint32_t code)
{
    return (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z') ||
           (code >= 0xc0 && code < 0x250 && code != 0xd7 && code != 0xf7) ||
           (code >= 0x370 && code < 0x600) || (code >= 0x620 && code < 0x64b) ||
           (code >= 0x3041 && code < 0x3100) ||
           (code >= 0x3400 && code < 0xa000) ||
           (code >= 0xac00 && code < 0xd7a4) || code >= NQ_CODE_PAIR;
}

int nq_digit_value(uint32_t code)
{
    static const uint32_t zeros[] = {'0', 0x660, 0x6f0, 0x966, 0xff10};
    for (size_t i = 0; i < sizeof zeros / sizeof *zeros; i++)
        if (code >= zeros[i] && code < zeros[i] + 10)
            return (int)(code - zeros[i]);
    return -1;
}

uint32_t nq_fold(uint32_t code)
{
    if (code >= 0xff01 && code <= 0xff5e)
        code -= 0xff01 - '!';
    if (code >= 'A' && code <= 'Z')
        code += 'a' - 'A';
    else if ((code >= 0xc0 && code <= 0xde && code != 0xd7) ||
             (code >= 0x410 && code < 0x430))
        code += 0x20;
    return code;
}

/* Nothing that a terminal might act on, or that turns text around. */
static bool showable(uint32_t code)
{
    return code >= 0x20 && code != 0x7f && !(code >= 0x80 && code < 0xa0) &&
           !(code >= 0x200b && code <= 0x200f) &&
           !(code >= 0x2028 && code <= 0x202e) &&
           !(code >= 0x2060 && code <= 0x206f) && code != 0xfeff &&
           !(code >= 0xd800 && code < 0xe000) && (code & 0xfffe) != 0xfffe &&
           code < 0xe0000;
}

static size_t to_utf8(uint32_t code, char *out)
{
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    const size_t length = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    static const unsigned lead[] = {0, 0, 0xc0, 0xe0, 0xf0};
    for (size_t i = length - 1; i > 0; i--) {
        out[i] = (char)(0x80 | (code & 0x3f));
        code >>= 6;
    }
    out[0] = (char)(lead[length] | code);
    return length;
}

void nq_text_append(char *buffer, size_t size, size_t *length, uint32_t code)
{
    char piece[16];
    size_t bytes;
    if (showable(code))
        bytes = to_utf8(code, piece);
    else if (code >= NQ_CODE_PAIR)
        bytes = (size_t)snprintf(piece, sizeof piece, "\\x%02x\\x%02x",
                                 code >> 8 & 0xff, code & 0xff);
    else if (code < 0x100 || code >= NQ_CODE_BYTE)
        bytes = (size_t)snprintf(piece, sizeof piece, "\\x%02x", code & 0xff);
    else
        bytes = (size_t)snprintf(piece, sizeof piece, "\\u%04x", code);
    if (*length + bytes + 1 > size)
        return;
    memcpy(buffer + *length, piece, bytes);
    *length += bytes;
    buffer[*length] = '\0';
}
