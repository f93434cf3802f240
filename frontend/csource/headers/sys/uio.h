#ifndef _SYS_UIO_H
#define _SYS_UIO_H
#include <features.h>
#include <sys/types.h>
#include <stddef.h>
#include <mayrun/types.h>
struct iovec { void *iov_base; size_t iov_len; };
ssize_t readv(int, const struct iovec *, int);
ssize_t writev(int, const struct iovec *, int);
ssize_t preadv(int, const struct iovec *, int, off_t);
ssize_t pwritev(int, const struct iovec *, int, off_t);
#define UIO_MAXIOV 1024
#ifdef _GNU_SOURCE
#define RWF_HIPRI 1
#define RWF_DSYNC 2
#define RWF_SYNC 4
#define RWF_NOWAIT 8
#define RWF_APPEND 16
#define RWF_NOAPPEND 32
#endif
#include <mayrun/more/sys_uio.h>
#endif
