/* Types and constants. */
#ifndef _MAYRUN_SYS_POLL_H_MORE
#define _MAYRUN_SYS_POLL_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define POLLMSG 0x400
#define POLLREMOVE 0x1000
#endif
