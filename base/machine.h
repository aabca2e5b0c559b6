/* machine.h - what the program runs on, in words. */
#ifndef NQ_BASE_MACHINE_H
#define NQ_BASE_MACHINE_H

enum { NQ_MACHINE_SIZE = 128 };

/* Writes the processor's name and the number of processors that are online,
 * such as "AMD EPYC 7B13, 2 processors".  Where the system does not tell the
 * name, the architecture stands for it.  The text is printable ASCII and has
 * no blanks at either end. */
void nq_machine_name(char text[NQ_MACHINE_SIZE]);

#endif
