#ifndef _SIGNAL_H
#define _SIGNAL_H
#include <features.h>
#include <stddef.h>
#include <mayrun/types.h>
#include <mayrun/sigset.h>
#include <mayrun/pthreadtypes.h>
typedef int sig_atomic_t;
typedef void (*__sighandler_t)(int);
typedef __sighandler_t sighandler_t;
typedef __sighandler_t sig_t;
#define SIG_ERR ((__sighandler_t)-1)
#define SIG_DFL ((__sighandler_t)0)
#define SIG_IGN ((__sighandler_t)1)
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGIOT 6
#define SIGBUS 7
#define SIGFPE 8
#define SIGKILL 9
#define SIGUSR1 10
#define SIGSEGV 11
#define SIGUSR2 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGSTKFLT 16
#define SIGCHLD 17
#define SIGCLD SIGCHLD
#define SIGCONT 18
#define SIGSTOP 19
#define SIGTSTP 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGURG 23
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGWINCH 28
#define SIGIO 29
#define SIGPOLL SIGIO
#define SIGPWR 30
#define SIGSYS 31
#define SIGRTMIN 34
#define SIGRTMAX 64
#define NSIG 65
#define _NSIG 65
#define SA_NOCLDSTOP 1
#define SA_NOCLDWAIT 2
#define SA_SIGINFO 4
#define SA_ONSTACK 0x08000000
#define SA_RESTART 0x10000000
#define SA_NODEFER 0x40000000
#define SA_RESETHAND 0x80000000
#define SA_NOMASK SA_NODEFER
#define SA_ONESHOT SA_RESETHAND
#define SIG_BLOCK 0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2
#define SIGEV_SIGNAL 0
#define SIGEV_NONE 1
#define SIGEV_THREAD 2
#define SI_USER 0
#define SI_QUEUE (-1)
#define SI_TIMER (-2)
#define SI_TKILL (-6)
#define FPE_INTDIV 1
#define SEGV_MAPERR 1
#define SEGV_ACCERR 2
#define SS_ONSTACK 1
#define SS_DISABLE 2
#define MINSIGSTKSZ 2048
#define SIGSTKSZ 8192
typedef union sigval { int sival_int; void *sival_ptr; } sigval_t;
typedef union sigval __sigval_t;
typedef struct siginfo_t {
  int si_signo, si_errno, si_code;
  union {
    int __pad[128 / sizeof(int) - 4];
    struct { pid_t si_pid; uid_t si_uid; union sigval si_value; } __rt;
    struct { pid_t si_pid; uid_t si_uid; int si_status; clock_t si_utime, si_stime; } __chld;
    struct { void *si_addr; short si_addr_lsb; } __fault;
    struct { long si_band; int si_fd; } __poll;
  } __fields;
} siginfo_t;
#define si_pid __fields.__rt.si_pid
#define si_uid __fields.__rt.si_uid
#define si_value __fields.__rt.si_value
#define si_int __fields.__rt.si_value.sival_int
#define si_ptr __fields.__rt.si_value.sival_ptr
#define si_status __fields.__chld.si_status
#define si_utime __fields.__chld.si_utime
#define si_stime __fields.__chld.si_stime
#define si_addr __fields.__fault.si_addr
#define si_band __fields.__poll.si_band
#define si_fd __fields.__poll.si_fd
struct sigevent {
  union sigval sigev_value;
  int sigev_signo, sigev_notify;
  union {
    int __pad[12];
    struct { void (*__function)(union sigval); pthread_attr_t *__attributes; } __thread_info;
  } __fields;
};
#define sigev_notify_function __fields.__thread_info.__function
#define sigev_notify_attributes __fields.__thread_info.__attributes
struct sigaction {
  union { __sighandler_t sa_handler; void (*sa_sigaction)(int, siginfo_t *, void *); } __sigaction_handler;
  sigset_t sa_mask;
  int sa_flags;
  void (*sa_restorer)(void);
};
#define sa_handler __sigaction_handler.sa_handler
#define sa_sigaction __sigaction_handler.sa_sigaction
typedef struct { void *ss_sp; int ss_flags; size_t ss_size; } stack_t;
#ifdef __USE_MISC
__sighandler_t signal(int, __sighandler_t);
#else
__sighandler_t signal(int, __sighandler_t) __asm__("__sysv_signal");
#endif
__sighandler_t sysv_signal(int, __sighandler_t);
__sighandler_t bsd_signal(int, __sighandler_t);
int raise(int);
int kill(pid_t, int);
int killpg(pid_t, int);
int tgkill(pid_t, pid_t, int);
int sigqueue(pid_t, int, const union sigval);
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigprocmask(int, const sigset_t *, sigset_t *);
int sigsuspend(const sigset_t *);
int sigpending(sigset_t *);
int sigwait(const sigset_t *, int *);
int sigwaitinfo(const sigset_t *, siginfo_t *);
int sigtimedwait(const sigset_t *, siginfo_t *, const struct timespec *);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigdelset(sigset_t *, int);
int sigismember(const sigset_t *, int);
int sigaltstack(const stack_t *, stack_t *);
int siginterrupt(int, int);
int sigpause(int);
int sighold(int);
int sigrelse(int);
int sigignore(int);
void psignal(int, const char *);
int pthread_kill(pthread_t, int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
extern const char *const sys_siglist[NSIG];
#define SI_ASYNCNL (-60)
#define SI_DETHREAD (-7)
#define SI_SIGIO (-5)
#define SI_ASYNCIO (-4)
#define SI_MESGQ (-3)
#define SI_KERNEL 128
#define ILL_ILLOPC 1
#define ILL_ILLOPN 2
#define ILL_ILLADR 3
#define ILL_ILLTRP 4
#define ILL_PRVOPC 5
#define ILL_PRVREG 6
#define ILL_COPROC 7
#define ILL_BADSTK 8
#define ILL_BADIADDR 9
#define FPE_INTOVF 2
#define FPE_FLTDIV 3
#define FPE_FLTOVF 4
#define FPE_FLTUND 5
#define FPE_FLTRES 6
#define FPE_FLTINV 7
#define FPE_FLTSUB 8
#define FPE_FLTUNK 14
#define FPE_CONDTRAP 15
#define SEGV_BNDERR 3
#define SEGV_PKUERR 4
#define SEGV_ACCADI 5
#define SEGV_ADIDERR 6
#define SEGV_ADIPERR 7
#define SEGV_MTEAERR 8
#define SEGV_MTESERR 9
#define BUS_ADRALN 1
#define BUS_ADRERR 2
#define BUS_OBJERR 3
#define BUS_MCEERR_AR 4
#define BUS_MCEERR_AO 5
#define CLD_EXITED 1
#define CLD_KILLED 2
#define CLD_DUMPED 3
#define CLD_TRAPPED 4
#define CLD_STOPPED 5
#define CLD_CONTINUED 6
#define POLL_IN 1
#define POLL_OUT 2
#define POLL_MSG 3
#define POLL_ERR 4
#define POLL_PRI 5
#define POLL_HUP 6
#define SIGEV_THREAD_ID 4
#define SA_INTERRUPT 536870912
#define SA_STACK 134217728
#ifdef _GNU_SOURCE
#define TRAP_BRKPT 1
#define TRAP_TRACE 2
#define TRAP_BRANCH 3
#define TRAP_HWBKPT 4
#define TRAP_UNK 5
#endif
#if defined __USE_XOPEN_EXTENDED || defined __USE_XOPEN2K8
#include <sys/ucontext.h>
#endif
#endif
