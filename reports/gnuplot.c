/* gnuplot.c - runs gnuplot and looks whether it did its work. */
#include "reports/gnuplot.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NO_PROGRAM = 127 }; /* the shell's status for it, never gnuplot's own */

/* The child: becomes gnuplot, with LOG for all that it says. */
static void become_gnuplot(const char *folder, const char *script, int log)
{
    const int nothing = open("/dev/null", O_RDONLY);
    if (nothing < 0 || dup2(nothing, STDIN_FILENO) < 0 ||
        dup2(log, STDOUT_FILENO) < 0 || dup2(log, STDERR_FILENO) < 0 ||
        chdir(folder) != 0)
        _exit(1);
    /* in a locale without UTF-8 gnuplot complains about our scripts */
    if (setenv("LC_ALL", "C.UTF-8", 1) != 0)
        _exit(1);
    (void)execlp("gnuplot", "gnuplot", "-d", script, (char *)NULL);
    _exit(errno == ENOENT ? NO_PROGRAM : 1);
}

/* Reads the last line of LOG that is not empty to TEXT, control bytes as '?'.
 * gnuplot shows a wrong line first and says at the end what is wrong. */
static void read_last_line(FILE *log, struct nq_error *text)
{
    char line[sizeof text->text];
    text->text[0] = '\0';
    rewind(log);
    while (fgets(line, sizeof line, log)) {
        line[strcspn(line, "\n")] = '\0';
        const char *from = line + strspn(line, " \t");
        if (*from == '\0' || *from == '^')
            continue;
        (void)snprintf(text->text, sizeof text->text, "%s", from);
    }
    for (char *at = text->text; *at; at++)
        if ((unsigned char)*at < 0x20 || *at == 0x7f)
            *at = '?';
}

/* Waits for the child and says how it ended. */
static enum nq_status wait_for(pid_t child, int *ended, struct nq_error *err)
{
    while (waitpid(child, ended, 0) < 0)
        if (errno != EINTR)
            return nq_fail(err, NQ_IO, "cannot wait for gnuplot: %s",
                           strerror(errno));
    return NQ_OK;
}

static enum nq_status judge_end(int ended, const char *script,
                                const struct nq_error *remark,
                                struct nq_error *err)
{
    if (WIFSIGNALED(ended))
        return nq_fail(err, NQ_IO, "gnuplot %s was ended by signal %d", script,
                       WTERMSIG(ended));
    if (WEXITSTATUS(ended) == NO_PROGRAM)
        return nq_fail(err, NQ_UNSUPPORTED, "there is no gnuplot to draw with");
    if (WEXITSTATUS(ended) != 0)
        return nq_fail(err, NQ_IO, "gnuplot %s failed: %.300s", script,
                       remark->text[0] ? remark->text : "it does not say why");
    return NQ_OK;
}

enum nq_status nq_gnuplot_run(const char *folder, const char *script,
                              struct nq_error *remark, struct nq_error *err)
{
    FILE *log = tmpfile();
    if (!log)
        return nq_fail(err, NQ_IO,
                       "cannot make a temporary file for what gnuplot says: "
                       "%s",
                       strerror(errno));
    int ended = 0;
    enum nq_status status = NQ_OK;
    const pid_t child = fork();
    if (child < 0) {
        status =
            nq_fail(err, NQ_IO, "cannot start gnuplot: %s", strerror(errno));
    } else if (child == 0) {
        become_gnuplot(folder, script, fileno(log));
    } else {
        status = wait_for(child, &ended, err);
    }
    if (!status) {
        read_last_line(log, remark);
        status = judge_end(ended, script, remark, err);
    }
    (void)fclose(log);
    return status;
}

bool nq_gnuplot_image_complete(const char *path)
{
    /* both are 8 bytes long */
    static const char png_end[] = "IEND\xae\x42\x60\x82";
    static const char svg_end[] = "</svg>\n\n";
    const size_t length = strlen(path);
    const bool png = length > 4 && strcmp(path + length - 4, ".png") == 0;
    char found[8];
    FILE *file = fopen(path, "rb");
    if (!file)
        return false;
    const bool complete =
        fseek(file, -(long)sizeof found, SEEK_END) == 0 &&
        fread(found, 1, sizeof found, file) == sizeof found &&
        memcmp(found, png ? png_end : svg_end, sizeof found) == 0;
    (void)fclose(file);
    return complete;
}
