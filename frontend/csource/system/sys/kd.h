/* Types and constants. */
#ifndef _MAYRUN_SYS_KD_H
#define _MAYRUN_SYS_KD_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/kd.h>
#endif
