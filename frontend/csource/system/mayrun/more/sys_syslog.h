/* Types and constants. */
#ifndef _MAYRUN_SYS_SYSLOG_H_MORE
#define _MAYRUN_SYS_SYSLOG_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define _PATH_LOG "/dev/log"
#endif
