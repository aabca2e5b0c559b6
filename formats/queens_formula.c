/* queens_formula.c - the rules of n queens as clauses. */
#include "formats/queens_formula.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>

static int32_t variable(unsigned n, unsigned row, unsigned col)
{
    return (int32_t)(row * n + col + 1);
}

/* One queen at least in row LINE, or in column LINE. */
static enum nq_status add_line(struct nq_formula *formula, unsigned n,
                               unsigned line, bool is_row, struct nq_error *err)
{
    int32_t literal[NQ_MAX_N];
    for (unsigned i = 0; i < n; i++)
        literal[i] = is_row ? variable(n, line, i) : variable(n, i, line);
    return nq_formula_add(formula, literal, n, err);
}

/* No queens on a square and on another one DOWN rows and RIGHT columns away,
 * for all pairs of such squares. */
static enum nq_status add_pairs(struct nq_formula *formula, unsigned n,
                                unsigned down, int right, struct nq_error *err)
{
    enum nq_status status = NQ_OK;
    for (unsigned row = 0; row + down < n; row++) {
        for (unsigned col = 0; !status && col < n; col++) {
            const int other = (int)col + right;
            if (other < 0 || other >= (int)n)
                continue;
            const int32_t pair[2] = {-variable(n, row, col),
                                     -variable(n, row + down, (unsigned)other)};
            status = nq_formula_add(formula, pair, 2, err);
        }
    }
    return status;
}

static enum nq_status add_squares(struct nq_formula *formula, unsigned n,
                                  const uint32_t *mask, int32_t sign,
                                  struct nq_error *err)
{
    enum nq_status status = NQ_OK;
    for (unsigned row = 0; row < n; row++) {
        for (unsigned col = 0; !status && col < n; col++) {
            const int32_t unit = sign * variable(n, row, col);
            if (mask[row] >> col & 1)
                status = nq_formula_add(formula, &unit, 1, err);
        }
    }
    return status;
}

enum nq_status nq_queens_rules(struct nq_formula *formula,
                               const struct nq_puzzle *puzzle,
                               struct nq_error *err)
{
    const unsigned n = puzzle->n;
    assert(n >= 1);
    enum nq_status status = NQ_OK;
    for (unsigned line = 0; !status && line < 2 * n; line++)
        status = add_line(formula, n, line % n, line < n, err);
    for (unsigned k = 1; !status && k < n; k++) {
        const int right = (int)k;
        status = add_pairs(formula, n, 0, right, err);
        if (!status)
            status = add_pairs(formula, n, k, 0, err);
        if (!status)
            status = add_pairs(formula, n, k, right, err);
        if (!status)
            status = add_pairs(formula, n, k, -right, err);
    }
    static const int knight[4][2] = {{1, 2}, {1, -2}, {2, 1}, {2, -1}};
    for (unsigned i = 0; !status && puzzle->rule == NQ_RULE_SUPERQUEEN && i < 4;
         i++)
        status =
            add_pairs(formula, n, (unsigned)knight[i][0], knight[i][1], err);
    if (!status)
        status = add_squares(formula, n, puzzle->blocked, -1, err);
    if (!status)
        status = add_squares(formula, n, puzzle->placed, 1, err);
    return status;
}

enum nq_status nq_queens_forbid(struct nq_formula *formula,
                                const struct nq_board *board,
                                struct nq_error *err)
{
    int32_t literal[NQ_MAX_N];
    for (unsigned row = 0; row < board->n; row++)
        literal[row] = -variable(board->n, row, board->col[row]);
    return nq_formula_add(formula, literal, board->n, err);
}

enum nq_status nq_queens_write(const struct nq_formula *formula, unsigned n,
                               size_t rules, FILE *out, struct nq_error *err)
{
    (void)fprintf(out,
                  "c %u queens: variable row * %u + column + 1, from 0, is a "
                  "queen there\n"
                  "c the first %zu clauses are the rules\n"
                  "c the other %zu forbid one known solution each\n"
                  "p cnf %" PRId32 " %zu\n",
                  n, n, rules, formula->clauses - rules, formula->variables,
                  formula->clauses);
    for (size_t i = 0; i < formula->clauses; i++) {
        if (i == rules)
            (void)fputs("c known solutions\n", out);
        for (size_t at = formula->start[i]; at < formula->start[i + 1]; at++)
            (void)fprintf(out, "%" PRId32 " ", formula->literal[at]);
        (void)fputs("0\n", out);
    }
    if (ferror(out))
        return nq_fail(err, NQ_IO, "cannot write the formula");
    return NQ_OK;
}
