/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SGTTY_H
#define _MAYRUN_SGTTY_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
struct sgttyb;
extern int gtty (int, struct sgttyb *);
extern int stty (int, const struct sgttyb *);
#endif
