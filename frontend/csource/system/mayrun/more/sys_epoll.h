/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_EPOLL_H_MORE
#define _MAYRUN_SYS_EPOLL_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
extern int epoll_pwait2 (int, struct epoll_event *, int, const struct timespec *, const __sigset_t *);
#endif
