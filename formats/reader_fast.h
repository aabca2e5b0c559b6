/* reader_fast.h - reads solutions that all look alike at the speed of memory.
 *
 * Once two solutions were read one right after the other, the second is taken
 * as a template: fixed bytes, and n places with a queen or a number.  As long
 * as the bytes agree, what the general way would say is known without asking
 * it; at the first byte that does not, it goes on from where the template last
 * ended. */
#ifndef NQ_FORMATS_READER_FAST_H
#define NQ_FORMATS_READER_FAST_H

#include "formats/reader_machine.h"

struct nq_fast;

/* Owns: the result, until nq_fast_free; NULL if out of memory. */
struct nq_fast *nq_fast_new(void);
void nq_fast_free(struct nq_fast *fast);

/* Tells that the general way has just read ITEM, with the text now at LINES;
 * when two solutions allow it, the template is made. */
void nq_fast_learn(struct nq_fast *fast, const struct nq_machine *machine,
                   const struct nq_lines *lines, const struct nq_item *item);

/* Reads the next solution at LINES by the template into *ITEM, without the
 * places of its squares; false, and nothing changed, if the text deviates or
 * there is no template. */
bool nq_fast_next(struct nq_fast *fast, struct nq_machine *machine,
                  struct nq_lines *lines, struct nq_item *item);

/* The place of square K of the solution that nq_fast_next gave last, read
 * again in the general way; false if there is none. */
bool nq_fast_place(struct nq_fast *fast, const struct nq_machine *machine,
                   const struct nq_lines *lines, size_t k,
                   struct nq_place *place);

#endif
