/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_PTRACE_H
#define _MAYRUN_SYS_PTRACE_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
enum __ptrace_request { PTRACE_TRACEME = 0, PTRACE_PEEKTEXT = 1, PTRACE_PEEKDATA = 2, PTRACE_PEEKUSER = 3, PTRACE_POKETEXT = 4, PTRACE_POKEDATA = 5, PTRACE_POKEUSER = 6, PTRACE_CONT = 7, PTRACE_KILL = 8, PTRACE_SINGLESTEP = 9, PTRACE_GETREGS = 12, PTRACE_SETREGS = 13, PTRACE_GETFPREGS = 14, PTRACE_SETFPREGS = 15, PTRACE_ATTACH = 16, PTRACE_DETACH = 17, PTRACE_GETFPXREGS = 18, PTRACE_SETFPXREGS = 19, PTRACE_SYSCALL = 24, PTRACE_GET_THREAD_AREA = 25, PTRACE_SET_THREAD_AREA = 26, PTRACE_ARCH_PRCTL = 30, PTRACE_SYSEMU = 31, PTRACE_SYSEMU_SINGLESTEP = 32, PTRACE_SINGLEBLOCK = 33, PTRACE_SETOPTIONS = 0x4200, PTRACE_GETEVENTMSG = 0x4201, PTRACE_GETSIGINFO = 0x4202, PTRACE_SETSIGINFO = 0x4203, PTRACE_GETREGSET = 0x4204, PTRACE_SETREGSET = 0x4205, PTRACE_SEIZE = 0x4206, PTRACE_INTERRUPT = 0x4207, PTRACE_LISTEN = 0x4208, PTRACE_PEEKSIGINFO = 0x4209, PTRACE_GETSIGMASK = 0x420a, PTRACE_SETSIGMASK = 0x420b, PTRACE_SECCOMP_GET_FILTER = 0x420c, PTRACE_SECCOMP_GET_METADATA = 0x420d, PTRACE_GET_SYSCALL_INFO = 0x420e, PTRACE_GET_RSEQ_CONFIGURATION = 0x420f };
enum __ptrace_setoptions { PTRACE_O_TRACESYSGOOD = 0x00000001, PTRACE_O_TRACEFORK = 0x00000002, PTRACE_O_TRACEVFORK = 0x00000004, PTRACE_O_TRACECLONE = 0x00000008, PTRACE_O_TRACEEXEC = 0x00000010, PTRACE_O_TRACEVFORKDONE = 0x00000020, PTRACE_O_TRACEEXIT = 0x00000040, PTRACE_O_TRACESECCOMP = 0x00000080, PTRACE_O_EXITKILL = 0x00100000, PTRACE_O_SUSPEND_SECCOMP = 0x00200000, PTRACE_O_MASK = 0x003000ff };
enum __ptrace_eventcodes { PTRACE_EVENT_FORK = 1, PTRACE_EVENT_VFORK = 2, PTRACE_EVENT_CLONE = 3, PTRACE_EVENT_EXEC = 4, PTRACE_EVENT_VFORK_DONE = 5, PTRACE_EVENT_EXIT = 6, PTRACE_EVENT_SECCOMP = 7, PTRACE_EVENT_STOP = 128 };
enum __ptrace_get_syscall_info_op { PTRACE_SYSCALL_INFO_NONE = 0, PTRACE_SYSCALL_INFO_ENTRY = 1, PTRACE_SYSCALL_INFO_EXIT = 2, PTRACE_SYSCALL_INFO_SECCOMP = 3 };
struct __ptrace_peeksiginfo_args { __uint64_t off; __uint32_t flags; __int32_t nr; };
enum __ptrace_peeksiginfo_flags { PTRACE_PEEKSIGINFO_SHARED = (1 << 0) };
struct __ptrace_seccomp_metadata { __uint64_t filter_off; __uint64_t flags; };
struct __ptrace_syscall_info { __uint8_t op; __uint32_t arch __attribute__((__aligned__(4))); __uint64_t instruction_pointer; __uint64_t stack_pointer; union { struct { __uint64_t nr; __uint64_t args[6]; } entry; struct { __int64_t rval; __uint8_t is_error; } exit; struct { __uint64_t nr; __uint64_t args[6]; __uint32_t ret_data; } seccomp; }; };
struct __ptrace_rseq_configuration { __uint64_t rseq_abi_pointer; __uint32_t rseq_abi_size; __uint32_t signature; __uint32_t flags; __uint32_t pad; };
extern long int ptrace (enum __ptrace_request, ...);
#define PT_ARCH_PRCTL 30
#define PT_ATTACH 16
#define PT_CONTINUE 7
#define PT_DETACH 17
#define PT_GETEVENTMSG 16897
#define PT_GETFPREGS 14
#define PT_GETFPXREGS 18
#define PT_GETREGS 12
#define PT_GETSIGINFO 16898
#define PT_GET_THREAD_AREA 25
#define PT_KILL 8
#define PT_READ_D 2
#define PT_READ_I 1
#define PT_READ_U 3
#define PT_SETFPREGS 15
#define PT_SETFPXREGS 19
#define PT_SETOPTIONS 16896
#define PT_SETREGS 13
#define PT_SETSIGINFO 16899
#define PT_SET_THREAD_AREA 26
#define PT_STEP 9
#define PT_STEPBLOCK 33
#define PT_SYSCALL 24
#define PT_SYSEMU 31
#define PT_SYSEMU_SINGLESTEP 32
#define PT_TRACE_ME 0
#define PT_WRITE_D 5
#define PT_WRITE_I 4
#define PT_WRITE_U 6
#endif
