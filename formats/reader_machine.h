/* reader_machine.h - turns pieces of a text into claims, by one way of reading
 * it. */
#ifndef NQ_FORMATS_READER_MACHINE_H
#define NQ_FORMATS_READER_MACHINE_H

#include "formats/reader_claims.h"
#include "formats/reader_numbers.h"

enum { NQ_GLYPHS = 4 };

/* How a line shows the squares of a row. */
enum nq_celling {
    NQ_CELLS_VISIBLE,   /* every character that is no separator */
    NQ_CELLS_TOKENS,    /* what stands between separators */
    NQ_CELLS_DELIMITED, /* what stands between bars; nothing: empty */
    NQ_CELLS_PITCH      /* so many characters each; blank: empty */
};

/* One way of reading a text, with all that is known about it. */
struct nq_plan {
    enum nq_shape shape;
    enum nq_split split;
    unsigned n;
    enum nq_expect expect;
    unsigned size; /* side of the boards in the text; usually n */
    int base;      /* of columns, 0 or 1 */
    bool base_certain;
    bool indexed;   /* a running number stands before each list */
    bool labelled;  /* something stands before each list or row */
    bool glued;     /* several lists on a line, or one on several */
    unsigned token; /* NQ_TOKEN_: how columns are run together */
    bool masks;     /* a bit for the column instead of its number */
    /* Pairs. */
    unsigned arity; /* numbers for each queen: 2, or 3 with its own */
    int row_base;
    bool tied;      /* each pair must be tied together */
    bool swapped;   /* column first */
    bool lists_end; /* a line holds a whole solution */
    /* Drawn boards. */
    enum nq_celling celling;
    uint32_t glyph[NQ_GLYPHS];
    bool queen[NQ_GLYPHS]; /* is glyph i a queen? */
    unsigned glyphs;
    uint32_t delimiter;
    unsigned pitch, indent;
    bool open_end; /* empty squares at the end of a row may be missing */
    bool bottom_up;
    bool label_again; /* the label stands on the right as well */
    bool flat;        /* a line holds a whole board */
    bool spread;      /* blank lines stand between rows, not only boards */
    unsigned across;  /* boards that stand beside each other, at most */
    bool bordered;    /* rules between rows, not only between boards */
};

/* Something said that only what follows can explain. */
struct nq_held {
    bool is;
    uint64_t number;
    struct nq_place at, end;
};

/* A queen of one of the boards that are being read. */
struct nq_queen {
    unsigned board, row, col;
    struct nq_place at;
};

struct nq_machine {
    const struct nq_plan *plan;
    struct nq_claims *claims;
    struct nq_numbers numbers;
    struct nq_held number;  /* alone: a total, or of the next board? */
    struct nq_held none;    /* "no": an answer, if no solution follows */
    struct nq_held failure; /* the head of a traceback: its end says more */
    struct nq_held odd;     /* several numbers where one was asked for */
    uint64_t numberings;    /* lone numbers that were headings */
    uint64_t last_numbering;
    /* The board that is being read. */
    uint64_t boards; /* begun, good or bad */
    unsigned rows;
    unsigned beside; /* boards side by side */
    struct nq_queen *queen;
    size_t queens, queen_capacity;
    struct nq_place first, last;
    char trouble[300]; /* what is wrong with it, or "" */
    size_t before;     /* length of TROUBLE without that of the last row */
    unsigned squares;  /* of the last row */
    bool ruled;        /* a rule stands before it */
    size_t many; /* numbers so far of a line that is longer than the limit */
};

void nq_machine_init(struct nq_machine *machine, const struct nq_plan *plan,
                     struct nq_claims *claims);
void nq_machine_release(struct nq_machine *machine);

/* Reads one piece. */
void nq_machine_line(struct nq_machine *machine, const struct nq_line *line);

/* The text is over. */
void nq_machine_end(struct nq_machine *machine);

/* For the readings: a line that shows no solution. */
void nq_machine_other(struct nq_machine *machine, const struct nq_line *line);

/* For the readings: NUMBER may be a claim or a total. */
void nq_machine_hold(struct nq_machine *machine, const struct nq_number *number,
                     const struct nq_line *line);

/* Hands on what was held back: nothing that follows explains it. */
void nq_machine_give_number(struct nq_machine *machine);
void nq_machine_give_none(struct nq_machine *machine);
void nq_machine_give_failure(struct nq_machine *machine);

/* For the readings: a claim comes next, so a lone number was its heading. */
void nq_machine_expect_claim(struct nq_machine *machine);

/* The readings: one piece, and the end. */
void nq_columns_line(struct nq_machine *machine, const struct nq_line *line);
void nq_digits_line(struct nq_machine *machine, const struct nq_line *line);
void nq_drawn_line(struct nq_machine *machine, const struct nq_line *line);
void nq_drawn_end(struct nq_machine *machine);
void nq_pairs_line(struct nq_machine *machine, const struct nq_line *line);
void nq_pairs_end(struct nq_machine *machine);
void nq_squares_line(struct nq_machine *machine, const struct nq_line *line);
void nq_count_line(struct nq_machine *machine, const struct nq_line *line);

#endif
