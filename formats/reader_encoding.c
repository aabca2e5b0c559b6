/* reader_encoding.c - UTF-8, UTF-16, GBK or Latin-1: which, and what it says.
 */
#include "formats/reader_encoding.h"

#include <string.h>

const char *nq_encoding_name(enum nq_encoding encoding)
{
    static const char *const names[] = {"ASCII",    "UTF-8", "UTF-16LE",
                                        "UTF-16BE", "GBK",   "Latin-1"};
    return names[encoding];
}

/* How long a UTF-8 sequence is that begins with LEAD; 0: none does. */
static uint32_t utf8_length(unsigned char lead)
{
    static const unsigned char first[] = {0xc2, 0xe0, 0xf0, 0xf5};
    uint32_t length = 1;
    if (lead >= 0x80 && lead < first[0])
        return 0;
    while (length <= sizeof first && lead >= first[length - 1])
        length++;
    return length <= sizeof first ? length : 0;
}

/* The length of the UTF-8 sequence at BYTES, 0 if it is none.  Overlong forms,
 * surrogates and codes above U+10FFFF are none. */
static uint32_t utf8(const unsigned char *bytes, size_t there, uint32_t *code)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const uint32_t length = utf8_length(bytes[0]);
    if (length == 0 || length > there)
        return 0;
    uint32_t value = length == 1 ? bytes[0] : bytes[0] & (0x7fu >> length);
    for (uint32_t i = 1; i < length; i++) {
        if ((bytes[i] & 0xc0) != 0x80)
            return 0;
        value = value << 6 | (bytes[i] & 0x3f);
    }
    if (value < least[length] || (value >= 0xd800 && value < 0xe000) ||
        value > 0x10ffff)
        return 0;
    *code = value;
    return length;
}

static bool gbk_pair(const unsigned char *bytes, size_t there)
{
    return there >= 2 && bytes[0] >= 0x81 && bytes[0] <= 0xfe &&
           bytes[1] >= 0x40 && bytes[1] <= 0xfe && bytes[1] != 0x7f;
}

/* The signs and words that outputs about n queens use; full-width ASCII is
 * computed.  From the code chart of GB 2312. */
static const struct {
    uint16_t pair, code;
} gbk_table[] = {
    {0xa1a1, 0x3000}, {0xa1a3, 0x3002}, {0xa1a4, 0x00b7}, {0xa1ee, 0x2606},
    {0xa1ef, 0x2605}, {0xa1f0, 0x25cb}, {0xa1f1, 0x25cf}, {0xa1f2, 0x25ce},
    {0xa1f3, 0x25c7}, {0xa1f4, 0x25c6}, {0xa1f5, 0x25a1}, {0xa1f6, 0x25a0},
    {0xa1f7, 0x25b3}, {0xa1f8, 0x25b2}, {0xb0b8, 0x6848}, {0xb0d0, 0x628a},
    {0xb2bb, 0x4e0d}, {0xb4e6, 0x5b58}, {0xb4f0, 0x7b54}, {0xb5c4, 0x7684},
    {0xb5da, 0x7b2c}, {0xb6e0, 0x591a}, {0xb7a8, 0x6cd5}, {0xb7bd, 0x65b9},
    {0xb8f6, 0x4e2a}, {0xb9b2, 0x5171}, {0xbaf3, 0x540e}, {0xbbca, 0x7687},
    {0xbce4, 0x95f4}, {0xbde2, 0x89e3}, {0xbde1, 0x7ed3}, {0xb9fb, 0x679c},
    {0xc1d0, 0x5217}, {0xc3bb, 0x6ca1}, {0xc3eb, 0x79d2}, {0xcad4, 0x8bd5},
    {0xcaa7, 0x5931}, {0xcae4, 0x8f93}, {0xcab1, 0x65f6}, {0xcafd, 0x6570},
    {0xcad0, 0x5e02}, {0xcec0, 0x4f4d}, {0xcede, 0x65e0}, {0xcecc, 0x95ee},
    {0xccb8, 0x8c08}, {0xcce2, 0x9898}, {0xd0d0, 0x884c}, {0xd2bb, 0x4e00},
    {0xd3d0, 0x6709}, {0xd4da, 0x5728}, {0xd6d6, 0x79cd}, {0xd7dc, 0x603b},
    {0xd7f7, 0x4f5c}, {0xd5d2, 0x627e}, {0xb5bd, 0x5230}, {0xc6e5, 0x68cb},
    {0xc5cc, 0x76d8}, {0xa3ba, 0xff1a},
};

