#ifndef _MAYRUN_PACK_LIBXML_XMLIO_H
#define _MAYRUN_PACK_LIBXML_XMLIO_H
#include <stdio.h>
#include <libxml/xmlversion.h>
typedef int (*xmlInputMatchCallback)(const char *filename);
typedef void *(*xmlInputOpenCallback)(const char *filename);
typedef int (*xmlInputReadCallback)(void *context, char *buffer, int len);
typedef int (*xmlInputCloseCallback)(void *context);
typedef int (*xmlOutputMatchCallback)(const char *filename);
typedef void *(*xmlOutputOpenCallback)(const char *filename);
typedef int (*xmlOutputWriteCallback)(void *context, const char *buffer, int len);
typedef int (*xmlOutputCloseCallback)(void *context);
#include <libxml/globals.h>
#include <libxml/tree.h>
#include <libxml/parser.h>
#include <libxml/encoding.h>
struct _xmlParserInputBuffer {
	void *context;
	xmlInputReadCallback readcallback;
	xmlInputCloseCallback closecallback;
	xmlCharEncodingHandlerPtr encoder;
	xmlBufPtr buffer, raw;
	int compressed, error;
	unsigned long rawconsumed;
};
struct _xmlOutputBuffer {
	void *context;
	xmlOutputWriteCallback writecallback;
	xmlOutputCloseCallback closecallback;
	xmlCharEncodingHandlerPtr encoder;
	xmlBufPtr buffer, conv;
	int written, error;
};
void xmlCleanupInputCallbacks(void);
int xmlPopInputCallbacks(void);
void xmlRegisterDefaultInputCallbacks(void);
xmlParserInputBufferPtr xmlAllocParserInputBuffer(xmlCharEncoding enc);
xmlParserInputBufferPtr xmlParserInputBufferCreateFilename(const char *URI, xmlCharEncoding enc);
xmlParserInputBufferPtr xmlParserInputBufferCreateFile(FILE *file, xmlCharEncoding enc);
xmlParserInputBufferPtr xmlParserInputBufferCreateFd(int fd, xmlCharEncoding enc);
xmlParserInputBufferPtr xmlParserInputBufferCreateMem(const char *mem, int size, xmlCharEncoding enc);
xmlParserInputBufferPtr xmlParserInputBufferCreateStatic(const char *mem, int size, xmlCharEncoding enc);
xmlParserInputBufferPtr xmlParserInputBufferCreateIO(xmlInputReadCallback ioread, xmlInputCloseCallback ioclose, void *ioctx, xmlCharEncoding enc);
int xmlParserInputBufferRead(xmlParserInputBufferPtr in, int len);
int xmlParserInputBufferGrow(xmlParserInputBufferPtr in, int len);
int xmlParserInputBufferPush(xmlParserInputBufferPtr in, int len, const char *buf);
void xmlFreeParserInputBuffer(xmlParserInputBufferPtr in);
char *xmlParserGetDirectory(const char *filename);
int xmlRegisterInputCallbacks(xmlInputMatchCallback match, xmlInputOpenCallback open, xmlInputReadCallback read, xmlInputCloseCallback close);
void xmlCleanupOutputCallbacks(void);
void xmlRegisterDefaultOutputCallbacks(void);
xmlOutputBufferPtr xmlAllocOutputBuffer(xmlCharEncodingHandlerPtr encoder);
xmlOutputBufferPtr xmlOutputBufferCreateFilename(const char *URI, xmlCharEncodingHandlerPtr encoder, int compression);
xmlOutputBufferPtr xmlOutputBufferCreateFile(FILE *file, xmlCharEncodingHandlerPtr encoder);
xmlOutputBufferPtr xmlOutputBufferCreateBuffer(xmlBufferPtr buffer, xmlCharEncodingHandlerPtr encoder);
xmlOutputBufferPtr xmlOutputBufferCreateFd(int fd, xmlCharEncodingHandlerPtr encoder);
xmlOutputBufferPtr xmlOutputBufferCreateIO(xmlOutputWriteCallback iowrite, xmlOutputCloseCallback ioclose, void *ioctx, xmlCharEncodingHandlerPtr encoder);
const xmlChar *xmlOutputBufferGetContent(xmlOutputBufferPtr out);
size_t xmlOutputBufferGetSize(xmlOutputBufferPtr out);
int xmlOutputBufferWrite(xmlOutputBufferPtr out, int len, const char *buf);
int xmlOutputBufferWriteString(xmlOutputBufferPtr out, const char *str);
int xmlOutputBufferFlush(xmlOutputBufferPtr out);
int xmlOutputBufferClose(xmlOutputBufferPtr out);
int xmlRegisterOutputCallbacks(xmlOutputMatchCallback match, xmlOutputOpenCallback open, xmlOutputWriteCallback write, xmlOutputCloseCallback close);
xmlParserInputPtr xmlCheckHTTPInput(xmlParserCtxtPtr ctxt, xmlParserInputPtr ret);
xmlParserInputPtr xmlNoNetExternalEntityLoader(const char *URL, const char *ID, xmlParserCtxtPtr ctxt);
int xmlCheckFilename(const char *path);
int xmlFileMatch(const char *filename);
void *xmlFileOpen(const char *filename);
int xmlFileRead(void *context, char *buffer, int len);
int xmlFileClose(void *context);
#endif
