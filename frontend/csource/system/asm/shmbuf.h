/* Types and constants. */
#ifndef _MAYRUN_ASM_SHMBUF_H
#define _MAYRUN_ASM_SHMBUF_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <asm/ipcbuf.h>
struct shmid64_ds { struct ipc64_perm shm_perm; __kernel_size_t shm_segsz; long shm_atime; long shm_dtime; long shm_ctime; __kernel_pid_t shm_cpid; __kernel_pid_t shm_lpid; unsigned long shm_nattch; unsigned long __unused4; unsigned long __unused5; };
struct shminfo64 { unsigned long shmmax; unsigned long shmmin; unsigned long shmmni; unsigned long shmseg; unsigned long shmall; unsigned long __unused1; unsigned long __unused2; unsigned long __unused3; unsigned long __unused4; };
#endif
