/* value.h - one value of a row in the store. */
#ifndef NQ_DB_VALUE_H
#define NQ_DB_VALUE_H

#include <stdbool.h>
#include <stdint.h>

enum nq_value_kind {
    NQ_VALUE_NULL,
    NQ_VALUE_INTEGER,
    NQ_VALUE_REAL,
    NQ_VALUE_TEXT
};

struct nq_value {
    enum nq_value_kind kind;
    int64_t integer;
    double real;
    const char *text; /* lent */
};

static inline struct nq_value nq_value_integer(int64_t integer)
{
    return (struct nq_value){.kind = NQ_VALUE_INTEGER, .integer = integer};
}

static inline struct nq_value nq_value_real(double real)
{
    return (struct nq_value){.kind = NQ_VALUE_REAL, .real = real};
}

/* NULL gives the value NULL. */
static inline struct nq_value nq_value_text(const char *text)
{
    return (struct nq_value){.kind = text ? NQ_VALUE_TEXT : NQ_VALUE_NULL,
                             .text = text};
}

#endif
