/* Types and constants. */
#ifndef _MAYRUN_LINUX_STRING_H
#define _MAYRUN_LINUX_STRING_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <string.h>
#endif
