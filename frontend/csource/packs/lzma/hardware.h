#ifndef _MAYRUN_PACK_LZMA_HARDWARE_H
#define _MAYRUN_PACK_LZMA_HARDWARE_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
extern uint64_t lzma_physmem(void);
extern uint32_t lzma_cputhreads(void);
extern LZMA_API(uint64_t) lzma_physmem(void) lzma_nothrow;
extern LZMA_API(uint32_t) lzma_cputhreads(void) lzma_nothrow;
#endif
