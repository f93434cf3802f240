/* Types and constants. */
#ifndef _MAYRUN_LINUX_TIME_TYPES_H
#define _MAYRUN_LINUX_TIME_TYPES_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <asm/types.h>
#include <linux/futex.h>
struct __kernel_timespec { __kernel_time64_t tv_sec; long long tv_nsec; };
struct __kernel_itimerspec { struct __kernel_timespec it_interval; struct __kernel_timespec it_value; };
struct __kernel_old_timeval { __kernel_long_t tv_sec; __kernel_long_t tv_usec; };
struct __kernel_old_timespec { __kernel_old_time_t tv_sec; long tv_nsec; };
struct __kernel_old_itimerval { struct __kernel_old_timeval it_interval; struct __kernel_old_timeval it_value; };
struct __kernel_sock_timeval { __s64 tv_sec; __s64 tv_usec; };
#endif
