/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_TIME_H_MORE
#define _MAYRUN_SYS_TIME_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define TIMEVAL_TO_TIMESPEC(tv,ts) { (ts)->tv_sec = (tv)->tv_sec; (ts)->tv_nsec = (tv)->tv_usec * 1000; }
#define TIMESPEC_TO_TIMEVAL(tv,ts) { (tv)->tv_sec = (ts)->tv_sec; (tv)->tv_usec = (ts)->tv_nsec / 1000; }
typedef enum __itimer_which __itimer_which_t;
extern int futimesat (int, const char *, const struct timeval[2]);
#endif
