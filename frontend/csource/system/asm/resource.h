/* Types and constants. */
#ifndef _MAYRUN_ASM_RESOURCE_H
#define _MAYRUN_ASM_RESOURCE_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/resource.h>
#endif
