#ifndef _MAYRUN_PACK_LIBXML_XMLWRITER_H
#define _MAYRUN_PACK_LIBXML_XMLWRITER_H
#include <stdarg.h>
#include <libxml/xmlversion.h>
#include <libxml/xmlIO.h>
#include <libxml/list.h>
#include <libxml/xmlstring.h>
typedef struct _xmlTextWriter xmlTextWriter;
typedef xmlTextWriter *xmlTextWriterPtr;
xmlTextWriterPtr xmlNewTextWriter(xmlOutputBufferPtr out);
xmlTextWriterPtr xmlNewTextWriterFilename(const char *uri, int compression);
xmlTextWriterPtr xmlNewTextWriterMemory(xmlBufferPtr buf, int compression);
xmlTextWriterPtr xmlNewTextWriterPushParser(xmlParserCtxtPtr ctxt, int compression);
xmlTextWriterPtr xmlNewTextWriterDoc(xmlDocPtr *doc, int compression);
xmlTextWriterPtr xmlNewTextWriterTree(xmlDocPtr doc, xmlNodePtr node, int compression);
void xmlFreeTextWriter(xmlTextWriterPtr writer);
#define xmlTextWriterWriteProcessingInstruction xmlTextWriterWritePI
#define xmlTextWriterWriteDocType xmlTextWriterWriteDTD
int xmlTextWriterStartDocument(xmlTextWriterPtr writer, const char *version, const char *encoding, const char *standalone);
int xmlTextWriterEndDocument(xmlTextWriterPtr writer);
int xmlTextWriterStartComment(xmlTextWriterPtr writer);
int xmlTextWriterEndComment(xmlTextWriterPtr writer);
int xmlTextWriterWriteFormatComment(xmlTextWriterPtr writer, const char *format, ...);
int xmlTextWriterWriteVFormatComment(xmlTextWriterPtr writer, const char *format, va_list argptr);
int xmlTextWriterWriteComment(xmlTextWriterPtr writer, const xmlChar *content);
int xmlTextWriterStartElement(xmlTextWriterPtr writer, const xmlChar *name);
int xmlTextWriterStartElementNS(xmlTextWriterPtr writer, const xmlChar *prefix, const xmlChar *name, const xmlChar *namespaceURI);
int xmlTextWriterEndElement(xmlTextWriterPtr writer);
int xmlTextWriterFullEndElement(xmlTextWriterPtr writer);
int xmlTextWriterWriteFormatElement(xmlTextWriterPtr writer, const xmlChar *name, const char *format, ...);
int xmlTextWriterWriteVFormatElement(xmlTextWriterPtr writer, const xmlChar *name, const char *format, va_list argptr);
int xmlTextWriterWriteElement(xmlTextWriterPtr writer, const xmlChar *name, const xmlChar *content);
int xmlTextWriterWriteFormatElementNS(xmlTextWriterPtr writer, const xmlChar *prefix, const xmlChar *name, const xmlChar *namespaceURI, const char *format, ...);
int xmlTextWriterWriteVFormatElementNS(xmlTextWriterPtr writer, const xmlChar *prefix, const xmlChar *name, const xmlChar *namespaceURI, const char *format, va_list argptr);
int xmlTextWriterWriteElementNS(xmlTextWriterPtr writer, const xmlChar *prefix, const xmlChar *name, const xmlChar *namespaceURI, const xmlChar *content);
int xmlTextWriterWriteFormatRaw(xmlTextWriterPtr writer, const char *format, ...);
int xmlTextWriterWriteVFormatRaw(xmlTextWriterPtr writer, const char *format, va_list argptr);
int xmlTextWriterWriteRawLen(xmlTextWriterPtr writer, const xmlChar *content, int len);
int xmlTextWriterWriteRaw(xmlTextWriterPtr writer, const xmlChar *content);
int xmlTextWriterWriteFormatString(xmlTextWriterPtr writer, const char *format, ...);
int xmlTextWriterWriteVFormatString(xmlTextWriterPtr writer, const char *format, va_list argptr);
int xmlTextWriterWriteString(xmlTextWriterPtr writer, const xmlChar *content);
int xmlTextWriterWriteBase64(xmlTextWriterPtr writer, const char *data, int start, int len);
int xmlTextWriterWriteBinHex(xmlTextWriterPtr writer, const char *data, int start, int len);
int xmlTextWriterStartAttribute(xmlTextWriterPtr writer, const xmlChar *name);
int xmlTextWriterStartAttributeNS(xmlTextWriterPtr writer, const xmlChar *prefix, const xmlChar *name, const xmlChar *namespaceURI);
int xmlTextWriterEndAttribute(xmlTextWriterPtr writer);
int xmlTextWriterWriteFormatAttribute(xmlTextWriterPtr writer, const xmlChar *name, const char *format, ...);
int xmlTextWriterWriteVFormatAttribute(xmlTextWriterPtr writer, const xmlChar *name, const char *format, va_list argptr);
int xmlTextWriterWriteAttribute(xmlTextWriterPtr writer, const xmlChar *name, const xmlChar *content);
int xmlTextWriterWriteFormatAttributeNS(xmlTextWriterPtr writer, const xmlChar *prefix, const xmlChar *name, const xmlChar *namespaceURI, const char *format, ...);
int xmlTextWriterWriteVFormatAttributeNS(xmlTextWriterPtr writer, const xmlChar *prefix, const xmlChar *name, const xmlChar *namespaceURI, const char *format, va_list argptr);
int xmlTextWriterWriteAttributeNS(xmlTextWriterPtr writer, const xmlChar *prefix, const xmlChar *name, const xmlChar *namespaceURI, const xmlChar *content);
int xmlTextWriterStartPI(xmlTextWriterPtr writer, const xmlChar *target);
int xmlTextWriterEndPI(xmlTextWriterPtr writer);
int xmlTextWriterWriteFormatPI(xmlTextWriterPtr writer, const xmlChar *target, const char *format, ...);
int xmlTextWriterWriteVFormatPI(xmlTextWriterPtr writer, const xmlChar *target, const char *format, va_list argptr);
int xmlTextWriterWritePI(xmlTextWriterPtr writer, const xmlChar *target, const xmlChar *content);
int xmlTextWriterStartCDATA(xmlTextWriterPtr writer);
int xmlTextWriterEndCDATA(xmlTextWriterPtr writer);
int xmlTextWriterWriteFormatCDATA(xmlTextWriterPtr writer, const char *format, ...);
int xmlTextWriterWriteVFormatCDATA(xmlTextWriterPtr writer, const char *format, va_list argptr);
int xmlTextWriterWriteCDATA(xmlTextWriterPtr writer, const xmlChar *content);
int xmlTextWriterStartDTD(xmlTextWriterPtr writer, const xmlChar *name, const xmlChar *pubid, const xmlChar *sysid);
int xmlTextWriterEndDTD(xmlTextWriterPtr writer);
int xmlTextWriterWriteFormatDTD(xmlTextWriterPtr writer, const xmlChar *name, const xmlChar *pubid, const xmlChar *sysid, const char *format, ...);
int xmlTextWriterWriteVFormatDTD(xmlTextWriterPtr writer, const xmlChar *name, const xmlChar *pubid, const xmlChar *sysid, const char *format, va_list argptr);
int xmlTextWriterWriteDTD(xmlTextWriterPtr writer, const xmlChar *name, const xmlChar *pubid, const xmlChar *sysid, const xmlChar *subset);
int xmlTextWriterStartDTDElement(xmlTextWriterPtr writer, const xmlChar *name);
int xmlTextWriterEndDTDElement(xmlTextWriterPtr writer);
int xmlTextWriterWriteFormatDTDElement(xmlTextWriterPtr writer, const xmlChar *name, const char *format, ...);
int xmlTextWriterWriteVFormatDTDElement(xmlTextWriterPtr writer, const xmlChar *name, const char *format, va_list argptr);
int xmlTextWriterWriteDTDElement(xmlTextWriterPtr writer, const xmlChar *name, const xmlChar *content);
int xmlTextWriterStartDTDAttlist(xmlTextWriterPtr writer, const xmlChar *name);
int xmlTextWriterEndDTDAttlist(xmlTextWriterPtr writer);
int xmlTextWriterWriteFormatDTDAttlist(xmlTextWriterPtr writer, const xmlChar *name, const char *format, ...);
int xmlTextWriterWriteVFormatDTDAttlist(xmlTextWriterPtr writer, const xmlChar *name, const char *format, va_list argptr);
int xmlTextWriterWriteDTDAttlist(xmlTextWriterPtr writer, const xmlChar *name, const xmlChar *content);
int xmlTextWriterStartDTDEntity(xmlTextWriterPtr writer, int pe, const xmlChar *name);
int xmlTextWriterEndDTDEntity(xmlTextWriterPtr writer);
int xmlTextWriterWriteFormatDTDInternalEntity(xmlTextWriterPtr writer, int pe, const xmlChar *name, const char *format, ...);
int xmlTextWriterWriteVFormatDTDInternalEntity(xmlTextWriterPtr writer, int pe, const xmlChar *name, const char *format, va_list argptr);
int xmlTextWriterWriteDTDInternalEntity(xmlTextWriterPtr writer, int pe, const xmlChar *name, const xmlChar *content);
int xmlTextWriterWriteDTDExternalEntity(xmlTextWriterPtr writer, int pe, const xmlChar *name, const xmlChar *pubid, const xmlChar *sysid, const xmlChar *ndataid);
int xmlTextWriterWriteDTDExternalEntityContents(xmlTextWriterPtr writer, const xmlChar *pubid, const xmlChar *sysid, const xmlChar *ndataid);
int xmlTextWriterWriteDTDEntity(xmlTextWriterPtr writer, int pe, const xmlChar *name, const xmlChar *pubid, const xmlChar *sysid, const xmlChar *ndataid, const xmlChar *content);
int xmlTextWriterWriteDTDNotation(xmlTextWriterPtr writer, const xmlChar *name, const xmlChar *pubid, const xmlChar *sysid);
int xmlTextWriterSetIndent(xmlTextWriterPtr writer, int indent);
int xmlTextWriterSetIndentString(xmlTextWriterPtr writer, const xmlChar *str);
int xmlTextWriterSetQuoteChar(xmlTextWriterPtr writer, xmlChar quotechar);
int xmlTextWriterFlush(xmlTextWriterPtr writer);
#endif
