#ifndef _MAYRUN_PACK_LIBXML_XMLMEMORY_H
#define _MAYRUN_PACK_LIBXML_XMLMEMORY_H
#include <stdio.h>
#include <libxml/xmlversion.h>
typedef void (*xmlFreeFunc)(void *mem);
typedef void *(*xmlMallocFunc)(size_t size);
typedef void *(*xmlReallocFunc)(void *mem, size_t size);
typedef char *(*xmlStrdupFunc)(const char *str);
extern xmlMallocFunc xmlMalloc, xmlMallocAtomic;
extern xmlReallocFunc xmlRealloc;
extern xmlFreeFunc xmlFree;
extern xmlStrdupFunc xmlMemStrdup;
int xmlMemSetup(xmlFreeFunc freeFunc, xmlMallocFunc mallocFunc, xmlReallocFunc reallocFunc, xmlStrdupFunc strdupFunc);
int xmlMemGet(xmlFreeFunc *freeFunc, xmlMallocFunc *mallocFunc, xmlReallocFunc *reallocFunc, xmlStrdupFunc *strdupFunc);
int xmlGcMemSetup(xmlFreeFunc freeFunc, xmlMallocFunc mallocFunc, xmlMallocFunc atomicFunc, xmlReallocFunc reallocFunc, xmlStrdupFunc strdupFunc);
int xmlGcMemGet(xmlFreeFunc *freeFunc, xmlMallocFunc *mallocFunc, xmlMallocFunc *atomicFunc, xmlReallocFunc *reallocFunc, xmlStrdupFunc *strdupFunc);
int xmlInitMemory(void);
void xmlCleanupMemory(void);
int xmlMemUsed(void);
int xmlMemBlocks(void);
void xmlMemDisplay(FILE *fp);
void xmlMemDisplayLast(FILE *fp, long bytes);
void xmlMemShow(FILE *fp, int nr);
void xmlMemoryDump(void);
void *xmlMemMalloc(size_t size);
void *xmlMemRealloc(void *ptr, size_t size);
void xmlMemFree(void *ptr);
char *xmlMemoryStrdup(const char *str);
void *xmlMallocLoc(size_t size, const char *file, int line);
void *xmlReallocLoc(void *ptr, size_t size, const char *file, int line);
void *xmlMallocAtomicLoc(size_t size, const char *file, int line);
char *xmlMemStrdupLoc(const char *str, const char *file, int line);
#endif
