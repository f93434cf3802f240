#ifndef _MAYRUN_PACK_LIBXML_HTMLPARSER_H
#define _MAYRUN_PACK_LIBXML_HTMLPARSER_H
#include <libxml/xmlversion.h>
#include <libxml/parser.h>
typedef xmlParserCtxt htmlParserCtxt;
typedef xmlParserCtxtPtr htmlParserCtxtPtr;
typedef xmlParserNodeInfo htmlParserNodeInfo;
typedef xmlSAXHandler htmlSAXHandler;
typedef xmlSAXHandlerPtr htmlSAXHandlerPtr;
typedef xmlParserInput htmlParserInput;
typedef xmlParserInputPtr htmlParserInputPtr;
typedef xmlDocPtr htmlDocPtr;
typedef xmlNodePtr htmlNodePtr;
typedef struct _htmlElemDesc htmlElemDesc;
typedef htmlElemDesc *htmlElemDescPtr;
struct _htmlElemDesc {
	const char *name;
	char startTag, endTag, saveEndTag, empty, depr, dtd, isinline;
	const char *desc, **subelts, *defaultsubelt, **attrs_opt, **attrs_depr, **attrs_req;
};
typedef struct _htmlEntityDesc htmlEntityDesc;
typedef htmlEntityDesc *htmlEntityDescPtr;
struct _htmlEntityDesc { unsigned int value; const char *name, *desc; };
const htmlElemDesc *htmlTagLookup(const xmlChar *tag);
const htmlEntityDesc *htmlEntityLookup(const xmlChar *name);
const htmlEntityDesc *htmlEntityValueLookup(unsigned int value);
int htmlIsAutoClosed(htmlDocPtr doc, htmlNodePtr elem);
int htmlAutoCloseTag(htmlDocPtr doc, const xmlChar *name, htmlNodePtr elem);
const htmlEntityDesc *htmlParseEntityRef(htmlParserCtxtPtr ctxt, const xmlChar **str);
int htmlParseCharRef(htmlParserCtxtPtr ctxt);
void htmlParseElement(htmlParserCtxtPtr ctxt);
htmlParserCtxtPtr htmlNewParserCtxt(void);
htmlParserCtxtPtr htmlCreateMemoryParserCtxt(const char *buffer, int size);
int htmlParseDocument(htmlParserCtxtPtr ctxt);
htmlDocPtr htmlSAXParseDoc(const xmlChar *cur, const char *encoding, htmlSAXHandlerPtr sax, void *userData);
htmlDocPtr htmlParseDoc(const xmlChar *cur, const char *encoding);
htmlDocPtr htmlSAXParseFile(const char *filename, const char *encoding, htmlSAXHandlerPtr sax, void *userData);
htmlDocPtr htmlParseFile(const char *filename, const char *encoding);
int UTF8ToHtml(unsigned char *out, int *outlen, const unsigned char *in, int *inlen);
int htmlEncodeEntities(unsigned char *out, int *outlen, const unsigned char *in, int *inlen, int quoteChar);
int htmlIsScriptAttribute(const xmlChar *name);
int htmlHandleOmittedElem(int val);
htmlParserCtxtPtr htmlCreatePushParserCtxt(htmlSAXHandlerPtr sax, void *user_data, const char *chunk, int size, const char *filename, xmlCharEncoding enc);
int htmlParseChunk(htmlParserCtxtPtr ctxt, const char *chunk, int size, int terminate);
void htmlFreeParserCtxt(htmlParserCtxtPtr ctxt);
typedef enum {
	HTML_PARSE_RECOVER = 1 << 0, HTML_PARSE_NODEFDTD = 1 << 2, HTML_PARSE_NOERROR = 1 << 5, HTML_PARSE_NOWARNING = 1 << 6,
	HTML_PARSE_PEDANTIC = 1 << 7, HTML_PARSE_NOBLANKS = 1 << 8, HTML_PARSE_NONET = 1 << 11, HTML_PARSE_NOIMPLIED = 1 << 13,
	HTML_PARSE_COMPACT = 1 << 16, HTML_PARSE_IGNORE_ENC = 1 << 21
} htmlParserOption;
void htmlCtxtReset(htmlParserCtxtPtr ctxt);
int htmlCtxtUseOptions(htmlParserCtxtPtr ctxt, int options);
htmlDocPtr htmlReadDoc(const xmlChar *cur, const char *URL, const char *encoding, int options);
htmlDocPtr htmlReadFile(const char *URL, const char *encoding, int options);
htmlDocPtr htmlReadMemory(const char *buffer, int size, const char *URL, const char *encoding, int options);
htmlDocPtr htmlReadFd(int fd, const char *URL, const char *encoding, int options);
htmlDocPtr htmlReadIO(xmlInputReadCallback ioread, xmlInputCloseCallback ioclose, void *ioctx, const char *URL, const char *encoding, int options);
htmlDocPtr htmlCtxtReadDoc(xmlParserCtxtPtr ctxt, const xmlChar *cur, const char *URL, const char *encoding, int options);
htmlDocPtr htmlCtxtReadFile(xmlParserCtxtPtr ctxt, const char *filename, const char *encoding, int options);
htmlDocPtr htmlCtxtReadMemory(xmlParserCtxtPtr ctxt, const char *buffer, int size, const char *URL, const char *encoding, int options);
htmlDocPtr htmlCtxtReadFd(xmlParserCtxtPtr ctxt, int fd, const char *URL, const char *encoding, int options);
htmlDocPtr htmlCtxtReadIO(xmlParserCtxtPtr ctxt, xmlInputReadCallback ioread, xmlInputCloseCallback ioclose, void *ioctx, const char *URL, const char *encoding, int options);
typedef enum { HTML_NA, HTML_INVALID, HTML_DEPRECATED, HTML_VALID = 4, HTML_REQUIRED = 12 } htmlStatus;
htmlStatus htmlAttrAllowed(const htmlElemDesc *elt, const xmlChar *attr, int legacy);
int htmlElementAllowedHere(const htmlElemDesc *parent, const xmlChar *elt);
htmlStatus htmlElementStatusHere(const htmlElemDesc *parent, const htmlElemDesc *elt);
htmlStatus htmlNodeStatus(const htmlNodePtr node, int legacy);
#define htmlDefaultSubelement(elt) elt->defaultsubelt
#define htmlElementAllowedHereDesc(parent, elt) htmlElementAllowedHere((parent), (elt)->name)
#define htmlRequiredAttrs(elt) (elt)->attrs_req
#endif
