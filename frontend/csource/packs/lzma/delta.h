#ifndef _MAYRUN_PACK_LZMA_DELTA_H
#define _MAYRUN_PACK_LZMA_DELTA_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define LZMA_FILTER_DELTA LZMA_VLI_C(0x03)
typedef enum { LZMA_DELTA_TYPE_BYTE } lzma_delta_type;
typedef struct { lzma_delta_type type; uint32_t dist; uint32_t reserved_int1; uint32_t reserved_int2; uint32_t reserved_int3; uint32_t reserved_int4; void *reserved_ptr1; void *reserved_ptr2; } lzma_options_delta;
#endif
