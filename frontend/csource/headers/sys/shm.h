#ifndef _SYS_SHM_H
#define _SYS_SHM_H
#include <features.h>
#include <sys/ipc.h>
#include <stddef.h>
#define SHM_RDONLY 010000
#define SHM_RND 020000
struct shmid_ds { struct ipc_perm shm_perm; size_t shm_segsz; time_t shm_atime, shm_dtime, shm_ctime; pid_t shm_cpid, shm_lpid; unsigned long shm_nattch, __reserved[2]; };
int shmget(key_t, size_t, int);
void *shmat(int, const void *, int);
int shmdt(const void *);
int shmctl(int, int, struct shmid_ds *);
#define SHM_R 256
#define SHM_W 128
#define SHM_REMAP 16384
#define SHM_EXEC 32768
#define SHM_LOCK 11
#define SHM_UNLOCK 12
#define SHM_STAT 13
#define SHM_INFO 14
#define SHM_STAT_ANY 15
#define SHM_DEST 512
#define SHM_LOCKED 1024
#define SHM_HUGETLB 2048
#define SHM_NORESERVE 4096
#include <mayrun/more/sys_shm.h>
#endif
