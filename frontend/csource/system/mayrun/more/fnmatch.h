/* Types and constants. */
#ifndef _MAYRUN_FNMATCH_H_MORE
#define _MAYRUN_FNMATCH_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define FNM_NOSYS (-1)
#endif
