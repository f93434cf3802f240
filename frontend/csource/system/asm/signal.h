/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_ASM_SIGNAL_H
#define _MAYRUN_ASM_SIGNAL_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <signal.h>
#include <asm/types.h>
#include <linux/time.h>
#include <linux/futex.h>
#include <aio.h>
struct siginfo;
#define NSIG 32
#define SIGUNUSED 31
#define SIGRTMIN 32
#define SIGRTMAX _NSIG
#define SA_RESTORER 0x04000000
#define SA_NOCLDSTOP 0x00000001
#define SA_NOCLDWAIT 0x00000002
#define SA_SIGINFO 0x00000004
#define SA_UNSUPPORTED 0x00000400
#define SA_EXPOSE_TAGBITS 0x00000800
typedef void __signalfn_t(int);
typedef void __restorefn_t(void);
typedef __restorefn_t *__sigrestore_t;
#endif
