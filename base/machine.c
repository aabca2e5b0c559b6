/* machine.c - what the program runs on, in words. */
#include "base/machine.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

enum { NAME_SIZE = NQ_MACHINE_SIZE - 32 }; /* leaves room for the number */

/* Copies the printable part of TEXT, runs of blanks as one. */
static void copy_name(char name[NAME_SIZE], const char *text)
{
    size_t used = 0;
    bool blank = false;
    for (; *text && used + 2 < NAME_SIZE; text++) {
        if (*text <= ' ' || *text > '~') {
            blank = used > 0;
            continue;
        }
        if (blank)
            name[used++] = ' ';
        blank = false;
        name[used++] = *text;
    }
    name[used] = '\0';
}

/* The first "model name" that Linux lists; "" if there is none. */
static void read_model(char name[NAME_SIZE])
{
    static const char key[] = "model name";
    char line[256];
    name[0] = '\0';
    FILE *file = fopen("/proc/cpuinfo", "r");
    if (!file)
        return;
    while (name[0] == '\0' && fgets(line, sizeof line, file)) {
        const char *colon = strchr(line, ':');
        if (colon && strncmp(line, key, sizeof key - 1) == 0)
            copy_name(name, colon + 1);
    }
    (void)fclose(file);
}

void nq_machine_name(char text[NQ_MACHINE_SIZE])
{
    char name[NAME_SIZE];
    struct utsname system;
    read_model(name);
    if (name[0] == '\0')
        copy_name(name, uname(&system) == 0 ? system.machine : "unknown");
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (processors > 0)
        (void)snprintf(text, NQ_MACHINE_SIZE, "%s, %ld processor%s", name,
                       processors, processors == 1 ? "" : "s");
    else
        (void)snprintf(text, NQ_MACHINE_SIZE, "%s", name);
}
