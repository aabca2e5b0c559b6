/* puzzle_file.h - reads a drawn board: blocked squares, queens already there.
 */
#ifndef NQ_FORMATS_PUZZLE_FILE_H
#define NQ_FORMATS_PUZZLE_FILE_H

#include <stdio.h>

#include "board/puzzle.h"
#include "formats/glyph.h"

enum nq_square_kind { NQ_SQUARE_EMPTY, NQ_SQUARE_BLOCKED, NQ_SQUARE_QUEEN };

enum { NQ_LEGEND_MAX = 48 };

/* What each character of a drawn board means; COUNT different ones. */
struct nq_legend {
    size_t count;
    struct {
        struct nq_glyph glyph;
        enum nq_square_kind kind;
    } entry[NQ_LEGEND_MAX];
};

/* The usual legend: `.`, `_`, `-` are empty, `#`, `*` blocked, `Q`, `q` and the
 * two chess glyphs are queens.  0, 1 and X have no usual meaning: problems use
 * them in opposite senses. */
struct nq_legend nq_legend_usual(void);

/* Makes a legend of TEXT, such as "blocked=#,queen=Qq,empty=.": roles empty,
 * blocked and queen, each with one character or more.  A role that is not named
 * keeps its usual characters but for those that TEXT gives another role.  A
 * blank, a comma and control characters stand for no square.
 *
 * Fails:  NQ_SYNTAX; *LEGEND is then unchanged.
 */
enum nq_status nq_legend_parse(struct nq_legend *legend, const char *text,
                               struct nq_error *err);

/* Reads one board of n lines of n characters from IN, read as LEGEND says, to
 * its end.  Blanks and tabs between squares, empty lines, a byte-order mark and
 * CR, LF or CRLF do not matter.  A first line with only the size is allowed,
 * unless all its digits are in the legend.  The rule is that of queens.
 *
 * Cost:   Memory for one line of bounded length, whatever the input.
 * Fails:  NQ_SYNTAX with line and column, NQ_IO; *PUZZLE is then unchanged.
 */
enum nq_status nq_puzzle_read(struct nq_puzzle *puzzle, FILE *in,
                              const struct nq_legend *legend,
                              struct nq_error *err);

#endif
