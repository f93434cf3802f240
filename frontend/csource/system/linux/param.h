/* Types and constants. */
#ifndef _MAYRUN_LINUX_PARAM_H
#define _MAYRUN_LINUX_PARAM_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/param.h>
#include <asm/param.h>
#endif
