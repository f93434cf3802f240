/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_SEM_H_MORE
#define _MAYRUN_SYS_SEM_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
struct semid_ds { struct ipc_perm sem_perm; __time_t sem_otime; __syscall_ulong_t __sem_otime_high; __time_t sem_ctime; __syscall_ulong_t __sem_ctime_high; __syscall_ulong_t sem_nsems; __syscall_ulong_t __glibc_reserved3; __syscall_ulong_t __glibc_reserved4; };
struct seminfo { int semmap; int semmni; int semmns; int semmnu; int semmsl; int semopm; int semume; int semusz; int semvmx; int semaem; };
extern int semtimedop (int, struct sembuf *, size_t, const struct timespec *);
#endif
