/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_ULIMIT_H
#define _MAYRUN_ULIMIT_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
enum { UL_GETFSIZE = 1, UL_SETFSIZE, __UL_GETMAXBRK, __UL_GETOPENMAX };
extern long int ulimit (int, ...);
#define UL_GETFSIZE UL_GETFSIZE
#define UL_SETFSIZE UL_SETFSIZE
#endif
