/* Types and constants. */
#ifndef _MAYRUN_LINUX_LIMITS_H
#define _MAYRUN_LINUX_LIMITS_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <limits.h>
#define NR_OPEN 1024
#define LINK_MAX 127
#define MAX_CANON 255
#define MAX_INPUT 255
#define XATTR_NAME_MAX 255
#define XATTR_SIZE_MAX 65536
#define XATTR_LIST_MAX 65536
#endif
