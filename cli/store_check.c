/* store_check.c - is everything true that a store claims? */
#include "cli/store_check.h"

#include <inttypes.h>
#include <stdio.h>

#include "board/rank.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "db/audit.h"
#include "verify/class_check.h"
#include "verify/known.h"

struct check {
    struct nq_store *store;
    struct nq_progress progress;
    struct nq_store_verdict *verdict;
};

/* Is NUMBER what it should be?  If not, it is the false claim. */
static void compare(struct check *check, unsigned n, const char *what,
                    uint64_t number, const char *source, uint64_t should_be)
{
    if (check->verdict->claim[0] || number == should_be)
        return;
    (void)snprintf(check->verdict->claim, sizeof check->verdict->claim,
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
    if (!check->verdict->claim[0] &&
        !nq_digest_equal(&record->digest, &sums->digest))
        (void)snprintf(check->verdict->claim, sizeof check->verdict->claim,
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
                                check->verdict->claim,
                                sizeof check->verdict->claim))
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
    if (!check->verdict->claim[0] && n <= NQ_MAX_RANKED_N)
        status = walk(check, &sums, record.classes, err);
    if (!status && !check->verdict->claim[0])
        compare_sums(check, &record, &sums);
    check->verdict->sizes++;
    check->verdict->classes += sums.classes;
    return status;
}

static enum nq_status check_all(struct check *check, struct nq_error *err)
{
    enum nq_status status = nq_store_begin(check->store, err);
    if (!status)
        status = nq_store_audit(check->store, check->verdict->claim,
                                sizeof check->verdict->claim, err);
    for (unsigned n = 1; !status && !check->verdict->claim[0] && n <= NQ_MAX_N;
         n++)
        status = check_size(check, n, err);
    return status;
}

enum nq_status nq_store_check(struct nq_store *store,
                              struct nq_store_verdict *verdict,
                              struct nq_error *err)
{
    struct check check = {.store = store, .verdict = verdict};
    *verdict = (struct nq_store_verdict){0};
    nq_progress_init(&check.progress);
    const enum nq_status status = check_all(&check, err);
    nq_progress_clear(&check.progress);
    return status;
}
