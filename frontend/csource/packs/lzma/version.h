#ifndef _MAYRUN_PACK_LZMA_VERSION_H
#define _MAYRUN_PACK_LZMA_VERSION_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define LZMA_VERSION_MAJOR 5
#define LZMA_VERSION_MINOR 4
#define LZMA_VERSION_PATCH 1
#define LZMA_VERSION_STABILITY LZMA_VERSION_STABILITY_STABLE
#define LZMA_VERSION_COMMIT ""
#define LZMA_VERSION_STABILITY_ALPHA 0
#define LZMA_VERSION_STABILITY_BETA 1
#define LZMA_VERSION_STABILITY_STABLE 2
#define LZMA_VERSION (LZMA_VERSION_MAJOR * UINT32_C(10000000) + LZMA_VERSION_MINOR * UINT32_C(10000) + LZMA_VERSION_PATCH * UINT32_C(10) + LZMA_VERSION_STABILITY)
#define LZMA_VERSION_STABILITY_STRING ""
#define LZMA_VERSION_STRING_C_(major,minor,patch,stability,commit) #major "." #minor "." #patch stability commit
#define LZMA_VERSION_STRING_C(major,minor,patch,stability,commit) LZMA_VERSION_STRING_C_(major, minor, patch, stability, commit)
#define LZMA_VERSION_STRING LZMA_VERSION_STRING_C( LZMA_VERSION_MAJOR, LZMA_VERSION_MINOR, LZMA_VERSION_PATCH, LZMA_VERSION_STABILITY_STRING, LZMA_VERSION_COMMIT)
extern uint32_t lzma_version_number(void);
extern const char * lzma_version_string(void);
extern LZMA_API(uint32_t) lzma_version_number(void) lzma_nothrow lzma_attr_const;
extern LZMA_API(const char *) lzma_version_string(void) lzma_nothrow lzma_attr_const;
#endif
