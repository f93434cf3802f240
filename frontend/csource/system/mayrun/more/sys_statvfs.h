/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_STATVFS_H_MORE
#define _MAYRUN_SYS_STATVFS_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
struct statvfs64 { unsigned long int f_bsize; unsigned long int f_frsize; __fsblkcnt64_t f_blocks; __fsblkcnt64_t f_bfree; __fsblkcnt64_t f_bavail; __fsfilcnt64_t f_files; __fsfilcnt64_t f_ffree; __fsfilcnt64_t f_favail; unsigned long int f_fsid; unsigned long int f_flag; unsigned long int f_namemax; int __f_spare[6]; };
extern int statvfs64 (const char *__restrict, struct statvfs64 *__restrict);
extern int fstatvfs64 (int, struct statvfs64 *);
#endif
