/* keeping.c - something is kept that should begin anew for each size. */
#include "faults/program.h"

static void counter_not_reset(struct nq_program *program)
{
    uint64_t counter = 0;
    unsigned n = 0;
    while (nq_read_size(program, &n)) {
        struct nq_rows rows = {.program = program, .n = n, .found = counter};
        nq_fill_rows(&rows, 0, nq_safe, NULL);
        counter = rows.found;
        nq_print_total(program, counter);
    }
}

const struct nq_fault nq_fault_counter_not_reset = {
    .name = "counter-not-reset",
    .family = "keeping",
    .sentence = "the counter is not set back to 0 before the next size: each "
                "number is the sum of all answers so far",
    .prints = NQ_PRINTS_OTHER_TOTAL,
    .shows_in = NQ_SHOWS_TOGETHER,
    .shows = NQ_SIZES(1, 12),
    .common = 3,
    .max_n = 12,
    .main = counter_not_reset,
};
