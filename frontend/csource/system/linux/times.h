/* Types and constants. */
#ifndef _MAYRUN_LINUX_TIMES_H
#define _MAYRUN_LINUX_TIMES_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/times.h>
#include <asm/types.h>
#include <linux/futex.h>
#endif
