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
#define major(dev) ((unsigned int)(((__dev_t)(dev) >> 8 & 0xfff) | (__UINT64_TYPE__)(dev) >> 32 & ~0xfffU))
#define minor(dev) ((unsigned int)(((dev) & 0xff) | (__dev_t)(dev) >> 12 & ~0xffU))
#define makedev(maj, min) ((__dev_t)(((__UINT64_TYPE__)((maj) & 0xfffU) << 8) | ((__UINT64_TYPE__)((maj) & ~0xfffU) << 32) | ((min) & 0xffU) | (__UINT64_TYPE__)((min) & ~0xffU) << 12))
#endif
