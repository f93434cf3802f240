/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_MQUEUE_H_MORE
#define _MAYRUN_MQUEUE_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <aio.h>
extern int mq_setattr (mqd_t, const struct mq_attr *__restrict, struct mq_attr *__restrict);
extern int mq_notify (mqd_t, const struct sigevent *);
extern ssize_t mq_timedreceive (mqd_t, char *__restrict, size_t, unsigned int *__restrict, const struct timespec *__restrict);
extern int mq_timedsend (mqd_t, const char *, size_t, unsigned int, const struct timespec *);
#endif
