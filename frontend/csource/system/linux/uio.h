/* Types and constants. */
#ifndef _MAYRUN_LINUX_UIO_H
#define _MAYRUN_LINUX_UIO_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/uio.h>
#include <asm/types.h>
#include <linux/futex.h>
#include <netdb.h>
#define UIO_FASTIOV 8
#define UIO_MAXIOV 1024
#endif
