/* clauses.c - a set of clauses with unit propagation, for the proof checker. */
#include "verify/clauses.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

static enum nq_status no_memory(struct nq_error *err)
{
    return nq_fail(err, NQ_MEMORY, "out of memory");
}

enum nq_status nq_clauses_init(struct nq_clauses *set, uint32_t variables,
                               struct nq_error *err)
{
    *set = (struct nq_clauses){.used = 1, .buckets = 1U << 12};
    set->bucket = calloc(set->buckets, sizeof *set->bucket);
    enum nq_status status = set->bucket ? NQ_OK : no_memory(err);
    if (!status)
        status = nq_clauses_widen(set, variables, err);
    if (status)
        nq_clauses_release(set);
    return status;
}

void nq_clauses_release(struct nq_clauses *set)
{
    for (size_t code = 0; set->watches && code < 2 * (size_t)set->variables + 2;
         code++)
        free(set->watches[code].watch);
    free(set->watches);
    free(set->arena);
    free(set->value);
    free(set->reason);
    free(set->trail);
    free(set->bucket);
    *set = (struct nq_clauses){0};
}

/* BLOCK with NOW elements of SIZE bytes instead of OLD, the new ones zero; NULL
 * without memory, and BLOCK is then as it was. */
static void *widened(void *block, size_t old, size_t now, size_t size)
{
    char *larger = realloc(block, now * size);
    if (larger)
        memset(larger + old * size, 0, (now - old) * size);
    return larger;
}

enum nq_status nq_clauses_widen(struct nq_clauses *set, uint32_t variables,
                                struct nq_error *err)
{
    if (set->value && variables <= set->variables)
        return NQ_OK;
    const size_t old = set->value ? set->variables + 1 : 0;
    const size_t now = (size_t)variables + 1;
    struct nq_watches *watches =
        widened(set->watches, 2 * old, 2 * now, sizeof *watches);
    set->watches = watches ? watches : set->watches;
    nq_clause *reason = widened(set->reason, old, now, sizeof *reason);
    set->reason = reason ? reason : set->reason;
    uint32_t *trail = widened(set->trail, old, now, sizeof *trail);
    set->trail = trail ? trail : set->trail;
    int8_t *value = widened(set->value, 2 * old, 2 * now, sizeof *value);
    set->value = value ? value : set->value;
    if (!watches || !reason || !trail || !value)
        return no_memory(err);
    set->variables = variables;
    return NQ_OK;
}

/* The same for the same literals in any order. */
static uint64_t hash_literals(const uint32_t *literal, size_t count)
{
    uint64_t sum = count;
    for (size_t i = 0; i < count; i++)
        sum += nq_mix64(literal[i]);
    return nq_mix64(sum);
}

/* Twice the buckets; if there is no memory the lists only get longer. */
static void rehash(struct nq_clauses *set)
{
    const size_t buckets = 2 * set->buckets;
    nq_clause *bucket = calloc(buckets, sizeof *bucket);
    if (!bucket)
        return;
    for (size_t i = 0; i < set->buckets; i++) {
        for (nq_clause clause = set->bucket[i], next = 0; clause;
             clause = next) {
            uint32_t *head = set->arena + clause;
            next = head[NQ_CLAUSE_NEXT];
            const uint64_t hash =
                hash_literals(head + NQ_CLAUSE_HEADER, head[NQ_CLAUSE_SIZE]);
            head[NQ_CLAUSE_NEXT] = bucket[hash % buckets];
            bucket[hash % buckets] = clause;
        }
    }
    free(set->bucket);
    set->bucket = bucket;
    set->buckets = buckets;
}

static bool watch(struct nq_clauses *set, uint32_t literal, nq_clause clause,
                  uint32_t blocker)
{
    struct nq_watches *list = &set->watches[literal];
    if (list->count == list->capacity) {
        const uint32_t capacity = list->capacity ? 2 * list->capacity : 4;
        struct nq_watch *larger =
            realloc(list->watch, capacity * sizeof *larger);
        if (!larger)
            return false;
        list->watch = larger;
        list->capacity = capacity;
    }
    list->watch[list->count++] =
        (struct nq_watch){.clause = clause, .blocker = blocker};
    return true;
}

/* Two literals that are not false to the front, as far as there are any. */
static void choose_watched(const struct nq_clauses *set, uint32_t *literal,
                           size_t count)
{
    size_t chosen = 0;
    for (size_t i = 0; i < count && chosen < 2; i++) {
        if (set->value[literal[i]] < 0)
            continue;
        const uint32_t swap = literal[i];
        literal[i] = literal[chosen];
        literal[chosen++] = swap;
    }
}

