/* digest.c - a 128-bit fingerprint of a set of boards, whatever their order. */
#include "board/digest.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/hash.h"

/* Twelve columns of five bits make a word; N goes into the first. */
static struct nq_digest of_board(const struct nq_board *board)
{
    struct nq_digest mixed = {.high = UINT64_C(0x6a09e667f3bcc908) + board->n,
                              .low = UINT64_C(0xbb67ae8584caa73b)};
    for (unsigned first = 0; first < board->n; first += 12) {
        uint64_t word = 0;
        for (unsigned row = first; row < first + 12 && row < board->n; row++)
            word = word << 5 | board->col[row];
        mixed.high = nq_mix64(mixed.high ^ word);
        mixed.low = nq_mix64((mixed.low + word) ^ UINT64_C(0x3c6ef372fe94f82b));
    }
    return mixed;
}

void nq_digest_merge(struct nq_digest *digest, const struct nq_digest *other)
{
    digest->low += other->low;
    digest->high += other->high + (digest->low < other->low);
}

void nq_digest_add(struct nq_digest *digest, const struct nq_board *board)
{
    const struct nq_digest mixed = of_board(board);
    nq_digest_merge(digest, &mixed);
}

void nq_digest_remove(struct nq_digest *digest, const struct nq_board *board)
{
    const struct nq_digest mixed = of_board(board);
    digest->high -= mixed.high + (digest->low < mixed.low);
    digest->low -= mixed.low;
}

bool nq_digest_equal(const struct nq_digest *a, const struct nq_digest *b)
{
    return a->high == b->high && a->low == b->low;
}

void nq_digest_text(const struct nq_digest *digest,
                    char text[NQ_DIGEST_TEXT_SIZE])
{
    (void)snprintf(text, NQ_DIGEST_TEXT_SIZE, "%016" PRIx64 "%016" PRIx64,
                   digest->high, digest->low);
}

enum nq_status nq_digest_parse(struct nq_digest *digest, const char *text,
                               struct nq_error *err)
{
    uint64_t half[2] = {0, 0};
    for (size_t i = 0; i < 32; i++) {
        static const char digits[] = "0123456789abcdef";
        const char *digit = text[i] ? strchr(digits, text[i]) : NULL;
        if (!digit)
            return nq_fail(err, NQ_SYNTAX,
                           "digest is not 32 hexadecimal digits");
        half[i / 16] = half[i / 16] << 4 | (uint64_t)(digit - digits);
    }
    if (text[32] != '\0')
        return nq_fail(err, NQ_SYNTAX, "digest is longer than 32 digits");
    *digest = (struct nq_digest){.high = half[0], .low = half[1]};
    return NQ_OK;
}
