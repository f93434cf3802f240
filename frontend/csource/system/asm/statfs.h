/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_ASM_STATFS_H
#define _MAYRUN_ASM_STATFS_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/vfs.h>
#include <asm/types.h>
#include <linux/futex.h>
#include <sys/statfs.h>
#define ARCH_PACK_COMPAT_STATFS64 __attribute__((packed,aligned(4)))
#define __statfs_word __kernel_long_t
#define ARCH_PACK_STATFS64
struct compat_statfs64 { __u32 f_type; __u32 f_bsize; __u64 f_blocks; __u64 f_bfree; __u64 f_bavail; __u64 f_files; __u64 f_ffree; __kernel_fsid_t f_fsid; __u32 f_namelen; __u32 f_frsize; __u32 f_flags; __u32 f_spare[4]; } __attribute__((__packed__, __aligned__(4)));
#endif
