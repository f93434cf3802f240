#ifndef _MAYRUN_PACK_LZMA_H
#define _MAYRUN_PACK_LZMA_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <stddef.h>
#include <inttypes.h>
#define LZMA_API_IMPORT
#define LZMA_API_CALL
#define LZMA_API(type) LZMA_API_IMPORT type LZMA_API_CALL
#define lzma_nothrow
#define lzma_attribute(attr) __attribute__(attr)
#define lzma_attr_pure lzma_attribute((__pure__))
#define lzma_attr_const lzma_attribute((__const__))
#define lzma_attr_warn_unused_result lzma_attribute((__warn_unused_result__))
#define LZMA_H_INTERNAL 1
#include <lzma/version.h>
#include <lzma/base.h>
#include <lzma/vli.h>
#include <lzma/check.h>
#include <lzma/filter.h>
#include <lzma/bcj.h>
#include <lzma/delta.h>
#include <lzma/lzma12.h>
#include <lzma/container.h>
#include <lzma/stream_flags.h>
#include <lzma/block.h>
#include <lzma/index.h>
#include <lzma/index_hash.h>
#include <lzma/hardware.h>
#endif
