/* Types and constants. */
#ifndef _MAYRUN_SYS_WAIT_H_MORE
#define _MAYRUN_SYS_WAIT_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define W_EXITCODE(ret, sig) ((ret) << 8 | (sig))
#define W_STOPCODE(sig) ((sig) << 8 | 0x7f)
struct rusage;
#endif
