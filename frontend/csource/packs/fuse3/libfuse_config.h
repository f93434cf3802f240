#ifndef _MAYRUN_PACK_FUSE3_LIBFUSE_CONFIG_H
#define _MAYRUN_PACK_FUSE3_LIBFUSE_CONFIG_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define LIBFUSE_BUILT_WITH_VERSIONED_SYMBOLS 1
#endif
