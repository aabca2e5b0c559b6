/* digest.h - a 128-bit fingerprint of a set of boards, whatever their order. */
#ifndef NQ_BOARD_DIGEST_H
#define NQ_BOARD_DIGEST_H

#include "board/board.h"

/* The sum, modulo 2^128, of one well mixed 128-bit number for each board.  Sets
 * that differ have different digests but for a chance of about 2^-128; a board
 * counted twice shows as well.  Starts as zero.  Two halves because ISO C has
 * no 128-bit integer. */
struct nq_digest {
    uint64_t high, low;
};

enum { NQ_DIGEST_TEXT_SIZE = 33 };

/* Adds BOARD, or takes it away again. */
void nq_digest_add(struct nq_digest *digest, const struct nq_board *board);
void nq_digest_remove(struct nq_digest *digest, const struct nq_board *board);

/* Adds the digest of another set: that of the parts is that of the whole. */
void nq_digest_merge(struct nq_digest *digest, const struct nq_digest *other);

bool nq_digest_equal(const struct nq_digest *a, const struct nq_digest *b);

/* DIGEST as 32 hexadecimal digits. */
void nq_digest_text(const struct nq_digest *digest,
                    char text[NQ_DIGEST_TEXT_SIZE]);

/* Reads what nq_digest_text wrote.
 *
 * Fails:  NQ_SYNTAX; *DIGEST is then unchanged.
 */
enum nq_status nq_digest_parse(struct nq_digest *digest, const char *text,
                               struct nq_error *err);

#endif
