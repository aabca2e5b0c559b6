/* program.h - what the wrong programs in this folder have in common: they read
 * sizes, they print, they can be stopped.  Nothing here is wrong. */
#ifndef NQ_FAULTS_PROGRAM_H
#define NQ_FAULTS_PROGRAM_H

#include "faults/fault.h"

enum nq_program_state {
    NQ_PROGRAM_RUNS,
    NQ_PROGRAM_ENOUGH,  /* the reader wants no more */
    NQ_PROGRAM_STOPPED, /* a limit was reached */
    NQ_PROGRAM_NO_MEMORY,
    NQ_PROGRAM_CRASHED
};

/* A program while it runs. */
struct nq_program {
    const struct nq_fault_sink *sink;
    struct nq_fault_limits limits;
    const unsigned *n; /* the sizes to read */
    size_t count;      /* how many of them */
    size_t read;       /* how many were read */
    uint64_t steps;
    enum nq_program_state state;
};

/* Reads the next size.  False at the end, and when the program must end. */
bool nq_read_size(struct nq_program *program, unsigned *n);

/* Says that one more placement was tried.  False: give up and return. */
bool nq_step(struct nq_program *program);

/* Breaks off as by a bad index: nothing is printed from now on. */
void nq_crash(struct nq_program *program);

/* Prints N queens on a board of N x N, the one of row r in column COL[r]. */
void nq_print_columns(struct nq_program *program, unsigned n, const int *col);

/* Prints COUNT queens on a board of N x N. */
void nq_print_squares(struct nq_program *program, unsigned n, size_t count,
                      const struct nq_square *square);

void nq_print_total(struct nq_program *program, uint64_t total);
void nq_print_none(struct nq_program *program);

/* The textbook program: one queen in each row, each column tried from the left,
 * back when none is left. */
struct nq_rows {
    struct nq_program *program;
    unsigned n;
    int col[NQ_MAX_N]; /* of the queens in rows 0..row-1 */
    uint64_t found;
    void *own; /* what else a program keeps */
};

/* May a queen stand in ROW, COL below those of the rows above? */
typedef bool nq_safe_fn(const struct nq_rows *rows, int row, int col);

/* What happens when all rows are full: NULL prints the board and counts it. */
typedef void nq_full_fn(struct nq_rows *rows);

/* Places queens from row ROW on. */
void nq_fill_rows(struct nq_rows *rows, int row, nq_safe_fn *safe,
                  nq_full_fn *full);

/* A whole program for one size: fills all rows, prints each board and how many
 * there were. */
void nq_print_all(struct nq_program *program, unsigned n, nq_safe_fn *safe);

/* The right test, for programs whose mistake is elsewhere. */
bool nq_safe(const struct nq_rows *rows, int row, int col);

#endif
