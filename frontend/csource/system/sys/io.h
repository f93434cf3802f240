/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_IO_H
#define _MAYRUN_SYS_IO_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
extern int ioperm (unsigned long int, unsigned long int, int);
extern int iopl (int);
#endif
