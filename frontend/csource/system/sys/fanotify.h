/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_FANOTIFY_H
#define _MAYRUN_SYS_FANOTIFY_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <stdint.h>
#include <linux/fanotify.h>
extern int fanotify_init (unsigned int, unsigned int);
extern int fanotify_mark (int, unsigned int, uint64_t, int, const char *);
#endif
