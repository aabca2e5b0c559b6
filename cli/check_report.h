/* check_report.h - says what `check` found, to people and to programs. */
#ifndef NQ_CLI_CHECK_REPORT_H
#define NQ_CLI_CHECK_REPORT_H

#include <stdio.h>

#include "verify/check.h"

/* All that a report is about; lent. */
struct nq_check_report {
    const struct nq_question *question;
    const struct nq_checked *checked;
    const struct nq_reading *reading;
    const struct nq_explanation *why;
    uint64_t bytes; /* of the input */
};

/* Writes the sentence for one complaint that applies: lower case, no full stop.
 * Lines and boards are counted from 1, rows and columns from nq_check_base. */
void nq_check_sentence(FILE *out, const struct nq_check_report *report,
                       enum nq_complaint complaint);

/* Writes the sentence for the outcome, without the word for it. */
void nq_check_headline(FILE *out, const struct nq_check_report *report);

/* Writes BOARD as its columns, in the base of the report, so: "2 4 1 3". */
void nq_check_columns(FILE *out, const struct nq_check_report *report,
                      const struct nq_board *board);

/* The base in which boards are written: what was asked for, else what was
 * read, else 1. */
int nq_check_base(const struct nq_check_report *report);

/* The whole report.  The text begins with the verdict; nothing that was read
 * is in it but for numbers and what the reader's messages quote. */
void nq_check_text(FILE *out, const struct nq_check_report *report,
                   bool colour);
void nq_check_json(FILE *out, const struct nq_check_report *report);

#endif
