#ifndef _SYS_SEM_H
#define _SYS_SEM_H
#include <features.h>
#include <sys/types.h>
#include <sys/ipc.h>
#include <stddef.h>
#define SEM_UNDO 0x1000
#define GETPID 11
#define GETVAL 12
#define GETALL 13
#define GETNCNT 14
#define GETZCNT 15
#define SETVAL 16
#define SETALL 17
struct sembuf { unsigned short sem_num; short sem_op, sem_flg; };
int semget(key_t, int, int);
int semop(int, struct sembuf *, size_t);
int semctl(int, int, int, ...);
#define SEM_STAT 18
#define SEM_INFO 19
#define SEM_STAT_ANY 20
#include <mayrun/more/sys_sem.h>
#endif
