/* gnuplot.h - runs gnuplot and looks whether it did its work. */
#ifndef NQ_REPORTS_GNUPLOT_H
#define NQ_REPORTS_GNUPLOT_H

#include <stdbool.h>

#include "base/status.h"

/* Runs `gnuplot SCRIPT` in FOLDER and waits for its end.  What gnuplot writes
 * for people is kept out of our output; the last line of it goes to REMARK
 * ("" if there was none), also when all is well: then it is a warning.
 *
 * Fails:  NQ_UNSUPPORTED if there is no gnuplot; NQ_IO if it could not be run
 *         or ended with a failure.
 */
enum nq_status nq_gnuplot_run(const char *folder, const char *script,
                              struct nq_error *remark, struct nq_error *err);

/* Is the SVG or PNG file PATH there, to its end?  gnuplot does not notice a
 * full disk. */
bool nq_gnuplot_image_complete(const char *path);

#endif
