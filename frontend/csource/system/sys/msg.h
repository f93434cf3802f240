/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_MSG_H
#define _MAYRUN_SYS_MSG_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <stddef.h>
#include <sys/ipc.h>
typedef __syscall_ulong_t msgqnum_t;
typedef __syscall_ulong_t msglen_t;
struct msqid_ds { struct ipc_perm msg_perm; __time_t msg_stime; __time_t msg_rtime; __time_t msg_ctime; __syscall_ulong_t __msg_cbytes; msgqnum_t msg_qnum; msglen_t msg_qbytes; __pid_t msg_lspid; __pid_t msg_lrpid; __syscall_ulong_t __glibc_reserved4; __syscall_ulong_t __glibc_reserved5; };
#define MSG_NOERROR 010000
#define MSG_EXCEPT 020000
#define MSG_COPY 040000
#define msg_cbytes __msg_cbytes
#define MSG_STAT 11
#define MSG_INFO 12
#define MSG_STAT_ANY 13
struct msginfo { int msgpool; int msgmap; int msgmax; int msgmnb; int msgmni; int msgssz; int msgtql; unsigned short int msgseg; };
struct msgbuf { __syscall_slong_t mtype; char mtext[1]; };
extern int msgctl (int, int, struct msqid_ds *);
extern int msgget (key_t, int);
extern ssize_t msgrcv (int, void *, size_t, long int, int);
extern int msgsnd (int, const void *, size_t, int);
#endif
