#ifndef _MAYRUN_PACK_LIBXML_XMLREADER_H
#define _MAYRUN_PACK_LIBXML_XMLREADER_H
#include <libxml/xmlversion.h>
#include <libxml/tree.h>
#include <libxml/xmlIO.h>
#include <libxml/relaxng.h>
#include <libxml/xmlschemas.h>
typedef enum { XML_PARSER_SEVERITY_VALIDITY_WARNING = 1, XML_PARSER_SEVERITY_VALIDITY_ERROR, XML_PARSER_SEVERITY_WARNING, XML_PARSER_SEVERITY_ERROR } xmlParserSeverities;
typedef enum {
	XML_TEXTREADER_MODE_INITIAL, XML_TEXTREADER_MODE_INTERACTIVE, XML_TEXTREADER_MODE_ERROR, XML_TEXTREADER_MODE_EOF,
	XML_TEXTREADER_MODE_CLOSED, XML_TEXTREADER_MODE_READING
} xmlTextReaderMode;
typedef enum { XML_PARSER_LOADDTD = 1, XML_PARSER_DEFAULTATTRS, XML_PARSER_VALIDATE, XML_PARSER_SUBST_ENTITIES } xmlParserProperties;
typedef enum {
	XML_READER_TYPE_NONE, XML_READER_TYPE_ELEMENT, XML_READER_TYPE_ATTRIBUTE, XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA,
	XML_READER_TYPE_ENTITY_REFERENCE, XML_READER_TYPE_ENTITY, XML_READER_TYPE_PROCESSING_INSTRUCTION, XML_READER_TYPE_COMMENT,
	XML_READER_TYPE_DOCUMENT, XML_READER_TYPE_DOCUMENT_TYPE, XML_READER_TYPE_DOCUMENT_FRAGMENT, XML_READER_TYPE_NOTATION,
	XML_READER_TYPE_WHITESPACE, XML_READER_TYPE_SIGNIFICANT_WHITESPACE, XML_READER_TYPE_END_ELEMENT, XML_READER_TYPE_END_ENTITY,
	XML_READER_TYPE_XML_DECLARATION
} xmlReaderTypes;
typedef struct _xmlTextReader xmlTextReader;
typedef xmlTextReader *xmlTextReaderPtr;
xmlTextReaderPtr xmlNewTextReader(xmlParserInputBufferPtr input, const char *URI);
xmlTextReaderPtr xmlNewTextReaderFilename(const char *URI);
void xmlFreeTextReader(xmlTextReaderPtr reader);
int xmlTextReaderSetup(xmlTextReaderPtr reader, xmlParserInputBufferPtr input, const char *URL, const char *encoding, int options);
int xmlTextReaderRead(xmlTextReaderPtr reader);
xmlChar *xmlTextReaderReadInnerXml(xmlTextReaderPtr reader);
xmlChar *xmlTextReaderReadOuterXml(xmlTextReaderPtr reader);
xmlChar *xmlTextReaderReadString(xmlTextReaderPtr reader);
int xmlTextReaderReadAttributeValue(xmlTextReaderPtr reader);
int xmlTextReaderAttributeCount(xmlTextReaderPtr reader);
int xmlTextReaderDepth(xmlTextReaderPtr reader);
int xmlTextReaderHasAttributes(xmlTextReaderPtr reader);
int xmlTextReaderHasValue(xmlTextReaderPtr reader);
int xmlTextReaderIsDefault(xmlTextReaderPtr reader);
int xmlTextReaderIsEmptyElement(xmlTextReaderPtr reader);
int xmlTextReaderNodeType(xmlTextReaderPtr reader);
int xmlTextReaderQuoteChar(xmlTextReaderPtr reader);
int xmlTextReaderReadState(xmlTextReaderPtr reader);
int xmlTextReaderIsNamespaceDecl(xmlTextReaderPtr reader);
const xmlChar *xmlTextReaderConstBaseUri(xmlTextReaderPtr reader);
const xmlChar *xmlTextReaderConstLocalName(xmlTextReaderPtr reader);
const xmlChar *xmlTextReaderConstName(xmlTextReaderPtr reader);
const xmlChar *xmlTextReaderConstNamespaceUri(xmlTextReaderPtr reader);
const xmlChar *xmlTextReaderConstPrefix(xmlTextReaderPtr reader);
const xmlChar *xmlTextReaderConstXmlLang(xmlTextReaderPtr reader);
const xmlChar *xmlTextReaderConstString(xmlTextReaderPtr reader, const xmlChar *str);
const xmlChar *xmlTextReaderConstValue(xmlTextReaderPtr reader);
xmlChar *xmlTextReaderBaseUri(xmlTextReaderPtr reader);
xmlChar *xmlTextReaderLocalName(xmlTextReaderPtr reader);
xmlChar *xmlTextReaderName(xmlTextReaderPtr reader);
xmlChar *xmlTextReaderNamespaceUri(xmlTextReaderPtr reader);
xmlChar *xmlTextReaderPrefix(xmlTextReaderPtr reader);
xmlChar *xmlTextReaderXmlLang(xmlTextReaderPtr reader);
xmlChar *xmlTextReaderValue(xmlTextReaderPtr reader);
int xmlTextReaderClose(xmlTextReaderPtr reader);
xmlChar *xmlTextReaderGetAttributeNo(xmlTextReaderPtr reader, int no);
xmlChar *xmlTextReaderGetAttribute(xmlTextReaderPtr reader, const xmlChar *name);
xmlChar *xmlTextReaderGetAttributeNs(xmlTextReaderPtr reader, const xmlChar *localName, const xmlChar *namespaceURI);
xmlParserInputBufferPtr xmlTextReaderGetRemainder(xmlTextReaderPtr reader);
xmlChar *xmlTextReaderLookupNamespace(xmlTextReaderPtr reader, const xmlChar *prefix);
int xmlTextReaderMoveToAttributeNo(xmlTextReaderPtr reader, int no);
int xmlTextReaderMoveToAttribute(xmlTextReaderPtr reader, const xmlChar *name);
int xmlTextReaderMoveToAttributeNs(xmlTextReaderPtr reader, const xmlChar *localName, const xmlChar *namespaceURI);
int xmlTextReaderMoveToFirstAttribute(xmlTextReaderPtr reader);
int xmlTextReaderMoveToNextAttribute(xmlTextReaderPtr reader);
int xmlTextReaderMoveToElement(xmlTextReaderPtr reader);
int xmlTextReaderNormalization(xmlTextReaderPtr reader);
const xmlChar *xmlTextReaderConstEncoding(xmlTextReaderPtr reader);
int xmlTextReaderSetParserProp(xmlTextReaderPtr reader, int prop, int value);
int xmlTextReaderGetParserProp(xmlTextReaderPtr reader, int prop);
xmlNodePtr xmlTextReaderCurrentNode(xmlTextReaderPtr reader);
int xmlTextReaderGetParserLineNumber(xmlTextReaderPtr reader);
int xmlTextReaderGetParserColumnNumber(xmlTextReaderPtr reader);
xmlNodePtr xmlTextReaderPreserve(xmlTextReaderPtr reader);
int xmlTextReaderPreservePattern(xmlTextReaderPtr reader, const xmlChar *pattern, const xmlChar **namespaces);
xmlDocPtr xmlTextReaderCurrentDoc(xmlTextReaderPtr reader);
xmlNodePtr xmlTextReaderExpand(xmlTextReaderPtr reader);
int xmlTextReaderNext(xmlTextReaderPtr reader);
int xmlTextReaderNextSibling(xmlTextReaderPtr reader);
int xmlTextReaderIsValid(xmlTextReaderPtr reader);
int xmlTextReaderRelaxNGValidate(xmlTextReaderPtr reader, const char *rng);
int xmlTextReaderRelaxNGSetSchema(xmlTextReaderPtr reader, xmlRelaxNGPtr schema);
int xmlTextReaderSchemaValidate(xmlTextReaderPtr reader, const char *xsd);
int xmlTextReaderSetSchema(xmlTextReaderPtr reader, xmlSchemaPtr schema);
const xmlChar *xmlTextReaderConstXmlVersion(xmlTextReaderPtr reader);
int xmlTextReaderStandalone(xmlTextReaderPtr reader);
long xmlTextReaderByteConsumed(xmlTextReaderPtr reader);
xmlTextReaderPtr xmlReaderWalker(xmlDocPtr doc);
xmlTextReaderPtr xmlReaderForDoc(const xmlChar *cur, const char *URL, const char *encoding, int options);
xmlTextReaderPtr xmlReaderForFile(const char *filename, const char *encoding, int options);
xmlTextReaderPtr xmlReaderForMemory(const char *buffer, int size, const char *URL, const char *encoding, int options);
xmlTextReaderPtr xmlReaderForFd(int fd, const char *URL, const char *encoding, int options);
xmlTextReaderPtr xmlReaderForIO(xmlInputReadCallback ioread, xmlInputCloseCallback ioclose, void *ioctx, const char *URL, const char *encoding, int options);
int xmlReaderNewWalker(xmlTextReaderPtr reader, xmlDocPtr doc);
int xmlReaderNewDoc(xmlTextReaderPtr reader, const xmlChar *cur, const char *URL, const char *encoding, int options);
int xmlReaderNewFile(xmlTextReaderPtr reader, const char *filename, const char *encoding, int options);
int xmlReaderNewMemory(xmlTextReaderPtr reader, const char *buffer, int size, const char *URL, const char *encoding, int options);
int xmlReaderNewFd(xmlTextReaderPtr reader, int fd, const char *URL, const char *encoding, int options);
int xmlReaderNewIO(xmlTextReaderPtr reader, xmlInputReadCallback ioread, xmlInputCloseCallback ioclose, void *ioctx, const char *URL, const char *encoding, int options);
typedef void *xmlTextReaderLocatorPtr;
typedef void (*xmlTextReaderErrorFunc)(void *arg, const char *msg, xmlParserSeverities severity, xmlTextReaderLocatorPtr locator);
int xmlTextReaderLocatorLineNumber(xmlTextReaderLocatorPtr locator);
xmlChar *xmlTextReaderLocatorBaseURI(xmlTextReaderLocatorPtr locator);
void xmlTextReaderSetErrorHandler(xmlTextReaderPtr reader, xmlTextReaderErrorFunc f, void *arg);
void xmlTextReaderSetStructuredErrorHandler(xmlTextReaderPtr reader, xmlStructuredErrorFunc f, void *arg);
void xmlTextReaderGetErrorHandler(xmlTextReaderPtr reader, xmlTextReaderErrorFunc *f, void **arg);
#endif
