/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_SIGNALFD_H
#define _MAYRUN_SYS_SIGNALFD_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <mayrun/sigset.h>
#include <stddef.h>
#include <stdint.h>
#include <stdint.h>
#include <linux/signalfd.h>
#define SFD_CLOEXEC (02000000)
#define SFD_NONBLOCK (00004000)
extern int signalfd (int, const sigset_t *, int);
#endif
