/* Types and constants. */
#ifndef _MAYRUN_SYS_TERMIOS_H
#define _MAYRUN_SYS_TERMIOS_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>
#endif
