#ifndef _MAYRUN_PACK_LIBXML_THREADS_H
#define _MAYRUN_PACK_LIBXML_THREADS_H
#include <libxml/xmlversion.h>
typedef struct _xmlMutex xmlMutex;
typedef xmlMutex *xmlMutexPtr;
typedef struct _xmlRMutex xmlRMutex;
typedef xmlRMutex *xmlRMutexPtr;
#include <libxml/globals.h>
xmlMutexPtr xmlNewMutex(void);
void xmlMutexLock(xmlMutexPtr tok);
void xmlMutexUnlock(xmlMutexPtr tok);
void xmlFreeMutex(xmlMutexPtr tok);
xmlRMutexPtr xmlNewRMutex(void);
void xmlRMutexLock(xmlRMutexPtr tok);
void xmlRMutexUnlock(xmlRMutexPtr tok);
void xmlFreeRMutex(xmlRMutexPtr tok);
void xmlInitThreads(void);
void xmlLockLibrary(void);
void xmlUnlockLibrary(void);
int xmlGetThreadId(void);
int xmlIsMainThread(void);
void xmlCleanupThreads(void);
xmlGlobalStatePtr xmlGetGlobalState(void);
#endif
