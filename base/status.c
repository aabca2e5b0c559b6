/* status.c - the words for failure that every folder shares. */
#include "base/status.h"

#include <stdarg.h>
#include <stdio.h>

enum nq_status nq_fail(struct nq_error *err, enum nq_status status,
                       const char *format, ...)
{
    if (err) {
        va_list args;
        va_start(args, format);
        (void)vsnprintf(err->text, sizeof err->text, format, args);
        va_end(args);
    }
    return status;
}

const char *nq_status_text(enum nq_status status)
{
    switch (status) {
    case NQ_OK:
        return "success";
    case NQ_RANGE:
        return "out of range";
    case NQ_SYNTAX:
        return "cannot be read";
    case NQ_UNSUPPORTED:
        return "not supported";
    case NQ_MEMORY:
        return "out of memory";
    case NQ_IO:
        return "input or output error";
    case NQ_STORE:
        return "store error";
    case NQ_STOPPED:
        return "stopped";
    }
    return "unknown status";
}
