/* prove_list.c - a file of solutions becomes the clauses that forbid them. */
#include "cli/prove_list.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "formats/queens_formula.h"
#include "formats/reader.h"
#include "verify/audit.h"

static enum nq_status read_file(void *ctx, char *buffer, size_t size,
                                size_t *got, struct nq_error *err)
{
    FILE *in = ctx;
    *got = fread(buffer, 1, size, in);
    if (ferror(in))
        return nq_fail(err, NQ_IO, "cannot read the list: %s", strerror(errno));
    return NQ_OK;
}

static enum nq_status take(const struct nq_item *item,
                           const struct nq_puzzle *puzzle,
                           struct nq_formula *formula, char *reason,
                           struct nq_error *err)
{
    struct nq_board board;
    if (item->kind == NQ_ITEM_PROBLEM)
        (void)snprintf(reason, NQ_REASON_SIZE,
                       "line %" PRIu64 " of the list: %.100s", item->place.line,
                       item->message);
    if (item->kind != NQ_ITEM_CLAIM)
        return NQ_OK;
    if (nq_claim_board(&item->claim, puzzle->n, &board) &&
        nq_solves(puzzle, &board))
        return nq_queens_forbid(formula, &board, err);
    (void)snprintf(reason, NQ_REASON_SIZE,
                   "number %" PRIu64 " of the list, in line %" PRIu64
                   ", is no solution",
                   item->number, item->place.line);
    return NQ_OK;
}

enum nq_status nq_forbid_list(const char *path, const struct nq_puzzle *puzzle,
                              struct nq_formula *formula,
                              char reason[NQ_REASON_SIZE], struct nq_error *err)
{
    const struct nq_reader_options options = {.n = puzzle->n,
                                              .expect = NQ_EXPECT_ALL,
                                              .shape = NQ_SHAPE_AUTO,
                                              .base = NQ_BASE_AUTO};
    FILE *in = fopen(path, "r");
    if (!in)
        return nq_fail(err, NQ_IO, "cannot read '%s': %s", path,
                       strerror(errno));
    struct nq_reader *reader = NULL;
    struct nq_item item = {.kind = NQ_ITEM_REMARK};
    enum nq_status status =
        nq_reader_open(&reader, &options, read_file, in, err);
    while (!status && item.kind != NQ_ITEM_END && !reason[0]) {
        status = nq_reader_next(reader, &item, err);
        if (!status)
            status = take(&item, puzzle, formula, reason, err);
    }
    nq_reader_close(reader);
    (void)fclose(in);
    return status;
}
