/* Types and constants. */
#ifndef _MAYRUN_SYS_IOCTL_H_MORE
#define _MAYRUN_SYS_IOCTL_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <asm/ioctls.h>
#include <sys/ttydefaults.h>
struct termio { unsigned short int c_iflag; unsigned short int c_oflag; unsigned short int c_cflag; unsigned short int c_lflag; unsigned char c_line; unsigned char c_cc[8]; };
#endif
