/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_SHM_H_MORE
#define _MAYRUN_SYS_SHM_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define SHMLBA (__getpagesize ())
extern int __getpagesize (void);
typedef __syscall_ulong_t shmatt_t;
struct shminfo { __syscall_ulong_t shmmax; __syscall_ulong_t shmmin; __syscall_ulong_t shmmni; __syscall_ulong_t shmseg; __syscall_ulong_t shmall; __syscall_ulong_t __glibc_reserved1; __syscall_ulong_t __glibc_reserved2; __syscall_ulong_t __glibc_reserved3; __syscall_ulong_t __glibc_reserved4; };
struct shm_info { int used_ids; __syscall_ulong_t shm_tot; __syscall_ulong_t shm_rss; __syscall_ulong_t shm_swp; __syscall_ulong_t swap_attempts; __syscall_ulong_t swap_successes; };
#endif
