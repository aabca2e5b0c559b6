/* audit.c - does a formula say "there is a solution beside these"? */
#include "verify/audit.h"

#include <inttypes.h>
#include <stdlib.h>

struct auditor {
    const struct nq_puzzle *puzzle;
    const struct nq_formula *formula;
    unsigned squares;
    bool *row;              /* the clause for each row was seen */
    bool *unit;             /* the unit clause for each square was seen */
    bool *pair;             /* [first * squares + second], first < second */
    struct nq_board *board; /* the forbidden ones */
    struct nq_audit *audit;
};

static unsigned distance(unsigned a, unsigned b)
{
    return a > b ? a - b : b - a;
}

/* By the definition: may not both squares have a queen? */
static bool attack(const struct nq_puzzle *puzzle, unsigned a, unsigned b)
{
    const unsigned down = distance(a / puzzle->n, b / puzzle->n);
    const unsigned right = distance(a % puzzle->n, b % puzzle->n);
    const bool knight = puzzle->rule == NQ_RULE_SUPERQUEEN &&
                        down + right == 3 && down != 0 && right != 0;
    return a != b && (down == 0 || right == 0 || down == right || knight);
}

static bool in_mask(const uint32_t *mask, unsigned n, unsigned square)
{
    return mask[square / n] >> (square % n) & 1;
}

static void refuse(struct auditor *auditor, size_t clause, const char *why)
{
    (void)snprintf(auditor->audit->reason, sizeof auditor->audit->reason,
                   "clause %zu %s", clause + 1, why);
}

/* The square of the literal, counted from 0. */
static unsigned square_of(int32_t literal)
{
    return (unsigned)(literal < 0 ? -literal : literal) - 1;
}

/* A clause of positive literals: a row, a column, or a placed queen. */
static void take_positive(struct auditor *auditor, size_t clause,
                          const int32_t *literal, size_t count)
{
    const unsigned n = auditor->puzzle->n;
    const unsigned first = square_of(literal[0]);
    if (count == 1 && in_mask(auditor->puzzle->placed, n, first)) {
        auditor->unit[first] = true;
        auditor->audit->rules++;
        if (n > 1)
            return;
    }
    uint64_t rows = 0;
    uint64_t cols = 0;
    for (size_t i = 0; i < count; i++) {
        rows |= UINT64_C(1) << (square_of(literal[i]) / n);
        cols |= UINT64_C(1) << (square_of(literal[i]) % n);
    }
    const uint64_t all = (UINT64_C(1) << n) - 1;
    if (count == n && cols == all && (rows & (rows - 1)) == 0) {
        auditor->row[first / n] = true;
    } else if (count != n || rows != all || (cols & (cols - 1)) != 0) {
        refuse(auditor, clause,
               "says of some squares that one has a queen, but "
               "they are no row, column or placed queen");
        return;
    }
    auditor->audit->rules++;
}

bool nq_solves(const struct nq_puzzle *puzzle, const struct nq_board *board)
{
    const unsigned n = puzzle->n;
    bool sound = board->n == n;
    for (unsigned row = 0; sound && row < n; row++) {
        const unsigned square = row * n + board->col[row];
        sound = !in_mask(puzzle->blocked, n, square) &&
                (puzzle->placed[row] & ~(UINT32_C(1) << board->col[row])) == 0;
        for (unsigned above = 0; above < row; above++)
            sound =
                sound && !attack(puzzle, square, above * n + board->col[above]);
    }
    return sound;
}

/* A clause of n negative literals: a board that is forbidden. */
static void take_forbidden(struct auditor *auditor, size_t clause,
                           const int32_t *literal)
{
    const unsigned n = auditor->puzzle->n;
    struct nq_board board = {.n = (uint8_t)n};
    uint64_t rows = 0;
    for (unsigned i = 0; i < n; i++) {
        const unsigned square = square_of(literal[i]);
        rows |= UINT64_C(1) << (square / n);
        board.col[square / n] = (uint8_t)(square % n);
    }
    if (rows != (UINT64_C(1) << n) - 1 || !nq_solves(auditor->puzzle, &board)) {
        refuse(auditor, clause, "forbids a board that is no solution");
        return;
    }
    auditor->board[auditor->audit->forbidden++] = board;
}

