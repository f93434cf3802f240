#ifndef _MAYRUN_PACK_LIBXML_XMLSAVE_H
#define _MAYRUN_PACK_LIBXML_XMLSAVE_H
#include <libxml/xmlversion.h>
#include <libxml/tree.h>
#include <libxml/encoding.h>
#include <libxml/xmlIO.h>
typedef enum {
	XML_SAVE_FORMAT = 1, XML_SAVE_NO_DECL = 2, XML_SAVE_NO_EMPTY = 4, XML_SAVE_NO_XHTML = 8, XML_SAVE_XHTML = 16, XML_SAVE_AS_XML = 32,
	XML_SAVE_AS_HTML = 64, XML_SAVE_WSNONSIG = 128
} xmlSaveOption;
typedef struct _xmlSaveCtxt xmlSaveCtxt;
typedef xmlSaveCtxt *xmlSaveCtxtPtr;
xmlSaveCtxtPtr xmlSaveToFd(int fd, const char *encoding, int options);
xmlSaveCtxtPtr xmlSaveToFilename(const char *filename, const char *encoding, int options);
xmlSaveCtxtPtr xmlSaveToBuffer(xmlBufferPtr buffer, const char *encoding, int options);
xmlSaveCtxtPtr xmlSaveToIO(xmlOutputWriteCallback iowrite, xmlOutputCloseCallback ioclose, void *ioctx, const char *encoding, int options);
long xmlSaveDoc(xmlSaveCtxtPtr ctxt, xmlDocPtr doc);
long xmlSaveTree(xmlSaveCtxtPtr ctxt, xmlNodePtr node);
int xmlSaveFlush(xmlSaveCtxtPtr ctxt);
int xmlSaveClose(xmlSaveCtxtPtr ctxt);
#endif
