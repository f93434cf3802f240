/* Types and constants. */
#ifndef _MAYRUN_ASM_HWCAP2_H
#define _MAYRUN_ASM_HWCAP2_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define __KERNEL_DIV_ROUND_UP(n,d) (((n) + (d) - 1) / (d))
#define HWCAP2_RING3MWAIT _BITUL(0)
#define HWCAP2_FSGSBASE _BITUL(1)
#endif
