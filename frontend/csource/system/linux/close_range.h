/* Types and constants. */
#ifndef _MAYRUN_LINUX_CLOSE_RANGE_H
#define _MAYRUN_LINUX_CLOSE_RANGE_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define CLOSE_RANGE_UNSHARE (1U << 1)
#define CLOSE_RANGE_CLOEXEC (1U << 2)
#endif
