/* Types and constants. */
#ifndef _MAYRUN_ERRNO_H_MORE
#define _MAYRUN_ERRNO_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
typedef int error_t;
#endif
