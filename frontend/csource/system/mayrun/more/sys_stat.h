/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_STAT_H_MORE
#define _MAYRUN_SYS_STAT_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/stat.h>
#define S_TYPEISMQ(buf) ((buf)->st_mode - (buf)->st_mode)
#define S_TYPEISSEM(buf) ((buf)->st_mode - (buf)->st_mode)
#define S_TYPEISSHM(buf) ((buf)->st_mode - (buf)->st_mode)
struct stat64 { __dev_t st_dev; __ino64_t st_ino; __nlink_t st_nlink; __mode_t st_mode; __uid_t st_uid; __gid_t st_gid; int __pad0; __dev_t st_rdev; __off_t st_size; __blksize_t st_blksize; __blkcnt64_t st_blocks; struct timespec st_atim; struct timespec st_mtim; struct timespec st_ctim; __syscall_slong_t __glibc_reserved[3]; };
extern int stat64 (const char *__restrict, struct stat64 *__restrict);
extern int fstat64 (int, struct stat64 *);
extern int fstatat64 (int, const char *__restrict, struct stat64 *__restrict, int);
extern int lstat64 (const char *__restrict, struct stat64 *__restrict);
extern int lchmod (const char *, __mode_t);
extern __mode_t getumask (void);
extern int mknodat (int, const char *, __mode_t, __dev_t);
extern int mkfifoat (int, const char *, __mode_t);
int statx (int, const char *__restrict, int, unsigned int, struct statx *__restrict);
#endif
