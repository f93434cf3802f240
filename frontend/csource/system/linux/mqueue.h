/* Types and constants. */
#ifndef _MAYRUN_LINUX_MQUEUE_H
#define _MAYRUN_LINUX_MQUEUE_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <mqueue.h>
#include <asm/types.h>
#include <linux/futex.h>
#define MQ_PRIO_MAX 32768
#define MQ_BYTES_MAX 819200
#define NOTIFY_NONE 0
#define NOTIFY_WOKENUP 1
#define NOTIFY_REMOVED 2
#define NOTIFY_COOKIE_LEN 32
#endif
