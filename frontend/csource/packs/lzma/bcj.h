#ifndef _MAYRUN_PACK_LZMA_BCJ_H
#define _MAYRUN_PACK_LZMA_BCJ_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define LZMA_FILTER_X86 LZMA_VLI_C(0x04)
#define LZMA_FILTER_POWERPC LZMA_VLI_C(0x05)
#define LZMA_FILTER_IA64 LZMA_VLI_C(0x06)
#define LZMA_FILTER_ARM LZMA_VLI_C(0x07)
#define LZMA_FILTER_ARMTHUMB LZMA_VLI_C(0x08)
#define LZMA_FILTER_SPARC LZMA_VLI_C(0x09)
#define LZMA_FILTER_ARM64 LZMA_VLI_C(0x0A)
typedef struct { uint32_t start_offset; } lzma_options_bcj;
#endif
