#ifndef _SYS_UCONTEXT_H
#define _SYS_UCONTEXT_H
#include <features.h>
#include <signal.h>
#if __SIZEOF_LONG__ == 8
#define NGREG 23
typedef long long greg_t;
#ifdef __USE_GNU
enum { REG_R8, REG_R9, REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15, REG_RDI, REG_RSI, REG_RBP, REG_RBX, REG_RDX, REG_RAX, REG_RCX, REG_RSP, REG_RIP, REG_EFL, REG_CSGSFS, REG_ERR, REG_TRAPNO, REG_OLDMASK, REG_CR2 };
#endif
typedef greg_t gregset_t[NGREG];
typedef struct { gregset_t gregs; void *fpregs; unsigned long long __reserved[8]; } mcontext_t;
typedef struct ucontext_t {
  unsigned long uc_flags; struct ucontext_t *uc_link; stack_t uc_stack; mcontext_t uc_mcontext; sigset_t uc_sigmask;
  char __fpregs[512]; unsigned long long __ssp[4];
} ucontext_t;
#else
#define NGREG 19
typedef int greg_t;
#ifdef __USE_GNU
enum { REG_GS, REG_FS, REG_ES, REG_DS, REG_EDI, REG_ESI, REG_EBP, REG_ESP, REG_EBX, REG_EDX, REG_ECX, REG_EAX, REG_TRAPNO, REG_ERR, REG_EIP, REG_CS, REG_EFL, REG_UESP, REG_SS };
#endif
typedef greg_t gregset_t[NGREG];
typedef struct { gregset_t gregs; void *fpregs; unsigned long oldmask, cr2; } mcontext_t;
typedef struct ucontext_t {
  unsigned long uc_flags; struct ucontext_t *uc_link; stack_t uc_stack; mcontext_t uc_mcontext; sigset_t uc_sigmask;
  char __fpregs[112]; unsigned long __ssp[4];
} ucontext_t;
#endif
#ifdef __USE_GNU
#define REG_R8 REG_R8
#define REG_R9 REG_R9
#define REG_R10 REG_R10
#define REG_R11 REG_R11
#define REG_R12 REG_R12
#define REG_R13 REG_R13
#define REG_R14 REG_R14
#define REG_R15 REG_R15
#define REG_RDI REG_RDI
#define REG_RSI REG_RSI
#define REG_RBP REG_RBP
#define REG_RBX REG_RBX
#define REG_RDX REG_RDX
#define REG_RAX REG_RAX
#define REG_RCX REG_RCX
#define REG_RSP REG_RSP
#define REG_RIP REG_RIP
#define REG_EFL REG_EFL
#define REG_CSGSFS REG_CSGSFS
#define REG_ERR REG_ERR
#define REG_TRAPNO REG_TRAPNO
#define REG_OLDMASK REG_OLDMASK
#define REG_CR2 REG_CR2
#endif
#endif
