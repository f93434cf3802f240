/* Types and constants. */
#ifndef _MAYRUN_SYS_SINGLE_THREADED_H
#define _MAYRUN_SYS_SINGLE_THREADED_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
extern char __libc_single_threaded;
#endif
