/* db_check.c - `nqueens db check`: is everything true that the store claims?
 *
 * First the file and its references, by SQLite; then the answer for each n
 * against the published numbers; then each class by the rules of the game, and
 * what all classes together stand for against the answer. */
#include <inttypes.h>
#include <stdio.h>

#include "board/rank.h"
#include "cli/command.h"
#include "cli/db.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "db/audit.h"
#include "verify/class_check.h"
#include "verify/known.h"

enum { CLAIM_SIZE = 512 };

struct check {
    struct nq_store *store;
    struct nq_progress progress;
    char claim[CLAIM_SIZE];  /* the first one that is false, or "" */
    uint64_t sizes, classes; /* that were found to be true */
};

/* Is NUMBER what it should be?  If not, it is the false claim. */
static void compare(struct check *check, unsigned n, const char *what,
                    uint64_t number, const char *source, uint64_t should_be)
{
    if (check->claim[0] || number == should_be)
        return;
    (void)snprintf(check->claim, sizeof check->claim,
                   "the store says %" PRIu64 " %s for n = %u, %s %" PRIu64,
                   number, what, n, source, should_be);
}

static void compare_published(struct check *check,
                              const struct nq_size_record *record)
{
    const struct nq_known *known = nq_known(record->n);
    if (!known)
        return;
    compare(check, record->n, "solutions", record->solutions,
            "published (OEIS A000170) are", known->solutions);
    compare(check, record->n, "classes", record->classes,
            "published (OEIS A002562) are", known->classes);
}

/* A complete list of classes has to be all of the answer, an incomplete one
 * cannot be more. */
static void compare_sums(struct check *check,
                         const struct nq_size_record *record,
                         const struct nq_class_check *sums)
{
    static const char source[] = "its classes are";
    const unsigned n = record->n;
    if (!record->complete) {
        if (sums->classes > record->classes)
            compare(check, n, "classes", record->classes, source,
                    sums->classes);
        return;
    }
    compare(check, n, "classes", record->classes, source, sums->classes);
    compare(check, n, "half-turn classes", record->half_turn, source,
            sums->half_turn);
    compare(check, n, "quarter-turn classes", record->quarter_turn, source,
            sums->quarter_turn);
    compare(check, n, "solutions", record->solutions,
            "the orbits of its classes hold", sums->boards);
    if (!check->claim[0] && !nq_digest_equal(&record->digest, &sums->digest))
        (void)snprintf(check->claim, sizeof check->claim,
                       "the digest for n = %u is not that of its classes", n);
}

static enum nq_status walk(struct check *check, struct nq_class_check *sums,
                           uint64_t expected, struct nq_error *err)
{
    struct nq_class_record record;
    bool more = true;
    enum nq_status status = nq_store_rewind_classes(check->store, sums->n, err);
    while (!status) {
        status = nq_store_next_class(check->store, &record, &more, err);
        if (status || !more)
            break;
        if (!nq_class_check_add(sums, record.rank, record.symmetry, NULL,
                                check->claim, sizeof check->claim))
            break;
        if (sums->classes % 16384 != 0)
            continue;
        if (atomic_load(&nq_interrupted))
            return nq_fail(err, NQ_STOPPED, "stopped");
        nq_progress_show(&check->progress,
                         "n = %u: %" PRIu64 " of %" PRIu64 " classes", sums->n,
                         sums->classes, expected);
    }
    return status;
}

static enum nq_status check_size(struct check *check, unsigned n,
                                 struct nq_error *err)
{
    struct nq_size_record record;
    struct nq_class_check sums;
    bool found = false;
    enum nq_status status =
        nq_store_get_size(check->store, n, &record, &found, err);
    if (status || !found)
        return status;
    compare_published(check, &record);
    nq_class_check_init(&sums, n);
    if (!check->claim[0] && n <= NQ_MAX_RANKED_N)
        status = walk(check, &sums, record.classes, err);
    if (!status && !check->claim[0])
        compare_sums(check, &record, &sums);
    check->sizes++;
    check->classes += sums.classes;
    return status;
}

static enum nq_status check_all(struct check *check, struct nq_error *err)
{
    enum nq_status status = nq_store_begin(check->store, err);
    if (!status)
        status = nq_store_audit(check->store, check->claim, sizeof check->claim,
                                err);
    for (unsigned n = 1; !status && !check->claim[0] && n <= NQ_MAX_N; n++)
        status = check_size(check, n, err);
    return status;
}

int nq_db_check(struct nq_store *store, const char *path)
{
    struct check check = {.store = store};
    struct nq_error err;
    nq_progress_init(&check.progress);
    nq_interrupt_catch();
    const enum nq_status status = check_all(&check, &err);
    nq_progress_clear(&check.progress);
    if (status == NQ_STOPPED) {
        (void)fprintf(stderr, "nqueens db: stopped; nothing false was found "
                              "so far\n");
        return 128 + atomic_load(&nq_interrupted);
    }
    if (status)
        return nq_trouble("db", &err);
    if (check.claim[0]) {
        (void)printf("%s: false: %s\n", path, check.claim);
        return nq_finish_output("db", NQ_EXIT_NO);
    }
    (void)printf("%s: all true: the answers for %" PRIu64 " sizes, %" PRIu64
                 " classes\n",
                 path, check.sizes, check.classes);
    return nq_finish_output("db", NQ_EXIT_YES);
}
