/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_SYSMACROS_H
#define _MAYRUN_SYS_SYSMACROS_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
extern unsigned int gnu_dev_major (__dev_t);
extern unsigned int gnu_dev_minor (__dev_t);
extern __dev_t gnu_dev_makedev (unsigned int, unsigned int);
#define major(dev) gnu_dev_major (dev)
#define minor(dev) gnu_dev_minor (dev)
#define makedev(maj,min) gnu_dev_makedev (maj, min)
#endif
