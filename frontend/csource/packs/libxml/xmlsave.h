#ifndef _MAYRUN_PACK_LIBXML_XMLSAVE_H
#define _MAYRUN_PACK_LIBXML_XMLSAVE_H
#include <libxml/parser.h>
#define __XML_XMLSAVE_H__
typedef enum { XML_SAVE_FORMAT = 1<<0, XML_SAVE_NO_DECL = 1<<1, XML_SAVE_NO_EMPTY = 1<<2, XML_SAVE_NO_XHTML = 1<<3, XML_SAVE_XHTML = 1<<4, XML_SAVE_AS_XML = 1<<5, XML_SAVE_AS_HTML = 1<<6, XML_SAVE_WSNONSIG = 1<<7 } xmlSaveOption;
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
int xmlSaveSetEscape(xmlSaveCtxtPtr ctxt, xmlCharEncodingOutputFunc escape);
int xmlSaveSetAttrEscape(xmlSaveCtxtPtr ctxt, xmlCharEncodingOutputFunc escape);
#endif
