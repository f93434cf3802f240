/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_AUXV_H
#define _MAYRUN_SYS_AUXV_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <elf.h>
extern unsigned long int getauxval (unsigned long int);
#endif
