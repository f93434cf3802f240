#ifndef _MAYRUN_PACK_LIBXML_XMLSCHEMAS_H
#define _MAYRUN_PACK_LIBXML_XMLSCHEMAS_H
#include <stdio.h>
#include <libxml/xmlversion.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlIO.h>
typedef enum { XML_SCHEMA_VAL_VC_I_CREATE = 1 } xmlSchemaValidOption;
typedef struct _xmlSchema xmlSchema;
typedef xmlSchema *xmlSchemaPtr;
typedef void (*xmlSchemaValidityErrorFunc)(void *ctx, const char *msg, ...) __attribute__((format(printf, 2, 3)));
typedef void (*xmlSchemaValidityWarningFunc)(void *ctx, const char *msg, ...) __attribute__((format(printf, 2, 3)));
typedef struct _xmlSchemaParserCtxt xmlSchemaParserCtxt;
typedef xmlSchemaParserCtxt *xmlSchemaParserCtxtPtr;
typedef struct _xmlSchemaValidCtxt xmlSchemaValidCtxt;
typedef xmlSchemaValidCtxt *xmlSchemaValidCtxtPtr;
xmlSchemaParserCtxtPtr xmlSchemaNewParserCtxt(const char *URL);
xmlSchemaParserCtxtPtr xmlSchemaNewMemParserCtxt(const char *buffer, int size);
xmlSchemaParserCtxtPtr xmlSchemaNewDocParserCtxt(xmlDocPtr doc);
void xmlSchemaFreeParserCtxt(xmlSchemaParserCtxtPtr ctxt);
void xmlSchemaSetParserErrors(xmlSchemaParserCtxtPtr ctxt, xmlSchemaValidityErrorFunc err, xmlSchemaValidityWarningFunc warn, void *ctx);
void xmlSchemaSetParserStructuredErrors(xmlSchemaParserCtxtPtr ctxt, xmlStructuredErrorFunc serror, void *ctx);
int xmlSchemaIsValid(xmlSchemaValidCtxtPtr ctxt);
xmlSchemaPtr xmlSchemaParse(xmlSchemaParserCtxtPtr ctxt);
void xmlSchemaFree(xmlSchemaPtr schema);
void xmlSchemaSetValidErrors(xmlSchemaValidCtxtPtr ctxt, xmlSchemaValidityErrorFunc err, xmlSchemaValidityWarningFunc warn, void *ctx);
void xmlSchemaSetValidStructuredErrors(xmlSchemaValidCtxtPtr ctxt, xmlStructuredErrorFunc serror, void *ctx);
int xmlSchemaSetValidOptions(xmlSchemaValidCtxtPtr ctxt, int options);
xmlSchemaValidCtxtPtr xmlSchemaNewValidCtxt(xmlSchemaPtr schema);
void xmlSchemaFreeValidCtxt(xmlSchemaValidCtxtPtr ctxt);
int xmlSchemaValidateDoc(xmlSchemaValidCtxtPtr ctxt, xmlDocPtr instance);
int xmlSchemaValidateOneElement(xmlSchemaValidCtxtPtr ctxt, xmlNodePtr elem);
int xmlSchemaValidateFile(xmlSchemaValidCtxtPtr ctxt, const char *filename, int options);
xmlParserCtxtPtr xmlSchemaValidCtxtGetParserCtxt(xmlSchemaValidCtxtPtr ctxt);
#endif
