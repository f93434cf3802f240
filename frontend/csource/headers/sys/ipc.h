#ifndef _SYS_IPC_H
#define _SYS_IPC_H
#include <features.h>
#include <mayrun/types.h>
#define IPC_CREAT 01000
#define IPC_EXCL 02000
#define IPC_NOWAIT 04000
#define IPC_RMID 0
#define IPC_SET 1
#define IPC_STAT 2
#define IPC_PRIVATE ((key_t)0)
struct ipc_perm { key_t __key; uid_t uid; gid_t gid; uid_t cuid; gid_t cgid; mode_t mode; unsigned short __seq, __pad; unsigned long __reserved[2]; };
key_t ftok(const char *, int);
#ifdef _GNU_SOURCE
#define IPC_INFO 3
#endif
#include <mayrun/more/sys_ipc.h>
#endif
