/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_FCNTL_H_MORE
#define _MAYRUN_FCNTL_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#ifdef __USE_GNU
#include <linux/falloc.h>
#endif
struct iovec;
struct flock64 { short int l_type; short int l_whence; __off64_t l_start; __off64_t l_len; __pid_t l_pid; };
enum __pid_type { F_OWNER_TID = 0, F_OWNER_PID, F_OWNER_PGRP, F_OWNER_GID = F_OWNER_PGRP };
struct f_owner_ex { enum __pid_type type; __pid_t pid; };
struct file_handle { unsigned int handle_bytes; int handle_type; unsigned char f_handle[0]; };
extern int sync_file_range (int, __off64_t, __off64_t, unsigned int);
extern __ssize_t vmsplice (int, const struct iovec *, size_t, unsigned int);
extern __ssize_t tee (int, int, size_t, unsigned int);
extern int fallocate64 (int, int, __off64_t, __off64_t);
extern int name_to_handle_at (int, const char *, struct file_handle *, int *, int);
extern int open_by_handle_at (int, struct file_handle *, int);
extern int fcntl64 (int, int, ...);
extern int openat64 (int, const char *, int, ...);
extern int creat64 (const char *, mode_t);
extern int lockf64 (int, int, off64_t);
extern int posix_fadvise64 (int, off64_t, off64_t, int);
extern int posix_fallocate64 (int, off64_t, off64_t);
#endif
