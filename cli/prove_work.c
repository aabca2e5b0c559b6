/* prove_work.c - the work of `nqueens prove`. */
#include <errno.h>
#include <inttypes.h>
#include <sha256.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/machine.h"
#include "cli/interrupt.h"
#include "cli/prove.h"
#include "cli/prove_list.h"
#include "cli/prove_solver.h"
#include "db/store.h"
#include "formats/queens_formula.h"
#include "verify/audit.h"

/* One run of the command. */
struct work {
    const struct nq_prove_options *options;
    struct nq_proving *proving;
    struct nq_puzzle puzzle;
    struct nq_store *store;
    struct nq_formula formula;
    size_t rules;
    char part[NQ_PROOF_PATH_SIZE]; /* a file that is not finished */
};

static enum nq_status system_failure(const char *what, const char *path,
                                     struct nq_error *err)
{
    return nq_fail(err, NQ_IO, "cannot %s '%s': %s", what, path,
                   strerror(errno));
}

static enum nq_status name_file(char path[NQ_PROOF_PATH_SIZE],
                                const struct work *work, const char *ending,
                                struct nq_error *err)
{
    const int length = snprintf(path, NQ_PROOF_PATH_SIZE, "%s/queens-%u.%s",
                                work->options->out, work->puzzle.n, ending);
    if (length < 0 || length >= NQ_PROOF_PATH_SIZE)
        return nq_fail(err, NQ_RANGE, "the name of the folder is too long");
    return NQ_OK;
}

static enum nq_walk forbid(const struct nq_board *board, void *ctx)
{
    return nq_queens_forbid(ctx, board, NULL) ? NQ_STOP : NQ_CONTINUE;
}

/* Forbids every solution that the method finds. */
static enum nq_status forbid_found(struct work *work, struct nq_error *err)
{
    struct nq_search search = {
        .visit = forbid, .ctx = &work->formula, .stop = &nq_interrupted};
    const struct nq_solver *solver = work->options->question.solver;
    if (solver->canonical)
        return nq_fail(err, NQ_UNSUPPORTED,
                       "method %s finds one solution of each class only; name "
                       "another with --method",
                       solver->name);
    const enum nq_status status =
        nq_solver_search(solver, &work->puzzle, &search, err);
    if (status)
        return status;
    if (work->formula.clauses - work->rules != search.stats.solutions)
        return nq_fail(err, NQ_MEMORY, "out of memory");
    return NQ_OK;
}

static enum nq_status make_formula(struct work *work, struct nq_error *err)
{
    nq_formula_init(&work->formula);
    enum nq_status status = nq_queens_rules(&work->formula, &work->puzzle, err);
    work->rules = work->formula.clauses;
    if (status)
        return status;
    if (!work->options->list)
        status = forbid_found(work, err);
    else
        status = nq_forbid_list(work->options->list, &work->puzzle,
                                &work->formula, work->proving->reason, err);
    work->proving->solutions = work->formula.clauses - work->rules;
    work->proving->clauses = work->formula.clauses;
    return status;
}

/* Writes the formula beside its final name, then gives it that name. */
static enum nq_status write_formula(struct work *work, struct nq_error *err)
{
    enum nq_status status = name_file(work->part, work, "cnf.part", err);
    if (status)
        return status;
    FILE *out = fopen(work->part, "w");
    if (!out)
        return system_failure("write", work->part, err);
    status =
        nq_queens_write(&work->formula, work->puzzle.n, work->rules, out, err);
    errno = 0;
    if (fclose(out) != 0 && !status)
        status = system_failure("write", work->part, err);
    /* the proof of an earlier formula does not belong to this one */
    if (!status && unlink(work->proving->drat) != 0 && errno != ENOENT)
        status = system_failure("replace", work->proving->drat, err);
    if (!status && rename(work->part, work->proving->cnf) != 0)
        status = system_failure("write", work->proving->cnf, err);
    return status;
}

