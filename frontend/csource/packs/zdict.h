#ifndef _MAYRUN_PACK_ZDICT_H
#define _MAYRUN_PACK_ZDICT_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <stddef.h>
#define ZDICTLIB_VISIBLE
#define ZDICTLIB_HIDDEN
#define ZDICTLIB_API ZDICTLIB_VISIBLE
size_t ZDICT_trainFromBuffer(void* dictBuffer, size_t dictBufferCapacity, const void* samplesBuffer, const size_t* samplesSizes, unsigned nbSamples);
typedef struct { int compressionLevel; unsigned notificationLevel; unsigned dictID; } ZDICT_params_t;
size_t ZDICT_finalizeDictionary(void* dstDictBuffer, size_t maxDictSize, const void* dictContent, size_t dictContentSize, const void* samplesBuffer, const size_t* samplesSizes, unsigned nbSamples, ZDICT_params_t parameters);
unsigned ZDICT_getDictID(const void* dictBuffer, size_t dictSize);
size_t ZDICT_getDictHeaderSize(const void* dictBuffer, size_t dictSize);
unsigned ZDICT_isError(size_t errorCode);
const char* ZDICT_getErrorName(size_t errorCode);
#endif
