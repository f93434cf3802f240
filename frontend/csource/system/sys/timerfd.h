/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_TIMERFD_H
#define _MAYRUN_SYS_TIMERFD_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>
#define TFD_CLOEXEC (02000000)
#define TFD_NONBLOCK (00004000)
#define TFD_TIMER_ABSTIME (1 << 0)
#define TFD_TIMER_CANCEL_ON_SET (1 << 1)
extern int timerfd_create (__clockid_t, int);
extern int timerfd_settime (int, int, const struct itimerspec *, struct itimerspec *);
extern int timerfd_gettime (int, struct itimerspec *);
#endif
