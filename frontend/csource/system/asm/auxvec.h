/* Types and constants. */
#ifndef _MAYRUN_ASM_AUXVEC_H
#define _MAYRUN_ASM_AUXVEC_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define AT_SYSINFO_EHDR 33
#define AT_VECTOR_SIZE_ARCH 3
#endif
