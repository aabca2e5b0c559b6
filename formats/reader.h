/* reader.h - reads what a program printed about n queens, in whatever shape.
 *
 * The reader knows the question (n and what was asked for) but not the answer:
 * it never looks whether queens attack each other, and it never prefers a
 * reading because that would make an answer right.  It buffers the beginning
 * of the text, settles on a reading, then streams; memory stays bounded by the
 * longest claim, whatever the input. */
#ifndef NQ_FORMATS_READER_H
#define NQ_FORMATS_READER_H

#include "board/claim.h"

/* What was asked for. */
enum nq_expect {
    NQ_EXPECT_ALL,   /* every solution */
    NQ_EXPECT_COUNT, /* only their number */
    NQ_EXPECT_ONE,   /* any one solution */
    NQ_EXPECT_FIRST  /* the first k in lexicographic order (and the total, where
                        it is printed) */
};

/* How the text writes a solution. */
enum nq_shape {
    NQ_SHAPE_AUTO,
    NQ_SHAPE_COUNT,   /* numbers of solutions only */
    NQ_SHAPE_COLUMNS, /* n numbers: the column of the queen in each row */
    NQ_SHAPE_DIGITS,  /* the same, one character each, run together */
    NQ_SHAPE_BOARD,   /* drawn, two glyphs */
    NQ_SHAPE_MATRIX,  /* n x n numbers 0 and 1 */
    NQ_SHAPE_JSON,    /* JSON or a list notation of a language */
    NQ_SHAPE_PAIRS,   /* (row, column) pairs */
    NQ_SHAPE_SQUARES, /* algebraic: b1 d2 a3 c4 */
    NQ_SHAPE_BITMASKS /* a number with one bit set for each row */
};

/* "auto", "count", "columns", ... as typed on the command line; the index is
 * the enum; ends with NULL.  Static. */
extern const char *const nq_shape_names[];
extern const char *const nq_expect_names[];

enum { NQ_BASE_AUTO = -1 };

struct nq_reader_options {
    unsigned n; /* 1..10,000,000; drawn boards only up to NQ_MAX_N */
    enum nq_expect expect;
    enum nq_shape shape;
    int base;           /* 0, 1 or NQ_BASE_AUTO */
    bool thorough;      /* read every solution in the general way, for tests:
                           the same items, with the places of all squares */
    bool strict_layout; /* whatever is not byte-exact is an NQ_ITEM_REMARK with
                           `strict` set */
};

/* Where in the text: counted from 1, columns in characters. Line 0: nowhere. */
struct nq_place {
    uint64_t line, column;
    uint64_t byte; /* from 0 */
};

enum nq_item_kind {
    NQ_ITEM_CLAIM,   /* one solution */
    NQ_ITEM_COUNT,   /* a number said to be the number of solutions */
    NQ_ITEM_NONE,    /* the text says that there is no solution */
    NQ_ITEM_PROBLEM, /* something that should be a solution or a count but
                        cannot be read as one: ragged, cut off, bad number */
    NQ_ITEM_REMARK,  /* harmless: CRLF, zero bytes after the end, a sign */
    NQ_ITEM_END      /* nothing more; the reading is final */
};

/* What was read next.  All pointers are lent until the next call. */
struct nq_item {
    enum nq_item_kind kind;
    struct nq_place place; /* where it begins */
    struct nq_place end;   /* where it ends (last character) */
    uint64_t number;       /* CLAIM: 1 for the first; COUNT: the count */
    struct nq_claim claim; /* CLAIM only; squares counted from 0, as the text
                              says it by the reading's base and orientation */
    const struct nq_place *square_place; /* of each square, or NULL: then
                                            nq_reader_square_place tells */
    bool strict; /* REMARK, PROBLEM: counts against --strict-layout only */
    const char *message; /* PROBLEM, REMARK: one line, printable ASCII or UTF-8
                            without control bytes, without the place */
};

/* How the text was read; final once NQ_ITEM_END was returned. */
struct nq_reading {
    enum nq_shape shape;
    int base;                  /* 0, 1, NQ_BASE_AUTO if it does not matter */
    bool base_certain;         /* false: text fits both bases */
    bool bottom_up;            /* row labels say that the last line is row 1 */
    bool column_major;         /* headings say that lines are columns */
    char queen[16], empty[16]; /* glyphs of drawn boards, UTF-8, or "" */
    const char *encoding;      /* "ASCII", "UTF-8", "UTF-16LE", "GBK", ...;
                                  static */
    char text[200]; /* the whole in words, for the report: "columns counted from
                       1, separated by blanks" */
    char other[200]; /* another reading that makes as much sense, or "" */
};

/* Where the text comes from: fills BUFFER with up to SIZE bytes, *GOT of them;
 * 0 at the end. */
typedef enum nq_status nq_source_fn(void *ctx, char *buffer, size_t size,
                                    size_t *got, struct nq_error *err);

struct nq_reader;

/* Starts to read the text that SOURCE gives.
 *
 * Owns:   *READER until nq_reader_close.
 * Fails:  NQ_RANGE for options out of range, NQ_MEMORY; *READER is then NULL.
 */
enum nq_status nq_reader_open(struct nq_reader **reader,
                              const struct nq_reader_options *options,
                              nq_source_fn *source, void *ctx,
                              struct nq_error *err);

/* Reads the next item into *ITEM.  After NQ_ITEM_END it stays there.  A text
 * that makes no sense is no failure: it gives NQ_ITEM_PROBLEMs.
 *
 * Fails:  what SOURCE fails with, NQ_MEMORY.
 */
enum nq_status nq_reader_next(struct nq_reader *reader, struct nq_item *item,
                              struct nq_error *err);

/* The place of square K of the claim that nq_reader_next gave last, whether or
 * not the item has it: it may be read again for that.  False if the claim has
 * no such square or its place is not known (boards beyond NQ_MAX_N). */
bool nq_reader_square_place(struct nq_reader *reader, size_t k,
                            struct nq_place *place);

/* How the text is being read.  Lent until nq_reader_close. */
const struct nq_reading *nq_reader_reading(const struct nq_reader *reader);

/* Frees READER; NULL is allowed. */
void nq_reader_close(struct nq_reader *reader);

#endif