enum nq_status nq_clauses_add(struct nq_clauses *set, const uint32_t *literal,
                              size_t count, uint32_t id, nq_clause *clause,
                              struct nq_error *err)
{
    const size_t need = set->used + NQ_CLAUSE_HEADER + count;
    if (need > UINT32_MAX)
        return nq_fail(err, NQ_MEMORY, "the clauses need more than 16 GB");
    if (need > set->capacity) {
        const size_t capacity = need + need / 2 + 1024;
        uint32_t *larger = realloc(set->arena, capacity * sizeof *larger);
        if (!larger)
            return no_memory(err);
        set->arena = larger;
        set->capacity = capacity;
    }
    const nq_clause made = (nq_clause)set->used;
    const size_t hash = hash_literals(literal, count) % set->buckets;
    uint32_t *head = set->arena + made;
    head[NQ_CLAUSE_ID] = id;
    head[NQ_CLAUSE_SIZE] = (uint32_t)count;
    head[NQ_CLAUSE_NEXT] = set->bucket[hash];
    head[NQ_CLAUSE_LIVE] = 1;
    uint32_t *own = head + NQ_CLAUSE_HEADER;
    if (count > 0)
        memcpy(own, literal, count * sizeof *own);
    choose_watched(set, own, count);
    if (count >= 2 && (!watch(set, own[0], made, own[1]) ||
                       !watch(set, own[1], made, own[0])))
        return no_memory(err);
    set->bucket[hash] = made;
    set->used = need;
    if (++set->stored > 2 * set->buckets)
        rehash(set);
    *clause = made;
    return NQ_OK;
}

/* Has CLAUSE exactly these literals?  Both have no literal twice. */
static bool same_literals(const struct nq_clauses *set, nq_clause clause,
                          const uint32_t *literal, size_t count)
{
    const uint32_t *own = nq_clause_literals(set, clause);
    if (set->arena[clause + NQ_CLAUSE_SIZE] != count)
        return false;
    for (size_t i = 0; i < count; i++) {
        size_t j = 0;
        while (j < count && own[j] != literal[i])
            j++;
        if (j == count)
            return false;
    }
    return true;
}

nq_clause nq_clauses_find(struct nq_clauses *set, const uint32_t *literal,
                          size_t count)
{
    const size_t hash = hash_literals(literal, count) % set->buckets;
    nq_clause clause = set->bucket[hash];
    while (clause && !same_literals(set, clause, literal, count))
        clause = set->arena[clause + NQ_CLAUSE_NEXT];
    return clause;
}

void nq_clauses_delete(struct nq_clauses *set, nq_clause clause)
{
    uint32_t *head = set->arena + clause;
    const size_t hash =
        hash_literals(head + NQ_CLAUSE_HEADER, head[NQ_CLAUSE_SIZE]) %
        set->buckets;
    nq_clause *link = &set->bucket[hash];
    while (*link != clause)
        link = &set->arena[*link + NQ_CLAUSE_NEXT];
    *link = head[NQ_CLAUSE_NEXT];
    head[NQ_CLAUSE_LIVE] = 0;
    set->stored--;
}

void nq_clauses_assign(struct nq_clauses *set, uint32_t literal,
                       nq_clause reason)
{
    assert(set->value[literal] == 0);
    set->value[literal] = 1;
    set->value[literal ^ 1] = -1;
    set->reason[literal / 2] = reason;
    set->trail[set->trail_size++] = literal;
}

/* A literal of CLAUSE that is not false takes the place of its watched literal
 * FALSE_LITERAL; false if there is none.  The other watched one comes first. */
static bool move_watch(struct nq_clauses *set, nq_clause clause,
                       uint32_t false_literal, bool *failed)
{
    uint32_t *own = set->arena + clause + NQ_CLAUSE_HEADER;
    const uint32_t size = set->arena[clause + NQ_CLAUSE_SIZE];
    if (own[0] == false_literal) {
        own[0] = own[1];
        own[1] = false_literal;
    }
    for (uint32_t i = 2; i < size; i++) {
        if (set->value[own[i]] < 0)
            continue;
        own[1] = own[i];
        own[i] = false_literal;
        *failed = !watch(set, own[1], clause, own[0]);
        return true;
    }
    return false;
}

/* Visits all clauses that watch the literal FALSE_LITERAL. */
static nq_clause propagate_one(struct nq_clauses *set, uint32_t false_literal,
                               bool *failed)
{
    struct nq_watches *list = &set->watches[false_literal];
    nq_clause conflict = 0;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        const struct nq_watch at = list->watch[i];
        if (conflict || *failed || set->value[at.blocker] > 0) {
            list->watch[kept++] = at;
            continue;
        }
        if (!set->arena[at.clause + NQ_CLAUSE_LIVE] ||
            move_watch(set, at.clause, false_literal, failed))
            continue;
        const uint32_t other = *nq_clause_literals(set, at.clause);
        list->watch[kept++] =
            (struct nq_watch){.clause = at.clause, .blocker = other};
        if (set->value[other] < 0)
            conflict = at.clause;
        else if (set->value[other] == 0)
            nq_clauses_assign(set, other, at.clause);
    }
    list->count = kept;
    return conflict;
}

enum nq_status nq_clauses_propagate(struct nq_clauses *set, nq_clause *conflict,
                                    struct nq_error *err)
{
    bool failed = false;
    *conflict = 0;
    while (!*conflict && !failed && set->propagated < set->trail_size) {
        set->propagations++;
        *conflict =
            propagate_one(set, set->trail[set->propagated++] ^ 1, &failed);
    }
    return failed ? no_memory(err) : NQ_OK;
}

void nq_clauses_backtrack(struct nq_clauses *set, size_t size)
{
    while (set->trail_size > size) {
        const uint32_t literal = set->trail[--set->trail_size];
        set->value[literal] = 0;
        set->value[literal ^ 1] = 0;
    }
    if (set->propagated > size)
        set->propagated = size;
}
