/* store_tool.c - lists classes, and fills a store with such a list: for tests
 * and scripts/bench-store.
 *
 * usage: store_tool list N             n,rank,symmetry of each class as CSV
 *        store_tool fill STORE FILE    puts such a FILE of one n into STORE
 *
 * `fill` prints the wall-clock seconds that storing took and the peak memory in
 * bytes.  It reads FILE twice, first to learn what the classes add up to; only
 * the second time counts. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "board/rank.h"
#include "db/store.h"
#include "solvers/solver.h"
#include "verify/class_check.h"

static void give_up(const char *what)
{
    (void)fprintf(stderr, "store_tool: %s\n", what);
    exit(2);
}

static enum nq_walk print_class(const struct nq_board *board, void *ctx)
{
    (void)ctx;
    if (nq_board_is_canonical(board))
        (void)printf("%u,%" PRId64 ",%d\n", board->n, nq_board_rank(board),
                     (int)nq_board_symmetry(board));
    return NQ_CONTINUE;
}

static int list(const char *text)
{
    struct nq_error err;
    struct nq_puzzle puzzle;
    struct nq_search search = {.visit = print_class};
    const unsigned n = (unsigned)strtoul(text, NULL, 10);
    if (nq_puzzle_init(&puzzle, n, &err) ||
        nq_solver_search(nq_solver_find("orbit_search"), &puzzle, &search,
                         &err))
        give_up(err.text);
    return fflush(stdout) == 0 ? 0 : 2;
}

struct row {
    unsigned n;
    int64_t rank;
    enum nq_symmetry symmetry;
};

static bool read_row(FILE *file, struct row *row)
{
    char line[64];
    char *at = line;
    if (!fgets(line, sizeof line, file))
        return false;
    row->n = (unsigned)strtoul(at, &at, 10);
    row->rank = (int64_t)strtoll(at + 1, &at, 10);
    row->symmetry = (enum nq_symmetry)strtoul(at + 1, &at, 10);
    if (*at != '\n')
        give_up("a line is not n,rank,symmetry");
    return true;
}

static struct nq_size_record sum_up(FILE *file)
{
    struct nq_class_check sums = {0};
    struct row row;
    char claim[256];
    while (read_row(file, &row)) {
        if (sums.n == 0)
            nq_class_check_init(&sums, row.n);
        if (!nq_class_check_add(&sums, row.rank, row.symmetry, NULL, claim,
                                sizeof claim))
            give_up(claim);
    }
    rewind(file);
    return (struct nq_size_record){.n = sums.n,
                                   .solutions = sums.boards,
                                   .classes = sums.classes,
                                   .half_turn = sums.half_turn,
                                   .quarter_turn = sums.quarter_turn,
                                   .digest = sums.digest,
                                   .complete = true};
}

/* Two runs, so that the answer is confirmed. */
static enum nq_status add_runs(struct nq_store *store,
                               const struct nq_size_record *record,
                               struct nq_error *err)
{
    static const char *const methods[] = {"from a file", "from it again"};
    enum nq_status status = NQ_OK;
    for (size_t i = 0; !status && i < 2; i++) {
        const struct nq_run run = {.method = methods[i],
                                   .source = "store_tool",
                                   .n = record->n,
                                   .part = 1,
                                   .parts = 1,
                                   .solutions = record->solutions,
                                   .has_digest = true,
                                   .digest = record->digest,
                                   .machine = "any"};
        int64_t id = 0;
        status = nq_store_add_run(store, &run, &id, err);
        if (!status)
            status = nq_store_confirm(store, run.n, "solutions", id, err);
        if (!status)
            status = nq_store_confirm(store, run.n, "set", id, err);
    }
    return status;
}

static enum nq_status add_classes(struct nq_store *store, FILE *file,
                                  struct nq_error *err)
{
    struct row row;
    enum nq_status status = NQ_OK;
    while (!status && read_row(file, &row))
        status = nq_store_add_class(store, row.n, row.rank, row.symmetry, err);
    return status;
}

static enum nq_status fill_store(struct nq_store *store, FILE *file,
                                 const struct nq_size_record *record,
                                 struct nq_error *err)
{
    enum nq_status status = nq_store_begin(store, err);
    if (!status)
        status = nq_store_put_size(store, record, err);
    if (!status)
        status = nq_store_clear_classes(store, record->n, err);
    if (!status)
        status = add_classes(store, file, err);
    if (!status)
        status = add_runs(store, record, err);
    if (!status)
        status = nq_store_commit(store, err);
    return status;
}

static int fill(const char *path, const char *list_path)
{
    struct nq_error err;
    struct nq_store *store = NULL;
    FILE *file = fopen(list_path, "r");
    if (!file)
        give_up("cannot open the list");
    const struct nq_size_record record = sum_up(file);
    const double start = nq_clock_wall();
    if (nq_store_open(&store, path, NQ_STORE_CREATE, &err) ||
        fill_store(store, file, &record, &err))
        give_up(err.text);
    nq_store_close(store);
    (void)printf("%.3f %" PRIu64 "\n", nq_clock_wall() - start,
                 nq_peak_memory());
    (void)fclose(file);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 3 && strcmp(argv[1], "list") == 0)
        return list(argv[2]);
    if (argc == 4 && strcmp(argv[1], "fill") == 0)
        return fill(argv[2], argv[3]);
    give_up("usage: store_tool list N | store_tool fill STORE FILE");
}
