#ifndef _SYS_STATVFS_H
#define _SYS_STATVFS_H
#include <features.h>
#include <mayrun/types.h>
struct statvfs {
  unsigned long f_bsize, f_frsize; fsblkcnt_t f_blocks, f_bfree, f_bavail; fsfilcnt_t f_files, f_ffree, f_favail;
  unsigned long f_fsid, f_flag, f_namemax; int __f_spare[6];
};
int statvfs(const char *, struct statvfs *);
int fstatvfs(int, struct statvfs *);
#define ST_RDONLY 1
#define ST_NOSUID 2
#ifdef _GNU_SOURCE
#define ST_NODEV 4
#define ST_NOEXEC 8
#define ST_SYNCHRONOUS 16
#define ST_MANDLOCK 64
#define ST_WRITE 128
#define ST_APPEND 256
#define ST_IMMUTABLE 512
#define ST_NOATIME 1024
#define ST_NODIRATIME 2048
#define ST_RELATIME 4096
#endif
#include <mayrun/more/sys_statvfs.h>
#endif
