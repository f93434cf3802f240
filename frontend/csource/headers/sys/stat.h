#ifndef _SYS_STAT_H
#define _SYS_STAT_H
#include <features.h>
#include <mayrun/types.h>
#if __SIZEOF_LONG__ == 8
struct stat {
  dev_t st_dev; ino_t st_ino; nlink_t st_nlink; mode_t st_mode; uid_t st_uid; gid_t st_gid; int __pad0; dev_t st_rdev;
  off_t st_size; blksize_t st_blksize; blkcnt_t st_blocks; struct timespec st_atim, st_mtim, st_ctim; long __reserved[3];
};
#else
struct stat {
  dev_t st_dev; unsigned short __pad1; ino_t st_ino; mode_t st_mode; nlink_t st_nlink; uid_t st_uid; gid_t st_gid;
  dev_t st_rdev; unsigned short __pad2; off_t st_size; blksize_t st_blksize; blkcnt_t st_blocks;
  struct timespec st_atim, st_mtim, st_ctim; unsigned long __reserved[2];
};
#endif
#define st_atime st_atim.tv_sec
#define st_mtime st_mtim.tv_sec
#define st_ctime st_ctim.tv_sec
#define S_IFMT 0170000
#define S_IFSOCK 0140000
#define S_IFLNK 0120000
#define S_IFREG 0100000
#define S_IFBLK 0060000
#define S_IFDIR 0040000
#define S_IFCHR 0020000
#define S_IFIFO 0010000
#define S_ISUID 04000
#define S_ISGID 02000
#define S_ISVTX 01000
#define S_IRWXU 0700
#define S_IRUSR 0400
#define S_IWUSR 0200
#define S_IXUSR 0100
#define S_IREAD S_IRUSR
#define S_IWRITE S_IWUSR
#define S_IEXEC S_IXUSR
#define S_IRWXG 070
#define S_IRGRP 040
#define S_IWGRP 020
#define S_IXGRP 010
#define S_IRWXO 07
#define S_IROTH 04
#define S_IWOTH 02
#define S_IXOTH 01
#define S_ISLNK(m) (((m) & S_IFMT) == S_IFLNK)
#define S_ISREG(m) (((m) & S_IFMT) == S_IFREG)
#define S_ISDIR(m) (((m) & S_IFMT) == S_IFDIR)
#define S_ISCHR(m) (((m) & S_IFMT) == S_IFCHR)
#define S_ISBLK(m) (((m) & S_IFMT) == S_IFBLK)
#define S_ISFIFO(m) (((m) & S_IFMT) == S_IFIFO)
#define S_ISSOCK(m) (((m) & S_IFMT) == S_IFSOCK)
#define UTIME_NOW ((1L << 30) - 1L)
#define UTIME_OMIT ((1L << 30) - 2L)
int stat(const char *, struct stat *);
int fstat(int, struct stat *);
int lstat(const char *, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int fchmodat(int, const char *, mode_t, int);
mode_t umask(mode_t);
int mkdir(const char *, mode_t);
int mkdirat(int, const char *, mode_t);
int mkfifo(const char *, mode_t);
int mknod(const char *, mode_t, dev_t);
int utimensat(int, const char *, const struct timespec[2], int);
int futimens(int, const struct timespec[2]);
#define ACCESSPERMS 511
#define ALLPERMS 4095
#define DEFFILEMODE 438
#define S_BLKSIZE 512
#ifdef _GNU_SOURCE
#define STATX_TYPE 1U
#define STATX_MODE 2U
#define STATX_NLINK 4U
#define STATX_UID 8U
#define STATX_GID 16U
#define STATX_ATIME 32U
#define STATX_MTIME 64U
#define STATX_CTIME 128U
#define STATX_INO 256U
#define STATX_SIZE 512U
#define STATX_BLOCKS 1024U
#define STATX_BASIC_STATS 2047U
#define STATX_BTIME 2048U
#define STATX_MNT_ID 4096U
#define STATX_DIOALIGN 8192U
#define STATX__RESERVED 2147483648U
#define STATX_ALL 4095U
#define STATX_ATTR_COMPRESSED 4
#define STATX_ATTR_IMMUTABLE 16
#define STATX_ATTR_APPEND 32
#define STATX_ATTR_NODUMP 64
#define STATX_ATTR_ENCRYPTED 2048
#define STATX_ATTR_AUTOMOUNT 4096
#define STATX_ATTR_MOUNT_ROOT 8192
#define STATX_ATTR_VERITY 1048576
#define STATX_ATTR_DAX 2097152
#endif
#include <mayrun/more/sys_stat.h>
#endif
