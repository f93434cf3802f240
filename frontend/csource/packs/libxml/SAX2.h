#ifndef _MAYRUN_PACK_LIBXML_SAX2_H
#define _MAYRUN_PACK_LIBXML_SAX2_H
#include <libxml/xmlversion.h>
#include <libxml/parser.h>
const xmlChar *xmlSAX2GetPublicId(void *ctx);
const xmlChar *xmlSAX2GetSystemId(void *ctx);
void xmlSAX2SetDocumentLocator(void *ctx, xmlSAXLocatorPtr loc);
int xmlSAX2GetLineNumber(void *ctx);
int xmlSAX2GetColumnNumber(void *ctx);
int xmlSAX2IsStandalone(void *ctx);
int xmlSAX2HasInternalSubset(void *ctx);
int xmlSAX2HasExternalSubset(void *ctx);
void xmlSAX2InternalSubset(void *ctx, const xmlChar *name, const xmlChar *ExternalID, const xmlChar *SystemID);
void xmlSAX2ExternalSubset(void *ctx, const xmlChar *name, const xmlChar *ExternalID, const xmlChar *SystemID);
xmlEntityPtr xmlSAX2GetEntity(void *ctx, const xmlChar *name);
xmlEntityPtr xmlSAX2GetParameterEntity(void *ctx, const xmlChar *name);
xmlParserInputPtr xmlSAX2ResolveEntity(void *ctx, const xmlChar *publicId, const xmlChar *systemId);
void xmlSAX2StartDocument(void *ctx);
void xmlSAX2EndDocument(void *ctx);
void xmlSAX2StartElement(void *ctx, const xmlChar *fullname, const xmlChar **atts);
void xmlSAX2EndElement(void *ctx, const xmlChar *name);
void xmlSAX2StartElementNs(void *ctx, const xmlChar *localname, const xmlChar *prefix, const xmlChar *URI, int nb_namespaces, const xmlChar **namespaces, int nb_attributes, int nb_defaulted, const xmlChar **attributes);
void xmlSAX2EndElementNs(void *ctx, const xmlChar *localname, const xmlChar *prefix, const xmlChar *URI);
void xmlSAX2Reference(void *ctx, const xmlChar *name);
void xmlSAX2Characters(void *ctx, const xmlChar *ch, int len);
void xmlSAX2IgnorableWhitespace(void *ctx, const xmlChar *ch, int len);
void xmlSAX2ProcessingInstruction(void *ctx, const xmlChar *target, const xmlChar *data);
void xmlSAX2Comment(void *ctx, const xmlChar *value);
void xmlSAX2CDataBlock(void *ctx, const xmlChar *value, int len);
int xmlSAXDefaultVersion(int version);
int xmlSAXVersion(xmlSAXHandler *hdlr, int version);
void xmlSAX2InitDefaultSAXHandler(xmlSAXHandler *hdlr, int warning);
void xmlSAX2InitHtmlDefaultSAXHandler(xmlSAXHandler *hdlr);
void htmlDefaultSAXHandlerInit(void);
void xmlDefaultSAXHandlerInit(void);
#endif
