/* Types and constants. */
#ifndef _MAYRUN_SYS_FILE_H_MORE
#define _MAYRUN_SYS_FILE_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define L_SET 0
#define L_INCR 1
#define L_XTND 2
#endif
