/* reader_choose.h - which way of reading makes the most complete sense. */
#ifndef NQ_FORMATS_READER_CHOOSE_H
#define NQ_FORMATS_READER_CHOOSE_H

#include "formats/reader_machine.h"

/* Finds the best plan for the text from START on, of which the window shows
 * the beginning (held).  READING gets its description.
 *
 * Fails:  NQ_MEMORY.
 */
enum nq_status nq_choose(struct nq_plan *plan, struct nq_reading *reading,
                         const struct nq_reader_options *options,
                         struct nq_cursor start, struct nq_error *err);

/* Learns from the text what a plan of this shape, splitting and celling needs
 * to know; false if it cannot be read so. */
bool nq_learn_columns(struct nq_plan *plan, struct nq_lines *lines);
bool nq_learn_digits(struct nq_plan *plan, struct nq_lines *lines);
bool nq_learn_squares(struct nq_plan *plan, struct nq_lines *lines);
bool nq_learn_pairs(struct nq_plan *plan, struct nq_lines *lines);
bool nq_learn_drawn(struct nq_plan *plan, struct nq_lines *lines);

/* Says in READING how PLAN reads. */
void nq_describe(struct nq_reading *reading, const struct nq_plan *plan);

#endif
