/* store.h - what was found, kept in one SQLite file.
 *
 * Only db/ knows SQLite.  One transaction is one unit of work: what was
 * committed survives anything, what was not leaves no trace.  A call outside
 * nq_store_begin and nq_store_commit is a unit of its own.  The tables are
 * described in db/schema.sql.
 *
 * Fails, in all calls: NQ_STORE or NQ_IO with what is wrong with the file and
 * the remedy in the message, NQ_MEMORY. */
#ifndef NQ_DB_STORE_H
#define NQ_DB_STORE_H

#include <stddef.h>

#include "board/digest.h"
#include "board/symmetry.h"

struct nq_store;

enum nq_store_mode {
    NQ_STORE_READ,  /* must exist; nothing is written */
    NQ_STORE_CREATE /* made if it is not there; migrated if it is older */
};

/* Opens the store in the file PATH.
 *
 * Owns:   *STORE until nq_store_close.
 * Fails:  NQ_STORE, with the remedy in the message, if the file is not an
 *         nqueens store, is from a newer version, is damaged, read-only or
 *         locked by another process; NQ_IO if it is not there or cannot be
 *         made; *STORE is then NULL.
 */
enum nq_status nq_store_open(struct nq_store **store, const char *path,
                             enum nq_store_mode mode, struct nq_error *err);

/* Closes STORE (NULL is allowed); a transaction under way is undone. */
void nq_store_close(struct nq_store *store);

/* One unit of work: all of it is kept, or nothing.  On a store that is open for
 * reading it is one view of the store, whatever others write meanwhile.  After
 * a failure, that of nq_store_commit included, undo; to undo never fails, and
 * does nothing when no unit is under way.
 *
 * Cost:   nq_store_commit waits for the disk; after very many new classes it
 *         also packs the file.
 */
enum nq_status nq_store_begin(struct nq_store *store, struct nq_error *err);
enum nq_status nq_store_commit(struct nq_store *store, struct nq_error *err);
void nq_store_undo(struct nq_store *store);

/* The answer for one n. */
struct nq_size_record {
    unsigned n;
    uint64_t solutions;
    uint64_t classes;        /* up to rotation and reflection */
    uint64_t half_turn;      /* of these, NQ_HALF_TURN and no more */
    uint64_t quarter_turn;   /* of these, NQ_QUARTER_TURN */
    struct nq_digest digest; /* of all solutions */
    bool complete;           /* every class is in the store; n <= 20 only */
};

/* One method's work on one n, or on part PART of PARTS of it. */
struct nq_run {
    const char *method;
    unsigned version;
    const char *source;
    unsigned n, part, parts; /* 1 of 1: the whole */
    uint64_t solutions, nodes;
    bool has_digest; /* false for methods that see no boards */
    struct nq_digest digest;
    double wall_seconds, cpu_seconds;
    uint64_t peak_memory; /* bytes */
    const char *machine;
    int64_t started, finished; /* seconds since 1970, UTC */
};

/* Writes or replaces the answer for record->n.  Another number of solutions or
 * another digest than the one there takes the confirmations of n away.
 *
 * Range:  1 <= n <= NQ_MAX_N; solutions, classes and symmetric ones obey
 *         solutions = 8 classes - 4 half_turn - 6 quarter_turn for n > 1.
 */
enum nq_status nq_store_put_size(struct nq_store *store,
                                 const struct nq_size_record *record,
                                 struct nq_error *err);

/* Reads the answer for N; *FOUND says whether there is one.  If not, *RECORD is
 * unchanged. */
enum nq_status nq_store_get_size(struct nq_store *store, unsigned n,
                                 struct nq_size_record *record, bool *found,
                                 struct nq_error *err);

/* Adds a run (and its method, if new); its key goes to *ID.
 *
 * Range:  1 <= n <= NQ_MAX_N, 1 <= part <= parts, texts not NULL.
 */
enum nq_status nq_store_add_run(struct nq_store *store,
                                const struct nq_run *run, int64_t *id,
                                struct nq_error *err);

/* Says that the run ID agrees with the others confirmed about WHAT
 * ("solutions", "set", "nodes") of N; said before, nothing changes.  The answer
 * for N must be there when the unit of work is committed. */
enum nq_status nq_store_confirm(struct nq_store *store, unsigned n,
                                const char *what, int64_t id,
                                struct nq_error *err);

/* How many different methods confirm WHAT about N. */
enum nq_status nq_store_confirmations(struct nq_store *store, unsigned n,
                                      const char *what, unsigned *methods,
                                      struct nq_error *err);

/* Deletes all classes of N; then adds them, in ascending order of rank.  The
 * answer for N must be there when the unit of work is committed.
 *
 * Range:  1 <= N <= NQ_MAX_RANKED_N, 0 <= RANK < N!.
 * Cost:   a second or two for a million; memory does not grow.
 */
enum nq_status nq_store_clear_classes(struct nq_store *store, unsigned n,
                                      struct nq_error *err);
enum nq_status nq_store_add_class(struct nq_store *store, unsigned n,
                                  int64_t rank, enum nq_symmetry symmetry,
                                  struct nq_error *err);

/* Reads the classes of N in ascending order of rank. One cursor a store at a
 * time; rewinding starts again. */
struct nq_class_record {
    int64_t rank;
    enum nq_symmetry symmetry;
};
enum nq_status nq_store_rewind_classes(struct nq_store *store, unsigned n,
                                       struct nq_error *err);
enum nq_status nq_store_next_class(struct nq_store *store,
                                   struct nq_class_record *record, bool *more,
                                   struct nq_error *err);

/* One checked proof that the solutions of a puzzle are all there are. */
struct nq_proof_record {
    unsigned n;
    const char *rule;  /* "queen" or "superqueen" */
    const char *board; /* its rows, each ended by a slash: . # Q */
    uint64_t solutions, clauses, steps, bytes;
    const char *sha256; /* of the proof's file, 64 hexadecimal digits */
    const char *solver; /* the command */
    double solver_seconds, check_seconds;
    const char *machine;
    int64_t finished; /* seconds since 1970, UTC */
};

/* Adds a proof. */
enum nq_status nq_store_add_proof(struct nq_store *store,
                                  const struct nq_proof_record *proof,
                                  struct nq_error *err);

#endif
