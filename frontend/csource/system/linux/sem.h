/* Types and constants. */
#ifndef _MAYRUN_LINUX_SEM_H
#define _MAYRUN_LINUX_SEM_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/sem.h>
#include <linux/ipc.h>
#include <asm/sembuf.h>
union semun { int val; struct semid_ds *buf; unsigned short *array; struct seminfo *__buf; void *__pad; };
#define SEMMNI 32000
#define SEMMSL 32000
#define SEMMNS (SEMMNI*SEMMSL)
#define SEMOPM 500
#define SEMVMX 32767
#define SEMAEM SEMVMX
#define SEMUME SEMOPM
#define SEMMNU SEMMNS
#define SEMMAP SEMMNS
#define SEMUSZ 20
#endif
