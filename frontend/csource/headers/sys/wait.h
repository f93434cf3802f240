#ifndef _SYS_WAIT_H
#define _SYS_WAIT_H
#include <features.h>
#include <mayrun/types.h>
#include <signal.h>
#include <stdlib.h>
#define WNOHANG 1
#define WUNTRACED 2
#define WSTOPPED 2
#define WEXITED 4
#define WCONTINUED 8
#define WCOREDUMP(status) ((status) & 0x80)
#define WIFCONTINUED(status) ((status) == 0xffff)
typedef enum { P_ALL, P_PID, P_PGID, P_PIDFD } idtype_t;
struct rusage;
pid_t wait(int *);
pid_t waitpid(pid_t, int *, int);
int waitid(idtype_t, id_t, siginfo_t *, int);
pid_t wait3(int *, int, struct rusage *);
pid_t wait4(pid_t, int *, int, struct rusage *);
#define WNOWAIT 16777216
#define WCOREFLAG 128
#define __WALL 0x40000000
#define __WCLONE 0x80000000
#define __WNOTHREAD 0x20000000
#define WAIT_ANY (-1)
#define WAIT_MYPGRP 0
#include <mayrun/more/sys_wait.h>
#endif
