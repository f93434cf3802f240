/* Types and constants. */
#ifndef _MAYRUN_SYS_RAW_H
#define _MAYRUN_SYS_RAW_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <stdint.h>
#include <sys/ioctl.h>
#define RAW_MAJOR 162
#define RAW_SETBIND _IO(0xac, 0)
#define RAW_GETBIND _IO(0xac, 1)
struct raw_config_request { int raw_minor; uint64_t block_major; uint64_t block_minor; };
#endif
