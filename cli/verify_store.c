/* verify_store.c - what verification reads from the store and keeps there. */
#include "cli/verify_store.h"

#include <inttypes.h>

#include "base/clock.h"
#include "base/machine.h"

enum nq_status nq_recall_size(struct nq_store *store, unsigned n,
                              struct nq_stored_size *stored,
                              struct nq_error *err)
{
    struct nq_stored_size read = {0};
    unsigned solutions = 0;
    unsigned set = 0;
    enum nq_status status =
        nq_store_get_size(store, n, &read.record, &read.found, err);
    if (!status)
        status = nq_store_confirmations(store, n, "solutions", &solutions, err);
    if (!status)
        status = nq_store_confirmations(store, n, "set", &set, err);
    if (status)
        return status;
    read.methods = set < solutions ? set : solutions;
    *stored = read;
    return NQ_OK;
}

bool nq_stored_confirmed(const struct nq_stored_size *stored)
{
    return stored->found && stored->methods >= NQ_WITNESSES;
}

/* Is NUMBER, of WHAT in the store, the same as RIGHT, which SOURCE says? */
static bool same_number(unsigned n, const char *what, uint64_t number,
                        uint64_t right, const char *source, FILE *details)
{
    if (number != right)
        (void)fprintf(details,
                      "n = %u: the store has %" PRIu64 " %s, %s %" PRIu64 "\n",
                      n, number, what, source, right);
    return number == right;
}

bool nq_check_stored(const struct nq_stored_size *stored, FILE *details)
{
    const struct nq_size_record *record = &stored->record;
    const uint64_t orbits = record->n == 1
                                ? record->classes
                                : 8 * record->classes - 4 * record->half_turn -
                                      6 * record->quarter_turn;
    if (!same_number(record->n, "solutions", record->solutions, orbits,
                     "the orbits of its classes have", details))
        return false;
    const struct nq_known *known = nq_known(record->n);
    return !known ||
           (same_number(record->n, "solutions", record->solutions,
                        known->solutions, "published (OEIS A000170) are",
                        details) &&
            same_number(record->n, "classes", record->classes, known->classes,
                        "published (OEIS A002562) are", details));
}

static struct nq_size_record make_record(const struct nq_size_result *result)
{
    const struct nq_tally *tally = &result->verdict.reference->tally;
    return (struct nq_size_record){
        .n = result->n,
        .solutions = tally->boards,
        .classes = tally->classes,
        .half_turn = tally->half_classes,
        .quarter_turn = tally->quarter_classes,
        .digest = tally->set,
        .complete = result->classes.whole,
    };
}

bool nq_stored_agrees(const struct nq_stored_size *stored,
                      const struct nq_size_result *result, FILE *details)
{
    const struct nq_size_record *old = &stored->record;
    const struct nq_size_record found = make_record(result);
    if (!stored->found ||
        (old->solutions == found.solutions && old->classes == found.classes &&
         nq_digest_equal(&old->digest, &found.digest)))
        return true;
    char old_digest[NQ_DIGEST_TEXT_SIZE];
    char digest[NQ_DIGEST_TEXT_SIZE];
    nq_digest_text(&old->digest, old_digest);
    nq_digest_text(&found.digest, digest);
    (void)fprintf(details,
                  "n = %u: the store has %" PRIu64 " solutions in %" PRIu64
                  " classes, digest %s; found now: %" PRIu64 " in %" PRIu64
                  ", digest %s; nothing was stored: move the store away and "
                  "run the command again\n",
                  found.n, old->solutions, old->classes, old_digest,
                  found.solutions, found.classes, digest);
    return false;
}

static enum nq_status put_classes(struct nq_store *store, unsigned n,
                                  struct nq_class_list *classes,
                                  struct nq_error *err)
{
    enum nq_status status = nq_store_clear_classes(store, n, err);
    nq_class_list_sort(classes);
    for (size_t i = 0; !status && i < classes->count; i++)
        status = nq_store_add_class(store, n, nq_class_list_rank(classes, i),
                                    nq_class_list_symmetry(classes, i), err);
    return status;
}

static enum nq_status put_run(struct nq_store *store, const char *machine,
                              const struct nq_method *method,
                              const struct nq_trial *trial,
                              struct nq_error *err)
{
    const struct nq_answer *answer = &trial->answer;
    const struct nq_run run = {
        .method = method->name,
        .version = method->solver->version,
        .source = method->solver->source,
        .n = answer->tally.n,
        .part = 1,
        .parts = 1,
        .solutions = answer->tally.boards,
        .nodes = answer->nodes,
        .has_digest = true,
        .digest = answer->tally.set,
        .wall_seconds = trial->wall_seconds,
        .cpu_seconds = trial->cpu_seconds,
        .peak_memory = nq_peak_memory(),
        .machine = machine,
        .started = trial->started,
        .finished = trial->finished,
    };
    int64_t id = 0;
    enum nq_status status = nq_store_add_run(store, &run, &id, err);
    if (!status)
        status = nq_store_confirm(store, run.n, "solutions", id, err);
    if (!status)
        status = nq_store_confirm(store, run.n, "set", id, err);
    if (!status && answer->row_by_row)
        status = nq_store_confirm(store, run.n, "nodes", id, err);
    return status;
}

static enum nq_status put_all(struct nq_store *store,
                              struct nq_size_result *result,
                              struct nq_error *err)
{
    char machine[NQ_MACHINE_SIZE];
    nq_machine_name(machine);
    const struct nq_size_record record = make_record(result);
    enum nq_status status = nq_store_put_size(store, &record, err);
    if (!status && record.complete)
        status = put_classes(store, result->n, &result->classes, err);
    for (size_t i = 0; !status && i < result->trials; i++)
        status =
            put_run(store, machine, result->ran[i], &result->trial[i], err);
    return status;
}

enum nq_status nq_keep_size(struct nq_store *store,
                            struct nq_size_result *result, struct nq_error *err)
{
    enum nq_status status = nq_store_begin(store, err);
    if (status)
        return status;
    status = put_all(store, result, err);
    if (!status)
        status = nq_store_commit(store, err);
    if (status)
        nq_store_undo(store);
    return status;
}
