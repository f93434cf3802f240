#ifndef _AIO_H
#define _AIO_H
#include <features.h>
#include <signal.h>
#include <fcntl.h>
#include <sys/types.h>
#include <mayrun/types.h>
struct aiocb { int aio_fildes, aio_lio_opcode, aio_reqprio; volatile void *aio_buf; size_t aio_nbytes; struct sigevent aio_sigevent; void *__private[8]; off_t aio_offset; char __reserved[32]; };
int aio_read(struct aiocb *);
int aio_write(struct aiocb *);
int aio_error(const struct aiocb *);
ssize_t aio_return(struct aiocb *);
int aio_suspend(const struct aiocb *const[], int, const struct timespec *);
int aio_cancel(int, struct aiocb *);
#define AIO_CANCELED 0
#define AIO_NOTCANCELED 1
#define AIO_ALLDONE 2
#define LIO_READ 0
#define LIO_WRITE 1
#define LIO_NOP 2
#define LIO_WAIT 0
#define LIO_NOWAIT 1
#include <mayrun/more/aio.h>
#endif
