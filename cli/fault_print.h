/* fault_print.h - prints what a faulty program prints. */
#ifndef NQ_CLI_FAULT_PRINT_H
#define NQ_CLI_FAULT_PRINT_H

#include "faults/fault.h"

/* Prints what FAULT prints in one run on the COUNT sizes at N: boards as
 * columns counted from 1, one a line; what has not one queen in each row as a
 * drawing, or as (row, column) pairs if it does not fit on the board; then the
 * number of solutions.  Says on stderr where the program breaks off.
 *
 * Fails:  as nq_fault_run.  Trouble with stdout shows in its error flag.
 */
enum nq_status nq_fault_print(const struct nq_fault *fault, const unsigned *n,
                              size_t count, const atomic_int *stop,
                              struct nq_error *err);

#endif
