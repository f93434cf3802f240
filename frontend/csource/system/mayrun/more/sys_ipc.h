/* Types and constants. */
#ifndef _MAYRUN_SYS_IPC_H_MORE
#define _MAYRUN_SYS_IPC_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
typedef int __ipc_pid_t;
#endif
