/* reader_large.h - reads lists of columns for n beyond NQ_MAX_N, up to
 * millions, in one pass over the bytes. */
#ifndef NQ_FORMATS_READER_LARGE_H
#define NQ_FORMATS_READER_LARGE_H

#include "formats/reader_claims.h"

struct nq_large;

/* Starts to read lists of N columns counted from BASE (or NQ_BASE_AUTO) at AT.
 *
 * Owns:   the result, until nq_large_free; NULL if out of memory.
 */
struct nq_large *nq_large_new(unsigned n, int base, struct nq_cursor at);
void nq_large_free(struct nq_large *large);

/* Reads until there is an item: a claim goes to *ITEM (true), all others to
 * CLAIMS (false); false at the end of the text as well, see nq_large_ended.
 *
 * Cost:   O(bytes); memory 8 bytes a column.
 */
bool nq_large_next(struct nq_large *large, struct nq_claims *claims,
                   struct nq_item *item);

bool nq_large_ended(const struct nq_large *large);

/* From what the columns of the claims so far were counted. */
int nq_large_base(const struct nq_large *large);

#endif
