#ifndef _SYS_SYSCALL_H
#define _SYS_SYSCALL_H
#include <features.h>
#include <asm/unistd.h>
#if __SIZEOF_LONG__ == 8
#define SYS_read 0
#define SYS_write 1
#define SYS_open 2
#define SYS_close 3
#define SYS_mmap 9
#define SYS_mprotect 10
#define SYS_munmap 11
#define SYS_sched_yield 24
#define SYS_nanosleep 35
#define SYS_getpid 39
#define SYS_clone 56
#define SYS_fork 57
#define SYS_exit 60
#define SYS_kill 62
#define SYS_gettid 186
#define SYS_tkill 200
#define SYS_futex 202
#define SYS_sched_setaffinity 203
#define SYS_sched_getaffinity 204
#define SYS_exit_group 231
#define SYS_tgkill 234
#define SYS_getcpu 309
#define SYS_getrandom 318
#define SYS_membarrier 324
#else
#define SYS_exit 1
#define SYS_fork 2
#define SYS_read 3
#define SYS_write 4
#define SYS_open 5
#define SYS_close 6
#define SYS_getpid 20
#define SYS_kill 37
#define SYS_munmap 91
#define SYS_clone 120
#define SYS_mprotect 125
#define SYS_sched_yield 158
#define SYS_nanosleep 162
#define SYS_gettid 224
#define SYS_tkill 238
#define SYS_futex 240
#define SYS_sched_setaffinity 241
#define SYS_sched_getaffinity 242
#define SYS_exit_group 252
#define SYS_tgkill 270
#define SYS_getcpu 318
#define SYS_getrandom 355
#define SYS_membarrier 375
#endif
#include <mayrun/more/sys_syscall.h>
#endif
