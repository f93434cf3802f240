/* Types and constants. */
#ifndef _MAYRUN_SYS_PERM_H
#define _MAYRUN_SYS_PERM_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/io.h>
#endif
