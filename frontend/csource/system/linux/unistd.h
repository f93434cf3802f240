/* Types and constants. */
#ifndef _MAYRUN_LINUX_UNISTD_H
#define _MAYRUN_LINUX_UNISTD_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <asm/unistd.h>
#endif
