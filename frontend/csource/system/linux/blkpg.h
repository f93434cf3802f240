/* Types and constants. */
#ifndef _MAYRUN_LINUX_BLKPG_H
#define _MAYRUN_LINUX_BLKPG_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/ioctl.h>
#define BLKPG _IO(0x12,105)
struct blkpg_ioctl_arg { int op; int flags; int datalen; void *data; };
#define BLKPG_ADD_PARTITION 1
#define BLKPG_DEL_PARTITION 2
#define BLKPG_RESIZE_PARTITION 3
#define BLKPG_DEVNAMELTH 64
#define BLKPG_VOLNAMELTH 64
struct blkpg_partition { long long start; long long length; int pno; char devname[64]; char volname[64]; };
#endif
