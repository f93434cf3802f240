/* Types and constants. */
#ifndef _MAYRUN_ERROR_H_MORE
#define _MAYRUN_ERROR_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
extern int error_one_per_line;
#endif