static void take_negative(struct auditor *auditor, size_t clause,
                          const int32_t *literal, size_t count)
{
    const struct nq_puzzle *puzzle = auditor->puzzle;
    const unsigned first = square_of(literal[0]);
    if (count == 1 && in_mask(puzzle->blocked, puzzle->n, first)) {
        auditor->unit[first + auditor->squares] = true;
        auditor->audit->rules++;
    } else if (count == 2 && attack(puzzle, first, square_of(literal[1]))) {
        const unsigned second = square_of(literal[1]);
        const unsigned low = first < second ? first : second;
        auditor->pair[low * auditor->squares + (first + second - low)] = true;
        auditor->audit->rules++;
    } else if (count == puzzle->n) {
        take_forbidden(auditor, clause, literal);
    } else {
        refuse(auditor, clause,
               "forbids squares together that do not attack "
               "each other and are no board");
    }
}

static void take_clause(struct auditor *auditor, size_t clause)
{
    const struct nq_formula *formula = auditor->formula;
    const int32_t *literal = formula->literal + formula->start[clause];
    const size_t count = formula->start[clause + 1] - formula->start[clause];
    size_t negative = 0;
    for (size_t i = 0; i < count; i++) {
        negative += literal[i] < 0;
        if (square_of(literal[i]) >= auditor->squares) {
            refuse(auditor, clause, "has a variable that is no square");
            return;
        }
    }
    if (count == 0)
        refuse(auditor, clause, "is empty");
    else if (negative == 0)
        take_positive(auditor, clause, literal, count);
    else if (negative == count)
        take_negative(auditor, clause, literal, count);
    else
        refuse(auditor, clause, "has both positive and negative literals");
}

/* The first rule that is missing, into audit->reason. */
static void check_missing(struct auditor *auditor)
{
    const struct nq_puzzle *puzzle = auditor->puzzle;
    const unsigned n = puzzle->n;
    struct nq_audit *audit = auditor->audit;
    for (unsigned row = 0; row < n && !audit->reason[0]; row++)
        if (!auditor->row[row])
            (void)snprintf(audit->reason, sizeof audit->reason,
                           "no clause says that row %u has a queen", row + 1);
    for (unsigned a = 0; a < auditor->squares && !audit->reason[0]; a++) {
        if ((in_mask(puzzle->placed, n, a) && !auditor->unit[a]) ||
            (in_mask(puzzle->blocked, n, a) &&
             !auditor->unit[a + auditor->squares]))
            (void)snprintf(audit->reason, sizeof audit->reason,
                           "no clause says what stands in row %u, column %u",
                           a / n + 1, a % n + 1);
        for (unsigned b = a + 1; b < auditor->squares && !audit->reason[0]; b++)
            if (attack(puzzle, a, b) &&
                !auditor->pair[a * auditor->squares + b])
                (void)snprintf(audit->reason, sizeof audit->reason,
                               "no clause says that row %u, column %u and row "
                               "%u, column %u attack each other",
                               a / n + 1, a % n + 1, b / n + 1, b % n + 1);
    }
}

static int by_board(const void *a, const void *b)
{
    return nq_board_compare(a, b);
}

static void check_repeated(struct auditor *auditor)
{
    struct nq_audit *audit = auditor->audit;
    struct nq_board *board = auditor->board;
    qsort(board, audit->forbidden, sizeof *board, by_board);
    for (uint64_t i = 1; i < audit->forbidden && !audit->reason[0]; i++)
        if (nq_board_compare(&board[i - 1], &board[i]) == 0)
            (void)snprintf(audit->reason, sizeof audit->reason,
                           "a board is forbidden twice");
}

enum nq_status nq_audit_formula(const struct nq_formula *formula,
                                const struct nq_puzzle *puzzle,
                                struct nq_audit *audit, struct nq_error *err)
{
    struct nq_audit found = {0};
    const unsigned squares = puzzle->n * puzzle->n;
    struct auditor auditor = {
        .puzzle = puzzle,
        .formula = formula,
        .squares = squares,
        .row = calloc(puzzle->n, sizeof *auditor.row),
        .unit = calloc((size_t)2 * squares, sizeof *auditor.unit),
        .pair = calloc((size_t)squares * squares, sizeof *auditor.pair),
        .board = calloc(formula->clauses + 1, sizeof *auditor.board),
        .audit = &found,
    };
    const bool memory =
        auditor.row && auditor.unit && auditor.pair && auditor.board;
    for (size_t i = 0; memory && i < formula->clauses && !found.reason[0]; i++)
        take_clause(&auditor, i);
    if (memory && !found.reason[0])
        check_missing(&auditor);
    if (memory && !found.reason[0])
        check_repeated(&auditor);
    free(auditor.row);
    free(auditor.unit);
    free(auditor.pair);
    free(auditor.board);
    if (!memory)
        return nq_fail(err, NQ_MEMORY, "out of memory");
    found.accepted = !found.reason[0];
    *audit = found;
    return NQ_OK;
}
