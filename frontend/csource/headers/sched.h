#ifndef _SCHED_H
#define _SCHED_H
#include <features.h>
#include <stddef.h>
#include <mayrun/types.h>
#define SCHED_OTHER 0
#define SCHED_FIFO 1
#define SCHED_RR 2
#define SCHED_BATCH 3
#define SCHED_IDLE 5
#define CLONE_VM 0x00000100
#define CLONE_FS 0x00000200
#define CLONE_FILES 0x00000400
#define CLONE_SIGHAND 0x00000800
#define CLONE_VFORK 0x00004000
#define CLONE_PARENT 0x00008000
#define CLONE_THREAD 0x00010000
#define CLONE_SYSVSEM 0x00040000
#define CLONE_SETTLS 0x00080000
#define CLONE_PARENT_SETTID 0x00100000
#define CLONE_CHILD_CLEARTID 0x00200000
#define CLONE_CHILD_SETTID 0x01000000
struct sched_param { int sched_priority; };
#define CPU_SETSIZE 1024
typedef unsigned long __cpu_mask;
typedef struct { __cpu_mask __bits[CPU_SETSIZE / (8 * sizeof(__cpu_mask))]; } cpu_set_t;
#define CPU_ZERO(set) ((void)__builtin_memset((set), 0, sizeof(cpu_set_t)))
#define CPU_SET(cpu, set) ((set)->__bits[(cpu) / (8 * sizeof(__cpu_mask))] |= 1UL << ((cpu) % (8 * sizeof(__cpu_mask))))
#define CPU_CLR(cpu, set) ((set)->__bits[(cpu) / (8 * sizeof(__cpu_mask))] &= ~(1UL << ((cpu) % (8 * sizeof(__cpu_mask)))))
#define CPU_ISSET(cpu, set) (((set)->__bits[(cpu) / (8 * sizeof(__cpu_mask))] >> ((cpu) % (8 * sizeof(__cpu_mask)))) & 1)
#define CPU_COUNT(set) __sched_cpucount(sizeof(cpu_set_t), (set))
int __sched_cpucount(size_t, const cpu_set_t *);
int sched_yield(void);
int sched_get_priority_max(int);
int sched_get_priority_min(int);
int sched_setscheduler(pid_t, int, const struct sched_param *);
int sched_getscheduler(pid_t);
int sched_setparam(pid_t, const struct sched_param *);
int sched_getparam(pid_t, struct sched_param *);
int sched_rr_get_interval(pid_t, struct timespec *);
int sched_setaffinity(pid_t, size_t, const cpu_set_t *);
int sched_getaffinity(pid_t, size_t, cpu_set_t *);
int sched_getcpu(void);
int clone(int (*)(void *), void *, int, void *, ...);
int unshare(int);
#ifdef _GNU_SOURCE
#define SCHED_ISO 4
#define SCHED_DEADLINE 6
#define SCHED_RESET_ON_FORK 1073741824
#define CSIGNAL 255
#define CLONE_PIDFD 4096
#define CLONE_PTRACE 8192
#define CLONE_NEWNS 131072
#define CLONE_DETACHED 4194304
#define CLONE_UNTRACED 8388608
#define CLONE_NEWCGROUP 33554432
#define CLONE_NEWUTS 67108864
#define CLONE_NEWIPC 134217728
#define CLONE_NEWUSER 268435456
#define CLONE_NEWPID 536870912
#define CLONE_NEWNET 1073741824
#define CLONE_IO 2147483648U
#define CLONE_NEWTIME 128
#endif
#include <mayrun/more/sched.h>
#define sched_priority sched_priority
#endif
