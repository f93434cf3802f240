/* Types and constants. */
#ifndef _MAYRUN_ASM_MSGBUF_H
#define _MAYRUN_ASM_MSGBUF_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <asm/ipcbuf.h>
struct msqid64_ds { struct ipc64_perm msg_perm; long msg_stime; long msg_rtime; long msg_ctime; unsigned long msg_cbytes; unsigned long msg_qnum; unsigned long msg_qbytes; __kernel_pid_t msg_lspid; __kernel_pid_t msg_lrpid; unsigned long __unused4; unsigned long __unused5; };
#endif
