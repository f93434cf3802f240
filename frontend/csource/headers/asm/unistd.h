#ifndef _ASM_UNISTD_H
#define _ASM_UNISTD_H
#if __SIZEOF_LONG__ == 8
#define __NR_read 0
#define __NR_write 1
#define __NR_open 2
#define __NR_close 3
#define __NR_mmap 9
#define __NR_munmap 11
#define __NR_sched_yield 24
#define __NR_getpid 39
#define __NR_clone 56
#define __NR_fork 57
#define __NR_exit 60
#define __NR_gettid 186
#define __NR_futex 202
#define __NR_exit_group 231
#define __NR_tgkill 234
#else
#define __NR_exit 1
#define __NR_fork 2
#define __NR_read 3
#define __NR_write 4
#define __NR_open 5
#define __NR_close 6
#define __NR_getpid 20
#define __NR_munmap 91
#define __NR_clone 120
#define __NR_sched_yield 158
#define __NR_gettid 224
#define __NR_futex 240
#define __NR_exit_group 252
#define __NR_tgkill 270
#endif
#include <mayrun/more/asm_unistd.h>
#endif
