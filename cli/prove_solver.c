/* prove_solver.c - runs a SAT solver on a formula. */
#include "cli/prove_solver.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"

extern char **environ;

/* Writes NAME as one word of a shell. */
static void write_quoted(FILE *out, const char *name)
{
    (void)fputc('\'', out);
    for (; *name; name++) {
        if (*name == '\'')
            (void)fputs("'\\''", out);
        else
            (void)fputc(*name, out);
    }
    (void)fputc('\'', out);
}

/* COMMAND with the names of the files put in; NULL without memory. */
static char *shell_line(const char *command, const char *cnf, const char *proof)
{
    char *line = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&line, &size);
    if (!out)
        return NULL;
    /* exec: a signal reaches the solver itself */
    (void)fputs("exec ", out);
    while (*command) {
        if (strncmp(command, "{cnf}", 5) == 0) {
            write_quoted(out, cnf);
            command += 5;
        } else if (strncmp(command, "{proof}", 7) == 0) {
            write_quoted(out, proof);
            command += 7;
        } else {
            (void)fputc(*command++, out);
        }
    }
    if (fclose(out) == 0)
        return line;
    free(line);
    return NULL;
}

/* Starts the shell with LINE; what it prints goes to OUT. */
static int start(char *line, int out, pid_t *child)
{
    char shell[] = "/bin/sh";
    char option[] = "-c";
    char *const argv[] = {shell, option, line, NULL};
    posix_spawn_file_actions_t actions;
    int failed = posix_spawn_file_actions_init(&actions);
    if (failed)
        return failed;
    failed = posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    if (!failed)
        failed = posix_spawn_file_actions_addopen(
            &actions, STDIN_FILENO, "/dev/null", 0 /* O_RDONLY */, 0);
    if (!failed)
        failed = posix_spawn(child, shell, &actions, NULL, argv, environ);
    (void)posix_spawn_file_actions_destroy(&actions);
    return failed;
}

/* Waits for CHILD and ends it when *STOP is set; its wait status. */
static int wait_for(pid_t child, const atomic_int *stop)
{
    struct timespec pause = {.tv_nsec = 200000};
    int ended = 0;
    while (waitpid(child, &ended, WNOHANG) == 0) {
        if (atomic_load(stop) != 0)
            (void)kill(child, SIGTERM);
        (void)nanosleep(&pause, NULL);
        if (pause.tv_nsec < 20000000)
            pause.tv_nsec += pause.tv_nsec / 4; /* at most 20 ms late */
    }
    return ended;
}

/* Reads the lines `v` of OUT: true variables are squares with queens. */
static void read_model(FILE *out, unsigned n, struct nq_sat_answer *answer)
{
    struct nq_board board = {.n = (uint8_t)n};
    unsigned queens[NQ_MAX_N] = {0};
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, out) > 0) {
        char *at = line + 1;
        if (line[0] != 'v')
            continue;
        for (char *end = NULL;; at = end) {
            const long literal = strtol(at, &end, 10);
            if (end == at)
                break;
            if (literal < 1 || literal > (long)n * (long)n)
                continue;
            const unsigned square = (unsigned)literal - 1;
            queens[square / n]++;
            board.col[square / n] = (uint8_t)(square % n);
        }
    }
    free(line);
    answer->has_model = true;
    for (unsigned row = 0; row < n; row++)
        answer->has_model = answer->has_model && queens[row] == 1;
    answer->model = board;
}

static enum nq_status judge(const char *command, int ended, unsigned n,
                            FILE *out, struct nq_sat_answer *answer,
                            struct nq_error *err)
{
    enum { UNSATISFIABLE = 20, SATISFIABLE = 10, NO_COMMAND = 127 };
    const int status = WIFEXITED(ended) ? WEXITSTATUS(ended) : -1;
    if (status == UNSATISFIABLE) {
        answer->verdict = NQ_SAT_UNSATISFIABLE;
        return NQ_OK;
    }
    if (status == SATISFIABLE) {
        answer->verdict = NQ_SAT_SATISFIABLE;
        rewind(out);
        read_model(out, n, answer);
        return NQ_OK;
    }
    if (status == NO_COMMAND)
        return nq_fail(err, NQ_IO,
                       "cannot run the SAT solver '%s'; install it (Debian: "
                       "apt-get install cadical) or name another with --solver",
                       command);
    if (WIFSIGNALED(ended))
        return nq_fail(err, NQ_UNSUPPORTED,
                       "the SAT solver '%s' was ended by signal %d", command,
                       WTERMSIG(ended));
    return nq_fail(err, NQ_UNSUPPORTED,
                   "the SAT solver '%s' gave no answer: its exit status is %d, "
                   "not 10 or 20",
                   command, status);
}

enum nq_status nq_sat_run(const char *command, struct nq_sat_files files,
                          unsigned n, const atomic_int *stop,
                          struct nq_sat_answer *answer, struct nq_error *err)
{
    char *line = shell_line(command, files.cnf, files.proof);
    if (!line)
        return nq_fail(err, NQ_MEMORY, "out of memory");
    FILE *out = tmpfile();
    pid_t child = 0;
    int failed = out ? 0 : errno;
    const double begun = nq_clock_wall();
    if (!failed)
        failed = start(line, fileno(out), &child);
    free(line);
    enum nq_status status = NQ_OK;
    if (failed) {
        status = nq_fail(err, NQ_IO, "cannot run the SAT solver: %s",
                         strerror(failed));
    } else {
        struct nq_sat_answer found = {0};
        const int ended = wait_for(child, stop);
        found.seconds = nq_clock_wall() - begun;
        status = atomic_load(stop) != 0
                     ? nq_fail(err, NQ_STOPPED, "stopped")
                     : judge(command, ended, n, out, &found, err);
        if (!status)
            *answer = found;
    }
    if (out)
        (void)fclose(out);
    return status;
}
