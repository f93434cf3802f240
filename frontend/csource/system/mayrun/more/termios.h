/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_TERMIOS_H_MORE
#define _MAYRUN_TERMIOS_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ttydefaults.h>
#ifndef _POSIX_VDISABLE
#define _POSIX_VDISABLE 0
#endif
#define CCEQ(val,c) ((c) == (val) && (val) != _POSIX_VDISABLE)
extern int cfsetspeed (struct termios *, speed_t);
extern int tcflow (int, int);
extern __pid_t tcgetsid (int);
#endif
