/* Types and constants. */
#ifndef _MAYRUN_LINUX_KERNEL_H
#define _MAYRUN_LINUX_KERNEL_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/sysinfo.h>
#define __KERNEL_DIV_ROUND_UP(n,d) (((n) + (d) - 1) / (d))
#endif
