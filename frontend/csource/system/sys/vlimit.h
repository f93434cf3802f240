/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_VLIMIT_H
#define _MAYRUN_SYS_VLIMIT_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
enum __vlimit_resource { LIM_NORAISE, LIM_CPU, LIM_FSIZE, LIM_DATA, LIM_STACK, LIM_CORE, LIM_MAXRSS };
#define INFINITY 0x7fffffff
extern int vlimit (enum __vlimit_resource, int);
#endif