static FILE *open_file(const char *path, struct nq_error *err)
{
    FILE *in = fopen(path, "r");
    struct stat about;
    if (in && fstat(fileno(in), &about) == 0 && S_ISDIR(about.st_mode)) {
        (void)fclose(in);
        in = NULL;
        errno = EISDIR;
    }
    if (!in)
        (void)system_failure("read", path, err);
    return in;
}

/* Puts the name of the file before what is wrong with it. */
static enum nq_status about_file(const char *path, enum nq_status status,
                                 struct nq_error *err)
{
    struct nq_error inner = *err;
    if (status)
        (void)nq_fail(err, status, "'%s': %s", path, inner.text);
    return status;
}

static enum nq_status check_proof(const struct nq_formula *formula,
                                  const struct nq_proof_files *files,
                                  struct nq_checked *checked,
                                  struct nq_error *err)
{
    FILE *in = open_file(files->proof, err);
    if (!in)
        return NQ_IO;
    FILE *lrat = files->lrat ? fopen(files->lrat, "w") : NULL;
    enum nq_status status = NQ_OK;
    struct nq_drat proof;
    nq_drat_init(&proof, in);
    if (files->lrat && !lrat)
        status = system_failure("write", files->lrat, err);
    else
        status = about_file(
            files->proof,
            nq_proof_check(formula, &proof, lrat, &checked->result, err), err);
    nq_drat_release(&proof);
    (void)fclose(in);
    if (lrat && fclose(lrat) != 0 && !status)
        status = system_failure("write", files->lrat, err);
    return status;
}

enum nq_status nq_prove_check(const struct nq_proof_files *files,
                              const struct nq_puzzle *puzzle,
                              struct nq_checked *checked, struct nq_error *err)
{
    *checked = (struct nq_checked){0};
    const double begun = nq_clock_wall();
    FILE *in = open_file(files->cnf, err);
    if (!in)
        return NQ_IO;
    struct nq_formula formula;
    struct nq_audit audit = {.accepted = true};
    enum nq_status status =
        about_file(files->cnf, nq_formula_read(&formula, in, err), err);
    (void)fclose(in);
    if (status)
        return status;
    if (puzzle)
        status = nq_audit_formula(&formula, puzzle, &audit, err);
    checked->solutions = audit.forbidden;
    checked->clauses = formula.clauses;
    if (!status && audit.accepted)
        status = check_proof(&formula, files, checked, err);
    else if (!status)
        memcpy(checked->result.reason, audit.reason, sizeof audit.reason);
    checked->seconds = nq_clock_wall() - begun;
    nq_formula_release(&formula);
    return status;
}

/* The puzzle's rows, each ended by a slash. */
static void draw_puzzle(const struct nq_puzzle *puzzle, char *text)
{
    for (unsigned row = 0; row < puzzle->n; row++) {
        for (unsigned col = 0; col < puzzle->n; col++) {
            const uint32_t bit = UINT32_C(1) << col;
            *text = '.';
            if (puzzle->blocked[row] & bit)
                *text = '#';
            if (puzzle->placed[row] & bit)
                *text = 'Q';
            text++;
        }
        *text++ = '/';
    }
    *text = '\0';
}

static enum nq_status keep(struct work *work, struct nq_error *err)
{
    const struct nq_proving *proving = work->proving;
    char sha256[SHA256_DIGEST_STRING_LENGTH];
    char board[NQ_MAX_N * (NQ_MAX_N + 1) + 1];
    char machine[NQ_MACHINE_SIZE];
    if (!SHA256File(proving->drat, sha256))
        return system_failure("read", proving->drat, err);
    draw_puzzle(&work->puzzle, board);
    nq_machine_name(machine);
    const bool superqueen = work->puzzle.rule == NQ_RULE_SUPERQUEEN;
    const struct nq_proof_record record = {
        .n = proving->n,
        .rule = superqueen ? "superqueen" : "queen",
        .board = board,
        .solutions = proving->solutions,
        .clauses = proving->clauses,
        .steps = proving->steps,
        .bytes = proving->bytes,
        .sha256 = sha256,
        .solver = work->options->solver,
        .solver_seconds = proving->solver_seconds,
        .check_seconds = proving->check_seconds,
        .machine = machine,
        .finished = (int64_t)time(NULL),
    };
    enum nq_status status = nq_store_begin(work->store, err);
    if (!status)
        status = nq_store_add_proof(work->store, &record, err);
    if (!status)
        status = nq_store_commit(work->store, err);
    if (status)
        nq_store_undo(work->store);
    return status;
}

