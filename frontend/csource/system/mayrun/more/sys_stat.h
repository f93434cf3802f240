/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_STAT_H_MORE
#define _MAYRUN_SYS_STAT_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <fcntl.h>
#include <linux/stat.h>
#define S_TYPEISMQ(buf) ((buf)->st_mode - (buf)->st_mode)
#define S_TYPEISSEM(buf) ((buf)->st_mode - (buf)->st_mode)
#define S_TYPEISSHM(buf) ((buf)->st_mode - (buf)->st_mode)
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
