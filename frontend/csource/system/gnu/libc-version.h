/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_GNU_LIBC_VERSION_H
#define _MAYRUN_GNU_LIBC_VERSION_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
extern const char *gnu_get_libc_release (void);
extern const char *gnu_get_libc_version (void);
#endif
