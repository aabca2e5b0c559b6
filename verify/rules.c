/* rules.c - which queens of a claim attack each other. */
#include "verify/rules.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const char *nq_line_name(enum nq_line line)
{
    static const char *const names[NQ_LINES] = {
        "row", "column", "falling diagonal", "rising diagonal"};
    return names[line];
}

bool nq_flaws_any(const struct nq_flaws *flaws)
{
    return flaws->other_size || flaws->other_number || flaws->off_board ||
           flaws->attack;
}

enum nq_status nq_rules_init(struct nq_rules *rules, unsigned n,
                             struct nq_error *err)
{
    if (n < 1 || n > NQ_RULES_MAX_N)
        return nq_fail(err, NQ_RANGE, "n is %u, not 1..%d", n, NQ_RULES_MAX_N);
    /* n rows, n columns, twice 2n - 1 diagonals */
    const size_t words = (6 * (size_t)n + 63) / 64;
    uint64_t *seen = calloc(words, sizeof *seen);
    if (!seen)
        return nq_fail(err, NQ_MEMORY, "no memory for a board of %u rows", n);
    *rules = (struct nq_rules){.n = n, .words = words, .seen = seen};
    return NQ_OK;
}

void nq_rules_release(struct nq_rules *rules)
{
    free(rules->seen);
    *rules = (struct nq_rules){0};
}

static bool on_board(struct nq_square at, unsigned n)
{
    return (uint32_t)at.row < n && (uint32_t)at.col < n;
}

/* The number of the line through the square AT, different for all lines of all
 * kinds. */
static size_t line_of(struct nq_square at, enum nq_line line, size_t n)
{
    const size_t row = (size_t)at.row;
    const size_t col = (size_t)at.col;
    switch (line) {
    case NQ_LINE_ROW:
        return row;
    case NQ_LINE_COLUMN:
        return n + col;
    case NQ_LINE_FALLING:
        return 2 * n + (row + n - 1 - col);
    case NQ_LINE_RISING:
        return 4 * n - 1 + (row + col);
    }
    return 0;
}

/* Marks the line; was it marked before? */
static bool mark(uint64_t *seen, size_t line)
{
    const uint64_t bit = UINT64_C(1) << (line % 64);
    const bool before = (seen[line / 64] & bit) != 0;
    seen[line / 64] |= bit;
    return before;
}

/* The nearest queen before SECOND on its line. */
static size_t attacker(const struct nq_claim *claim, unsigned n,
                       enum nq_line line, size_t second)
{
    const size_t wanted = line_of(claim->square[second], line, n);
    size_t first = second;
    while (first-- > 0)
        if (on_board(claim->square[first], n) &&
            line_of(claim->square[first], line, n) == wanted)
            break;
    return first;
}

static void look_at(struct nq_rules *rules, struct nq_square at, size_t queen,
                    struct nq_flaws *flaws)
{
    for (unsigned i = 0; i < NQ_LINES; i++) {
        const enum nq_line line = (enum nq_line)i;
        if (!mark(rules->seen, line_of(at, line, rules->n)))
            continue;
        flaws->lines |= 1U << i;
        if (!flaws->attack || line < flaws->line) {
            flaws->attack = true;
            flaws->line = line;
            flaws->second = queen;
        }
    }
}

struct nq_flaws nq_rules_check(struct nq_rules *rules,
                               const struct nq_claim *claim)
{
    const unsigned n = rules->n;
    struct nq_flaws flaws = {
        .other_size = claim->rows != n || claim->cols != n,
        .other_number = claim->count != n,
    };
    memset(rules->seen, 0, rules->words * sizeof *rules->seen);
    for (size_t queen = 0; queen < claim->count; queen++) {
        const struct nq_square at = claim->square[queen];
        if (on_board(at, n)) {
            look_at(rules, at, queen, &flaws);
        } else if (!flaws.off_board) {
            flaws.off_board = true;
            flaws.off = queen;
        }
    }
    if (flaws.attack)
        flaws.first = attacker(claim, n, flaws.line, flaws.second);
    return flaws;
}

bool nq_claim_solves(const struct nq_claim *claim, unsigned n,
                     struct nq_board *board)
{
    assert(n >= 1 && n <= NQ_MAX_N);
    if (claim->count != n || claim->rows != n || claim->cols != n)
        return false;
    struct nq_board made = {.n = (uint8_t)n};
    uint64_t cols = 0;
    uint64_t falling = 0;
    uint64_t rising = 0;
    for (unsigned row = 0; row < n; row++) {
        const struct nq_square at = claim->square[row];
        if (at.row != (int32_t)row || (uint32_t)at.col >= n)
            return false;
        const unsigned col = (unsigned)at.col;
        made.col[row] = (uint8_t)col;
        cols |= UINT64_C(1) << col;
        falling |= UINT64_C(1) << (row + n - 1 - col);
        rising |= UINT64_C(1) << (row + col);
    }
    /* as many different lines of each kind as queens: no line has two */
    if (cols != UINT64_MAX >> (64 - n) ||
        __builtin_popcountll(falling) != (int)n ||
        __builtin_popcountll(rising) != (int)n)
        return false;
    *board = made;
    return true;
}
