/* Types and constants. */
#ifndef _MAYRUN_ASM_PARAM_H
#define _MAYRUN_ASM_PARAM_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/param.h>
#define HZ 100
#define EXEC_PAGESIZE 4096
#define NOGROUP (-1)
#define MAXHOSTNAMELEN 64
#endif
