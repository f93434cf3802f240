/* Types and constants. */
#ifndef _MAYRUN_LINUX_UN_H
#define _MAYRUN_LINUX_UN_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/un.h>
#include <linux/socket.h>
#define UNIX_PATH_MAX 108
#define SIOCUNIXFILE (SIOCPROTOPRIVATE + 0)
#endif
