#ifndef _MAYRUN_PACK_LIBXML_SCHEMATRON_H
#define _MAYRUN_PACK_LIBXML_SCHEMATRON_H
#include <libxml/parser.h>
#define __XML_SCHEMATRON_H__
typedef enum { XML_SCHEMATRON_OUT_QUIET = 1 << 0, XML_SCHEMATRON_OUT_TEXT = 1 << 1, XML_SCHEMATRON_OUT_XML = 1 << 2, XML_SCHEMATRON_OUT_ERROR = 1 << 3, XML_SCHEMATRON_OUT_FILE = 1 << 8, XML_SCHEMATRON_OUT_BUFFER = 1 << 9, XML_SCHEMATRON_OUT_IO = 1 << 10 } xmlSchematronValidOptions;
typedef struct _xmlSchematron xmlSchematron;
typedef xmlSchematron *xmlSchematronPtr;
typedef void(*xmlSchematronValidityErrorFunc)(void *ctx, const char *msg, ...);
typedef void(*xmlSchematronValidityWarningFunc)(void *ctx, const char *msg, ...);
typedef struct _xmlSchematronParserCtxt xmlSchematronParserCtxt;
typedef xmlSchematronParserCtxt *xmlSchematronParserCtxtPtr;
typedef struct _xmlSchematronValidCtxt xmlSchematronValidCtxt;
typedef xmlSchematronValidCtxt *xmlSchematronValidCtxtPtr;
xmlSchematronParserCtxtPtr xmlSchematronNewParserCtxt(const char *URL);
xmlSchematronParserCtxtPtr xmlSchematronNewMemParserCtxt(const char *buffer, int size);
xmlSchematronParserCtxtPtr xmlSchematronNewDocParserCtxt(xmlDocPtr doc);
void xmlSchematronFreeParserCtxt(xmlSchematronParserCtxtPtr ctxt);
xmlSchematronPtr xmlSchematronParse(xmlSchematronParserCtxtPtr ctxt);
void xmlSchematronFree(xmlSchematronPtr schema);
void xmlSchematronSetValidStructuredErrors(xmlSchematronValidCtxtPtr ctxt, xmlStructuredErrorFunc serror, void *ctx);
xmlSchematronValidCtxtPtr xmlSchematronNewValidCtxt(xmlSchematronPtr schema, int options);
void xmlSchematronFreeValidCtxt(xmlSchematronValidCtxtPtr ctxt);
int xmlSchematronValidateDoc(xmlSchematronValidCtxtPtr ctxt, xmlDocPtr instance);
#endif
