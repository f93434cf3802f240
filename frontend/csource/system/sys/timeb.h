/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_TIMEB_H
#define _MAYRUN_SYS_TIMEB_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
struct timeb { time_t time; unsigned short int millitm; short int timezone; short int dstflag; };
extern int ftime (struct timeb *);
#endif
