/* verify_fault.h - a planted fault, run so that it can show. */
#ifndef NQ_CLI_VERIFY_FAULT_H
#define NQ_CLI_VERIFY_FAULT_H

#include "faults/fault.h"

/* Like nq_fault_visit, but a fault that shows only between sizes reads a 4
 * before FIRST..LAST, as its `shows` says: so it also shows if LAST is the only
 * size, or smaller than all before it. */
enum nq_status nq_planted_visit(const struct nq_fault *fault, unsigned first,
                                unsigned last, struct nq_fault_boards *boards,
                                const struct nq_fault_limits *limits,
                                struct nq_error *err);

#endif