/* The formula has no solution, says the solver: is that so? */
static enum nq_status accept(struct work *work, struct nq_error *err)
{
    struct nq_proving *proving = work->proving;
    struct nq_checked checked;
    struct stat about;
    const struct nq_proof_files files = {.cnf = proving->cnf,
                                         .proof = work->part};
    enum nq_status status =
        nq_prove_check(&files, &work->puzzle, &checked, err);
    if (status)
        return status;
    if (stat(work->part, &about) != 0 || rename(work->part, proving->drat) != 0)
        return system_failure("write", proving->drat, err);
    proving->bytes = (uint64_t)about.st_size;
    proving->steps = checked.result.steps;
    proving->check_seconds = checked.seconds;
    proving->verdict = checked.result.proved ? NQ_PROVED : NQ_NOT_PROVED;
    memcpy(proving->reason, checked.result.reason, sizeof proving->reason);
    return checked.result.proved ? keep(work, err) : NQ_OK;
}

static enum nq_status refute(struct work *work, struct nq_error *err)
{
    struct nq_proving *proving = work->proving;
    struct nq_sat_answer answer;
    const struct nq_sat_files files = {.cnf = proving->cnf,
                                       .proof = work->part};
    enum nq_status status = name_file(work->part, work, "drat.part", err);
    if (!status)
        status = nq_sat_run(work->options->solver, files, work->puzzle.n,
                            &nq_interrupted, &answer, err);
    if (status)
        return status;
    proving->solver_seconds = answer.seconds;
    if (answer.verdict == NQ_SAT_UNSATISFIABLE)
        return accept(work, err);
    proving->missing = answer.model;
    proving->verdict = NQ_MISSING;
    if (!answer.has_model || !nq_solves(&work->puzzle, &answer.model)) {
        proving->verdict = NQ_NOT_PROVED;
        (void)snprintf(proving->reason, sizeof proving->reason,
                       "the SAT solver says that there is another solution, "
                       "but what it shows is none");
    }
    return NQ_OK;
}

enum nq_status nq_prove(const struct nq_prove_options *options,
                        struct nq_proving *proving, struct nq_error *err)
{
    *proving = (struct nq_proving){0};
    struct work work = {.options = options, .proving = proving};
    enum nq_status status =
        nq_question_puzzle(&options->question, &work.puzzle, err);
    if (!status)
        status = name_file(proving->cnf, &work, "cnf", err);
    if (!status)
        status = name_file(proving->drat, &work, "drat", err);
    if (!status && mkdir(options->out, 0777) != 0 && errno != EEXIST)
        status = system_failure("make the folder", options->out, err);
    if (!status) /* before anything is computed in vain */
        status = nq_store_open(&work.store, options->db, NQ_STORE_CREATE, err);
    proving->n = work.puzzle.n;
    if (!status)
        status = make_formula(&work, err);
    if (proving->reason[0])
        proving->verdict = NQ_NOT_PROVED;
    else if (!status)
        status = write_formula(&work, err);
    if (!status && !proving->reason[0])
        status = refute(&work, err);
    if (work.part[0] != '\0')
        (void)unlink(work.part);
    nq_formula_release(&work.formula);
    nq_store_close(work.store);
    return status;
}
