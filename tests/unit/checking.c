/* checking.c - prints boards for a check to judge.
 *
 * The answers are found here, by comparing all pairs of queens. */
#include "tests/unit/checking.h"

#include <check.h>
#include <stdlib.h>

static bool sound(const struct nq_board *board, unsigned rows)
{
    for (unsigned a = 0; a < rows; a++)
        for (unsigned b = a + 1; b < rows; b++) {
            const int across = board->col[b] - board->col[a];
            const int down = (int)(b - a);
            if (across == 0 || across == down || across == -down)
                return false;
        }
    return true;
}

static void extend(struct printed *made, struct nq_board *board, unsigned row)
{
    if (row == made->n) {
        made->board[made->count++] = *board;
        return;
    }
    for (unsigned col = 0; col < made->n; col++) {
        board->col[row] = (uint8_t)col;
        if (sound(board, row + 1))
            extend(made, board, row + 1);
    }
    board->col[row] = 0;
}

void all_solutions(struct printed *made, unsigned n)
{
    struct nq_board board = {.n = (uint8_t)n};
    *made = (struct printed){.n = n};
    extend(made, &board, 0);
}

/* An nq_truth_fn; CTX counts the calls. */
static enum nq_status truth(unsigned n, const struct nq_board *after,
                            nq_visit_fn *visit, void *visit_ctx, void *ctx,
                            struct nq_error *err)
{
    struct printed *made = malloc(sizeof *made);
    unsigned *calls = ctx;
    (void)err;
    ++*calls;
    all_solutions(made, n);
    for (size_t i = 0; i < made->count; i++)
        if (!after || nq_board_compare(&made->board[i], after) > 0)
            if (visit(&made->board[i], visit_ctx) == NQ_STOP)
                break;
    free(made);
    return NQ_OK;
}

void begin(struct session *session, unsigned n, enum nq_expect expect)
{
    session->question.n = n;
    session->question.expect = expect;
    ck_assert_int_eq(nq_check_open(&session->check, &session->question, truth,
                                   &session->calls, NULL),
                     NQ_OK);
}

void take(struct session *session, struct nq_item item)
{
    item.place.line = ++session->line;
    item.place.column = 1;
    item.end = item.place;
    ck_assert_int_eq(nq_check_take(session->check, &item, NULL), NQ_OK);
}

/* Prints BOARD with columns moved by BASE, as a board of SIZE rows. */
void take_based(struct session *session, const struct nq_board *board, int base)
{
    struct nq_square square[NQ_MAX_N];
    for (unsigned row = 0; row < board->n; row++)
        square[row] = (struct nq_square){.row = (int32_t)row,
                                         .col = board->col[row] + base};
    take(session, (struct nq_item){.kind = NQ_ITEM_CLAIM,
                                   .claim = {.rows = board->n,
                                             .cols = board->n,
                                             .count = board->n,
                                             .square = square}});
}

void take_list(struct session *session, const struct printed *made)
{
    for (size_t i = 0; i < made->count; i++)
        take_based(session, &made->board[i], 0);
}

void take_total(struct session *session, uint64_t total)
{
    take(session, (struct nq_item){.kind = NQ_ITEM_COUNT, .number = total});
}

const struct nq_checked *verdict(struct session *session,
                                 enum nq_outcome outcome, unsigned complaints)
{
    ck_assert_int_eq(nq_check_end(session->check, &session->checked, NULL),
                     NQ_OK);
    ck_assert_uint_eq(session->checked->complaints, complaints);
    ck_assert_str_eq(nq_outcome_name(session->checked->outcome),
                     nq_outcome_name(outcome));
    if (complaints)
        ck_assert(complaints & 1U << session->checked->reason);
    return session->checked;
}

unsigned bit(enum nq_complaint complaint)
{
    return 1U << complaint;
}
