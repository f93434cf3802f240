/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_PROFIL_H
#define _MAYRUN_SYS_PROFIL_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/time.h>
#include <sys/types.h>
struct prof { void *pr_base; size_t pr_size; size_t pr_off; unsigned long int pr_scale; };
#define PROF_USHORT (0)
#define PROF_UINT (1 << 0)
#define PROF_FAST (1 << 1)
extern int sprofil (struct prof *, int, struct timeval *, unsigned int);
#endif
