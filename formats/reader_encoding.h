/* reader_encoding.h - from bytes to codes. */
#ifndef NQ_FORMATS_READER_ENCODING_H
#define NQ_FORMATS_READER_ENCODING_H

#include "formats/reader_text.h"

/* Decodes the first of the THERE >= 1 bytes at BYTES into *CODE and returns
 * how many it took.  The first byte beyond ASCII settles TEXT->encoding by
 * what is in the window. */
uint32_t nq_decode(struct nq_text *text, const unsigned char *bytes,
                   size_t there, uint32_t *code);

#endif
