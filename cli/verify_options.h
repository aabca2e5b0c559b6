/* verify_options.h - what `nqueens verify` is asked to do. */
#ifndef NQ_CLI_VERIFY_OPTIONS_H
#define NQ_CLI_VERIFY_OPTIONS_H

#include "cli/command.h"
#include "cli/verify_size.h"

struct nq_verify_options {
    struct nq_range range;
    enum nq_rows_format format;
    const char *db;
    bool fresh;
    bool planted; /* with faults: the store is left alone */
    bool chosen;  /* the methods were named */
    struct nq_panel panel;
};

/* Reads them into a struct nq_verify_options that has its defaults. */
extern const struct argp nq_verify_argp;

#endif
