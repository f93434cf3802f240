/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_AIO_H_MORE
#define _MAYRUN_AIO_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
struct aiocb64 { int aio_fildes; int aio_lio_opcode; int aio_reqprio; volatile void *aio_buf; size_t aio_nbytes; struct sigevent aio_sigevent; struct aiocb *__next_prio; int __abs_prio; int __policy; int __error_code; __ssize_t __return_value; __off64_t aio_offset; char __glibc_reserved[32]; };
struct aioinit { int aio_threads; int aio_num; int aio_locks; int aio_usedba; int aio_debug; int aio_numusers; int aio_idle_time; int aio_reserved; };
extern void aio_init (const struct aioinit *);
extern int lio_listio (int, struct aiocb **, int, struct sigevent *__restrict);
extern int aio_fsync (int, struct aiocb *);
extern int aio_read64 (struct aiocb64 *);
extern int aio_write64 (struct aiocb64 *);
extern int lio_listio64 (int, struct aiocb64 **, int, struct sigevent *__restrict);
extern int aio_error64 (const struct aiocb64 *);
extern __ssize_t aio_return64 (struct aiocb64 *);
extern int aio_cancel64 (int, struct aiocb64 *);
extern int aio_suspend64 (const struct aiocb64 **, int, const struct timespec *__restrict);
extern int aio_fsync64 (int, struct aiocb64 *);
#endif
