/* Types and constants. */
#ifndef _MAYRUN_ASM_SEMBUF_H
#define _MAYRUN_ASM_SEMBUF_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <asm/ipcbuf.h>
struct semid64_ds { struct ipc64_perm sem_perm; __kernel_long_t sem_otime; __kernel_ulong_t __unused1; __kernel_long_t sem_ctime; __kernel_ulong_t __unused2; __kernel_ulong_t sem_nsems; __kernel_ulong_t __unused3; __kernel_ulong_t __unused4; };
#endif
