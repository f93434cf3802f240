#ifndef _MAYRUN_PACK_LIBXML_NANOHTTP_H
#define _MAYRUN_PACK_LIBXML_NANOHTTP_H
#include <libxml/parser.h>
#define __NANO_HTTP_H__
void xmlNanoHTTPInit(void);
void xmlNanoHTTPCleanup(void);
void xmlNanoHTTPScanProxy(const char *URL);
int xmlNanoHTTPFetch(const char *URL, const char *filename, char **contentType);
void * xmlNanoHTTPMethod(const char *URL, const char *method, const char *input, char **contentType, const char *headers, int ilen);
void * xmlNanoHTTPMethodRedir(const char *URL, const char *method, const char *input, char **contentType, char **redir, const char *headers, int ilen);
void * xmlNanoHTTPOpen(const char *URL, char **contentType);
void * xmlNanoHTTPOpenRedir(const char *URL, char **contentType, char **redir);
int xmlNanoHTTPReturnCode(void *ctx);
const char * xmlNanoHTTPAuthHeader(void *ctx);
const char * xmlNanoHTTPRedir(void *ctx);
int xmlNanoHTTPContentLength(void * ctx);
const char * xmlNanoHTTPEncoding(void *ctx);
const char * xmlNanoHTTPMimeType(void *ctx);
int xmlNanoHTTPRead(void *ctx, void *dest, int len);
int xmlNanoHTTPSave(void *ctxt, const char *filename);
void xmlNanoHTTPClose(void *ctx);
#endif