static uint32_t gbk(const unsigned char *bytes, uint32_t *code)
{
    const uint32_t pair = (uint32_t)bytes[0] << 8 | bytes[1];
    *code = NQ_CODE_PAIR + pair;
    if (pair >= 0xa3a1 && pair <= 0xa3fe)
        *code = 0xff01 + (pair - 0xa3a1);
    for (size_t i = 0; i < sizeof gbk_table / sizeof *gbk_table; i++)
        if (gbk_table[i].pair == pair)
            *code = gbk_table[i].code;
    return 2;
}

static uint32_t utf16(const unsigned char *bytes, size_t there, bool little,
                      uint32_t *code)
{
    if (there < 2) {
        *code = NQ_CODE_BYTE + bytes[0];
        return 1;
    }
    const unsigned low = little ? 0 : 1;
    const uint32_t unit = (uint32_t)bytes[1 - low] << 8 | bytes[low];
    *code = unit;
    if (unit >= 0xd800 && unit < 0xdc00 && there >= 4) {
        const uint32_t next = (uint32_t)bytes[3 - low] << 8 | bytes[2 + low];
        if (next >= 0xdc00 && next < 0xe000) {
            *code = 0x10000 + ((unit - 0xd800) << 10) + (next - 0xdc00);
            return 4;
        }
    }
    if (unit >= 0xd800 && unit < 0xe000)
        *code = 0xfffd;
    return 2;
}

/* How well the bytes beyond ASCII in the window read as UTF-8 and as GBK. */
static enum nq_encoding guess_8_bit(const struct nq_text *text)
{
    size_t bad_utf8 = 0, good_utf8 = 0, bad_gbk = 0, good_gbk = 0;
    uint32_t code;
    for (size_t i = 0; i < text->length;) {
        const uint32_t taken = utf8(text->data + i, text->length - i, &code);
        good_utf8 += taken > 1;
        bad_utf8 += taken == 0 && text->length - i >= 4;
        i += taken ? taken : 1;
    }
    for (size_t i = 0; i < text->length;) {
        const bool pair = gbk_pair(text->data + i, text->length - i);
        good_gbk += pair;
        bad_gbk += !pair && text->data[i] >= 0x80 && text->length - i >= 2;
        i += pair ? 2 : 1;
    }
    if (bad_utf8 <= good_utf8)
        return NQ_UTF8;
    return bad_gbk < good_gbk ? NQ_GBK : NQ_LATIN1;
}

void nq_text_detect(struct nq_text *text)
{
    size_t zeros[2] = {0, 0};
    const size_t end = text->length < 4096 ? text->length : 4096;
    for (size_t i = 0; i < end; i++)
        zeros[i & 1] += text->data[i] == 0;
    text->line_feeds =
        text->length > 0 && memchr(text->data, '\n', text->length) != NULL;
    /* A byte order mark, or every other byte zero. */
    const bool little =
        end >= 4 && zeros[1] * 4 > end && zeros[0] * 8 < zeros[1];
    const bool big = end >= 4 && zeros[0] * 4 > end && zeros[1] * 8 < zeros[0];
    if (little || (end >= 2 && memcmp(text->data, "\xff\xfe", 2) == 0))
        text->encoding = NQ_UTF16LE;
    else if (big || (end >= 2 && memcmp(text->data, "\xfe\xff", 2) == 0))
        text->encoding = NQ_UTF16BE;
}

uint32_t nq_decode(struct nq_text *text, const unsigned char *bytes,
                   size_t there, uint32_t *code)
{
    if (text->encoding == NQ_UTF16LE || text->encoding == NQ_UTF16BE)
        return utf16(bytes, there, text->encoding == NQ_UTF16LE, code);
    *code = bytes[0];
    if (bytes[0] < 0x80)
        return 1;
    if (text->encoding == NQ_ASCII)
        text->encoding = guess_8_bit(text);
    if (text->encoding == NQ_LATIN1)
        return 1;
    if (text->encoding == NQ_GBK && gbk_pair(bytes, there))
        return gbk(bytes, code);
    if (text->encoding == NQ_UTF8) {
        const uint32_t length = utf8(bytes, there, code);
        if (length > 0)
            return length;
    }
    *code = NQ_CODE_BYTE + bytes[0];
    return 1;
}
