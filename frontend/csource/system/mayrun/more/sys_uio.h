/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_UIO_H_MORE
#define _MAYRUN_SYS_UIO_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
extern ssize_t preadv64 (int, const struct iovec *, int, __off64_t);
extern ssize_t pwritev64 (int, const struct iovec *, int, __off64_t);
extern ssize_t preadv2 (int, const struct iovec *, int, __off_t, int);
extern ssize_t pwritev2 (int, const struct iovec *, int, __off_t, int);
extern ssize_t preadv64v2 (int, const struct iovec *, int, __off64_t, int);
extern ssize_t pwritev64v2 (int, const struct iovec *, int, __off64_t, int);
extern ssize_t process_vm_readv (pid_t, const struct iovec *, unsigned long int, const struct iovec *, unsigned long int, unsigned long int);
extern ssize_t process_vm_writev (pid_t, const struct iovec *, unsigned long int, const struct iovec *, unsigned long int, unsigned long int);
#endif
