/* report.h - the plots of a store, with their data and scripts beside them. */
#ifndef NQ_REPORTS_REPORT_H
#define NQ_REPORTS_REPORT_H

#include <stdatomic.h>
#include <stddef.h>

#include "db/store.h"

enum { NQ_REPORT_FILES = 8 };

/* What was written. */
struct nq_report {
    size_t count;
    const char *files[NQ_REPORT_FILES]; /* names in the folder; static */
    bool drawn; /* false: there is no gnuplot, so there are no pictures */
    struct nq_error warning; /* of gnuplot; "" if there was none */
};

/* Writes for each plot the data (.csv), the script of gnuplot (.gp) and the
 * pictures (.svg, .png) to FOLDER, which is made if it is not there.  Files of
 * other names in it stay as they are; ours are replaced each as a whole, after
 * all have been made.  Without gnuplot only data and scripts are written, and
 * older pictures are removed, since they would not show these data.  A plot
 * without data is left out in the same way.  If STOP (or NULL)
 * is not 0 when gnuplot ends then nothing is replaced.
 *
 * Fails:  NQ_STORE; NQ_RANGE if the store has nothing to show; NQ_IO if FOLDER
 *         cannot be written to or gnuplot fails; NQ_MEMORY; NQ_STOPPED.  Then
 *         what was in FOLDER is as before, unless the failure was to replace
 *         one of several files.
 */
enum nq_status nq_report_write(struct nq_store *store, const char *folder,
                               const atomic_int *stop, struct nq_report *report,
                               struct nq_error *err);

#endif
