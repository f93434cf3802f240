/* Types and constants. */
#ifndef _MAYRUN_LINUX_TIME_H
#define _MAYRUN_LINUX_TIME_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/time.h>
#include <asm/types.h>
#include <linux/time_types.h>
#include <linux/futex.h>
#include <aio.h>
#include <time.h>
#define ITIMER_REAL 0
#define ITIMER_VIRTUAL 1
#define ITIMER_PROF 2
#define CLOCK_SGI_CYCLE 10
#define MAX_CLOCKS 16
#define CLOCKS_MASK (CLOCK_REALTIME | CLOCK_MONOTONIC)
#define CLOCKS_MONO CLOCK_MONOTONIC
#define TIMER_ABSTIME 0x01
#endif
