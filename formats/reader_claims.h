/* reader_claims.h - the items that were read and not yet handed on. */
#ifndef NQ_FORMATS_READER_CLAIMS_H
#define NQ_FORMATS_READER_CLAIMS_H

#include "formats/reader_lines.h"

/* What a reading made of a text: the measure of how much sense it makes. */
struct nq_tally {
    uint64_t whole;    /* claims of the right size */
    uint64_t sized;    /* claims of another size */
    uint64_t problems; /* pieces that should have been claims */
    uint64_t counts, nones;
    uint64_t last_count;
    uint64_t squares; /* of all claims */
    uint64_t read;    /* bytes of claims of the right size */
    uint64_t said;    /* bytes of counts and of "no solution" */
    uint64_t last;    /* the byte after the last item */
    uint64_t lead;    /* bytes before the first item */
    uint64_t widest;  /* bytes between two items, at most */
    uint64_t damaged; /* bytes of problems */
};

/* A queue of items that owns what they point to. */
struct nq_claims {
    struct nq_item *item;
    size_t length, capacity, taken;
    struct nq_square *square;
    struct nq_place *place;
    size_t squares, square_capacity;
    size_t given; /* squares of the items that were taken */
    size_t open;  /* first square of the claim that is being made */
    char *text;   /* messages */
    size_t text_length, text_capacity;
    uint64_t number; /* of claims so far */
    struct nq_tally tally;
    bool counting; /* tally only */
    unsigned n;
    enum nq_status status;
};

void nq_claims_init(struct nq_claims *claims, unsigned n, bool counting);
void nq_claims_release(struct nq_claims *claims);

/* Adds a queen to the claim that is being made. */
void nq_claims_square(struct nq_claims *claims, int64_t row, int64_t col,
                      struct nq_place at);

/* Ends the claim: a board of ROWS x COLS, from AT to END. */
void nq_claims_end(struct nq_claims *claims, unsigned rows, unsigned cols,
                   struct nq_place at, struct nq_place end);

/* Drops the claim that is being made. */
void nq_claims_drop(struct nq_claims *claims);

void nq_claims_count(struct nq_claims *claims, uint64_t count,
                     struct nq_place at, struct nq_place end);
void nq_claims_none(struct nq_claims *claims, struct nq_place at,
                    struct nq_place end);

/* A problem or a remark from AT to END. */
void nq_claims_note(struct nq_claims *claims, enum nq_item_kind kind,
                    struct nq_place at, struct nq_place end, const char *format,
                    ...) __attribute__((format(printf, 5, 6)));

/* A remark at AT that counts only where the layout must be exact. */
void nq_claims_strict(struct nq_claims *claims, struct nq_place at,
                      const char *text);

/* Takes the next item, if any.  Lent until an item is added again. */
bool nq_claims_take(struct nq_claims *claims, struct nq_item *item);

/* The text of at most LIMIT characters of LINE, quoted and safe to print. */
enum { NQ_QUOTE_SIZE = 160 };
const char *nq_line_quote(const struct nq_line *line,
                          char buffer[NQ_QUOTE_SIZE]);

#endif
