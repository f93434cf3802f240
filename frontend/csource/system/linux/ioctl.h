/* Types and constants. */
#ifndef _MAYRUN_LINUX_IOCTL_H
#define _MAYRUN_LINUX_IOCTL_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <asm/ioctl.h>
#endif
