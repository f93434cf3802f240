/* Types and constants. */
#ifndef _MAYRUN_LINUX_VERSION_H
#define _MAYRUN_LINUX_VERSION_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define LINUX_VERSION_CODE 393659
#define KERNEL_VERSION(a,b,c) (((a) << 16) + ((b) << 8) + ((c) > 255 ? 255 : (c)))
#define LINUX_VERSION_MAJOR 6
#define LINUX_VERSION_PATCHLEVEL 1
#define LINUX_VERSION_SUBLEVEL 187
#endif
