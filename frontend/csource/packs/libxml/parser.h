#ifndef _MAYRUN_PACK_LIBXML_PARSER_H
#define _MAYRUN_PACK_LIBXML_PARSER_H
#include <stdarg.h>
#include <libxml/xmlversion.h>
#include <libxml/tree.h>
#include <libxml/dict.h>
#include <libxml/hash.h>
#include <libxml/valid.h>
#include <libxml/entities.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlstring.h>
#define XML_DEFAULT_VERSION "1.0"
typedef void (*xmlParserInputDeallocate)(xmlChar *str);
struct _xmlParserInput {
	xmlParserInputBufferPtr buf;
	const char *filename, *directory;
	const xmlChar *base, *cur, *end;
	int length, line, col;
	unsigned long consumed;
	xmlParserInputDeallocate free;
	const xmlChar *encoding, *version;
	int standalone, id;
};
typedef struct _xmlParserNodeInfo xmlParserNodeInfo;
typedef xmlParserNodeInfo *xmlParserNodeInfoPtr;
struct _xmlParserNodeInfo {
	const struct _xmlNode *node;
	unsigned long begin_pos, begin_line, end_pos, end_line;
};
typedef struct _xmlParserNodeInfoSeq xmlParserNodeInfoSeq;
typedef xmlParserNodeInfoSeq *xmlParserNodeInfoSeqPtr;
struct _xmlParserNodeInfoSeq { unsigned long maximum, length; xmlParserNodeInfo *buffer; };
typedef enum {
	XML_PARSER_EOF = -1, XML_PARSER_START, XML_PARSER_MISC, XML_PARSER_PI, XML_PARSER_DTD, XML_PARSER_PROLOG, XML_PARSER_COMMENT,
	XML_PARSER_START_TAG, XML_PARSER_CONTENT, XML_PARSER_CDATA_SECTION, XML_PARSER_END_TAG, XML_PARSER_ENTITY_DECL,
	XML_PARSER_ENTITY_VALUE, XML_PARSER_ATTRIBUTE_VALUE, XML_PARSER_SYSTEM_LITERAL, XML_PARSER_EPILOG, XML_PARSER_IGNORE,
	XML_PARSER_PUBLIC_LITERAL
} xmlParserInputState;
#define XML_DETECT_IDS 2
#define XML_COMPLETE_ATTRS 4
#define XML_SKIP_IDS 8
typedef enum {
	XML_PARSE_UNKNOWN, XML_PARSE_DOM, XML_PARSE_SAX, XML_PARSE_PUSH_DOM, XML_PARSE_PUSH_SAX, XML_PARSE_READER
} xmlParserMode;
typedef struct _xmlStartTag xmlStartTag;
struct _xmlParserCtxt {
	struct _xmlSAXHandler *sax;
	void *userData;
	xmlDocPtr myDoc;
	int wellFormed, replaceEntities;
	const xmlChar *version, *encoding;
	int standalone, html;
	xmlParserInputPtr input;
	int inputNr, inputMax;
	xmlParserInputPtr *inputTab;
	xmlNodePtr node;
	int nodeNr, nodeMax;
	xmlNodePtr *nodeTab;
	int record_info;
	xmlParserNodeInfoSeq node_seq;
	int errNo, hasExternalSubset, hasPErefs, external, valid, validate;
	xmlValidCtxt vctxt;
	xmlParserInputState instate;
	int token;
	char *directory;
	const xmlChar *name;
	int nameNr, nameMax;
	const xmlChar **nameTab;
	long nbChars, checkIndex;
	int keepBlanks, disableSAX, inSubset;
	const xmlChar *intSubName;
	xmlChar *extSubURI, *extSubSystem;
	int *space;
	int spaceNr, spaceMax, *spaceTab;
	int depth;
	xmlParserInputPtr entity;
	int charset, nodelen, nodemem, pedantic;
	void *_private;
	int loadsubset, linenumbers;
	void *catalogs;
	int recovery, progressive;
	xmlDictPtr dict;
	const xmlChar **atts;
	int maxatts, docdict;
	const xmlChar *str_xml, *str_xmlns, *str_xml_ns;
	int sax2, nsNr, nsMax;
	const xmlChar **nsTab;
	int *attallocs;
	xmlStartTag *pushTab;
	xmlHashTablePtr attsDefault, attsSpecial;
	int nsWellFormed, options, dictNames, freeElemsNr;
	xmlNodePtr freeElems;
	int freeAttrsNr;
	xmlAttrPtr freeAttrs;
	xmlError lastError;
	xmlParserMode parseMode;
	unsigned long nbentities, sizeentities;
	xmlParserNodeInfo *nodeInfo;
	int nodeInfoNr, nodeInfoMax;
	xmlParserNodeInfo *nodeInfoTab;
	int input_id;
	unsigned long sizeentcopy;
};
struct _xmlSAXLocator {
	const xmlChar *(*getPublicId)(void *ctx);
	const xmlChar *(*getSystemId)(void *ctx);
	int (*getLineNumber)(void *ctx);
	int (*getColumnNumber)(void *ctx);
};
typedef xmlParserInputPtr (*resolveEntitySAXFunc)(void *ctx, const xmlChar *publicId, const xmlChar *systemId);
typedef void (*internalSubsetSAXFunc)(void *ctx, const xmlChar *name, const xmlChar *ExternalID, const xmlChar *SystemID);
typedef void (*externalSubsetSAXFunc)(void *ctx, const xmlChar *name, const xmlChar *ExternalID, const xmlChar *SystemID);
typedef xmlEntityPtr (*getEntitySAXFunc)(void *ctx, const xmlChar *name);
typedef xmlEntityPtr (*getParameterEntitySAXFunc)(void *ctx, const xmlChar *name);
typedef void (*entityDeclSAXFunc)(void *ctx, const xmlChar *name, int type, const xmlChar *publicId, const xmlChar *systemId, xmlChar *content);
typedef void (*notationDeclSAXFunc)(void *ctx, const xmlChar *name, const xmlChar *publicId, const xmlChar *systemId);
typedef void (*attributeDeclSAXFunc)(void *ctx, const xmlChar *elem, const xmlChar *fullname, int type, int def, const xmlChar *defaultValue, xmlEnumerationPtr tree);
typedef void (*elementDeclSAXFunc)(void *ctx, const xmlChar *name, int type, xmlElementContentPtr content);
typedef void (*unparsedEntityDeclSAXFunc)(void *ctx, const xmlChar *name, const xmlChar *publicId, const xmlChar *systemId, const xmlChar *notationName);
typedef void (*setDocumentLocatorSAXFunc)(void *ctx, xmlSAXLocatorPtr loc);
typedef void (*startDocumentSAXFunc)(void *ctx);
typedef void (*endDocumentSAXFunc)(void *ctx);
typedef void (*startElementSAXFunc)(void *ctx, const xmlChar *name, const xmlChar **atts);
typedef void (*endElementSAXFunc)(void *ctx, const xmlChar *name);
typedef void (*attributeSAXFunc)(void *ctx, const xmlChar *name, const xmlChar *value);
typedef void (*referenceSAXFunc)(void *ctx, const xmlChar *name);
typedef void (*charactersSAXFunc)(void *ctx, const xmlChar *ch, int len);
typedef void (*ignorableWhitespaceSAXFunc)(void *ctx, const xmlChar *ch, int len);
typedef void (*processingInstructionSAXFunc)(void *ctx, const xmlChar *target, const xmlChar *data);
typedef void (*commentSAXFunc)(void *ctx, const xmlChar *value);
typedef void (*cdataBlockSAXFunc)(void *ctx, const xmlChar *value, int len);
typedef void (*warningSAXFunc)(void *ctx, const char *msg, ...) __attribute__((format(printf, 2, 3)));
typedef void (*errorSAXFunc)(void *ctx, const char *msg, ...) __attribute__((format(printf, 2, 3)));
typedef void (*fatalErrorSAXFunc)(void *ctx, const char *msg, ...) __attribute__((format(printf, 2, 3)));
typedef int (*isStandaloneSAXFunc)(void *ctx);
typedef int (*hasInternalSubsetSAXFunc)(void *ctx);
typedef int (*hasExternalSubsetSAXFunc)(void *ctx);
#define XML_SAX2_MAGIC 0xDEEDBEAF
typedef void (*startElementNsSAX2Func)(void *ctx, const xmlChar *localname, const xmlChar *prefix, const xmlChar *URI, int nb_namespaces, const xmlChar **namespaces, int nb_attributes, int nb_defaulted, const xmlChar **attributes);
typedef void (*endElementNsSAX2Func)(void *ctx, const xmlChar *localname, const xmlChar *prefix, const xmlChar *URI);
struct _xmlSAXHandler {
	internalSubsetSAXFunc internalSubset;
	isStandaloneSAXFunc isStandalone;
	hasInternalSubsetSAXFunc hasInternalSubset;
	hasExternalSubsetSAXFunc hasExternalSubset;
	resolveEntitySAXFunc resolveEntity;
	getEntitySAXFunc getEntity;
	entityDeclSAXFunc entityDecl;
	notationDeclSAXFunc notationDecl;
	attributeDeclSAXFunc attributeDecl;
	elementDeclSAXFunc elementDecl;
	unparsedEntityDeclSAXFunc unparsedEntityDecl;
	setDocumentLocatorSAXFunc setDocumentLocator;
	startDocumentSAXFunc startDocument;
	endDocumentSAXFunc endDocument;
	startElementSAXFunc startElement;
	endElementSAXFunc endElement;
	referenceSAXFunc reference;
	charactersSAXFunc characters;
	ignorableWhitespaceSAXFunc ignorableWhitespace;
	processingInstructionSAXFunc processingInstruction;
	commentSAXFunc comment;
	warningSAXFunc warning;
	errorSAXFunc error;
	fatalErrorSAXFunc fatalError;
	getParameterEntitySAXFunc getParameterEntity;
	cdataBlockSAXFunc cdataBlock;
	externalSubsetSAXFunc externalSubset;
	unsigned int initialized;
	void *_private;
	startElementNsSAX2Func startElementNs;
	endElementNsSAX2Func endElementNs;
	xmlStructuredErrorFunc serror;
};
typedef struct _xmlSAXHandlerV1 xmlSAXHandlerV1;
typedef xmlSAXHandlerV1 *xmlSAXHandlerV1Ptr;
typedef xmlParserInputPtr (*xmlExternalEntityLoader)(const char *URL, const char *ID, xmlParserCtxtPtr context);
#include <libxml/encoding.h>
#include <libxml/xmlIO.h>
#include <libxml/globals.h>
void xmlInitParser(void);
void xmlCleanupParser(void);
int xmlParserInputRead(xmlParserInputPtr in, int len);
int xmlParserInputGrow(xmlParserInputPtr in, int len);
xmlDocPtr xmlParseDoc(const xmlChar *cur);
xmlDocPtr xmlParseFile(const char *filename);
xmlDocPtr xmlParseMemory(const char *buffer, int size);
int xmlSubstituteEntitiesDefault(int val);
int xmlKeepBlanksDefault(int val);
void xmlStopParser(xmlParserCtxtPtr ctxt);
int xmlPedanticParserDefault(int val);
int xmlLineNumbersDefault(int val);
xmlDocPtr xmlRecoverDoc(const xmlChar *cur);
xmlDocPtr xmlRecoverMemory(const char *buffer, int size);
xmlDocPtr xmlRecoverFile(const char *filename);
int xmlParseDocument(xmlParserCtxtPtr ctxt);
int xmlParseExtParsedEnt(xmlParserCtxtPtr ctxt);
int xmlSAXUserParseFile(xmlSAXHandlerPtr sax, void *user_data, const char *filename);
int xmlSAXUserParseMemory(xmlSAXHandlerPtr sax, void *user_data, const char *buffer, int size);
xmlDocPtr xmlSAXParseDoc(xmlSAXHandlerPtr sax, const xmlChar *cur, int recovery);
xmlDocPtr xmlSAXParseMemory(xmlSAXHandlerPtr sax, const char *buffer, int size, int recovery);
xmlDocPtr xmlSAXParseMemoryWithData(xmlSAXHandlerPtr sax, const char *buffer, int size, int recovery, void *data);
xmlDocPtr xmlSAXParseFile(xmlSAXHandlerPtr sax, const char *filename, int recovery);
xmlDocPtr xmlSAXParseFileWithData(xmlSAXHandlerPtr sax, const char *filename, int recovery, void *data);
xmlDocPtr xmlSAXParseEntity(xmlSAXHandlerPtr sax, const char *filename);
xmlDocPtr xmlParseEntity(const char *filename);
xmlDtdPtr xmlSAXParseDTD(xmlSAXHandlerPtr sax, const xmlChar *ExternalID, const xmlChar *SystemID);
xmlDtdPtr xmlParseDTD(const xmlChar *ExternalID, const xmlChar *SystemID);
xmlDtdPtr xmlIOParseDTD(xmlSAXHandlerPtr sax, xmlParserInputBufferPtr input, xmlCharEncoding enc);
int xmlParseBalancedChunkMemory(xmlDocPtr doc, xmlSAXHandlerPtr sax, void *user_data, int depth, const xmlChar *string, xmlNodePtr *lst);
xmlParserErrors xmlParseInNodeContext(xmlNodePtr node, const char *data, int datalen, int options, xmlNodePtr *lst);
xmlParserCtxtPtr xmlNewParserCtxt(void);
int xmlInitParserCtxt(xmlParserCtxtPtr ctxt);
void xmlClearParserCtxt(xmlParserCtxtPtr ctxt);
void xmlFreeParserCtxt(xmlParserCtxtPtr ctxt);
void xmlSetupParserForBuffer(xmlParserCtxtPtr ctxt, const xmlChar *buffer, const char *filename);
xmlParserCtxtPtr xmlCreateDocParserCtxt(const xmlChar *cur);
int xmlGetFeaturesList(int *len, const char **result);
int xmlGetFeature(xmlParserCtxtPtr ctxt, const char *name, void *result);
int xmlSetFeature(xmlParserCtxtPtr ctxt, const char *name, void *value);
xmlParserCtxtPtr xmlCreatePushParserCtxt(xmlSAXHandlerPtr sax, void *user_data, const char *chunk, int size, const char *filename);
int xmlParseChunk(xmlParserCtxtPtr ctxt, const char *chunk, int size, int terminate);
xmlParserCtxtPtr xmlCreateIOParserCtxt(xmlSAXHandlerPtr sax, void *user_data, xmlInputReadCallback ioread, xmlInputCloseCallback ioclose, void *ioctx, xmlCharEncoding enc);
xmlParserInputPtr xmlNewIOInputStream(xmlParserCtxtPtr ctxt, xmlParserInputBufferPtr input, xmlCharEncoding enc);
const xmlParserNodeInfo *xmlParserFindNodeInfo(const xmlParserCtxtPtr ctxt, const xmlNodePtr node);
void xmlInitNodeInfoSeq(xmlParserNodeInfoSeqPtr seq);
void xmlClearNodeInfoSeq(xmlParserNodeInfoSeqPtr seq);
unsigned long xmlParserFindNodeInfoIndex(const xmlParserNodeInfoSeqPtr seq, const xmlNodePtr node);
void xmlParserAddNodeInfo(xmlParserCtxtPtr ctxt, const xmlParserNodeInfoPtr info);
void xmlSetExternalEntityLoader(xmlExternalEntityLoader f);
xmlExternalEntityLoader xmlGetExternalEntityLoader(void);
xmlParserInputPtr xmlLoadExternalEntity(const char *URL, const char *ID, xmlParserCtxtPtr ctxt);
long xmlByteConsumed(xmlParserCtxtPtr ctxt);
typedef enum {
	XML_PARSE_RECOVER = 1, XML_PARSE_NOENT = 1 << 1, XML_PARSE_DTDLOAD = 1 << 2, XML_PARSE_DTDATTR = 1 << 3, XML_PARSE_DTDVALID = 1 << 4,
	XML_PARSE_NOERROR = 1 << 5, XML_PARSE_NOWARNING = 1 << 6, XML_PARSE_PEDANTIC = 1 << 7, XML_PARSE_NOBLANKS = 1 << 8,
	XML_PARSE_SAX1 = 1 << 9, XML_PARSE_XINCLUDE = 1 << 10, XML_PARSE_NONET = 1 << 11, XML_PARSE_NODICT = 1 << 12,
	XML_PARSE_NSCLEAN = 1 << 13, XML_PARSE_NOCDATA = 1 << 14, XML_PARSE_NOXINCNODE = 1 << 15, XML_PARSE_COMPACT = 1 << 16,
	XML_PARSE_OLD10 = 1 << 17, XML_PARSE_NOBASEFIX = 1 << 18, XML_PARSE_HUGE = 1 << 19, XML_PARSE_OLDSAX = 1 << 20,
	XML_PARSE_IGNORE_ENC = 1 << 21, XML_PARSE_BIG_LINES = 1 << 22
} xmlParserOption;
void xmlCtxtReset(xmlParserCtxtPtr ctxt);
int xmlCtxtResetPush(xmlParserCtxtPtr ctxt, const char *chunk, int size, const char *filename, const char *encoding);
int xmlCtxtUseOptions(xmlParserCtxtPtr ctxt, int options);
xmlDocPtr xmlReadDoc(const xmlChar *cur, const char *URL, const char *encoding, int options);
xmlDocPtr xmlReadFile(const char *URL, const char *encoding, int options);
xmlDocPtr xmlReadMemory(const char *buffer, int size, const char *URL, const char *encoding, int options);
xmlDocPtr xmlReadFd(int fd, const char *URL, const char *encoding, int options);
xmlDocPtr xmlReadIO(xmlInputReadCallback ioread, xmlInputCloseCallback ioclose, void *ioctx, const char *URL, const char *encoding, int options);
xmlDocPtr xmlCtxtReadDoc(xmlParserCtxtPtr ctxt, const xmlChar *cur, const char *URL, const char *encoding, int options);
xmlDocPtr xmlCtxtReadFile(xmlParserCtxtPtr ctxt, const char *filename, const char *encoding, int options);
xmlDocPtr xmlCtxtReadMemory(xmlParserCtxtPtr ctxt, const char *buffer, int size, const char *URL, const char *encoding, int options);
xmlDocPtr xmlCtxtReadFd(xmlParserCtxtPtr ctxt, int fd, const char *URL, const char *encoding, int options);
xmlDocPtr xmlCtxtReadIO(xmlParserCtxtPtr ctxt, xmlInputReadCallback ioread, xmlInputCloseCallback ioclose, void *ioctx, const char *URL, const char *encoding, int options);
typedef enum {
	XML_WITH_THREAD = 1, XML_WITH_TREE, XML_WITH_OUTPUT, XML_WITH_PUSH, XML_WITH_READER, XML_WITH_PATTERN, XML_WITH_WRITER,
	XML_WITH_SAX1, XML_WITH_FTP, XML_WITH_HTTP, XML_WITH_VALID, XML_WITH_HTML, XML_WITH_LEGACY, XML_WITH_C14N, XML_WITH_CATALOG,
	XML_WITH_XPATH, XML_WITH_XPTR, XML_WITH_XINCLUDE, XML_WITH_ICONV, XML_WITH_ISO8859X, XML_WITH_UNICODE, XML_WITH_REGEXP,
	XML_WITH_AUTOMATA, XML_WITH_EXPR, XML_WITH_SCHEMAS, XML_WITH_SCHEMATRON, XML_WITH_MODULES, XML_WITH_DEBUG,
	XML_WITH_DEBUG_MEM, XML_WITH_DEBUG_RUN, XML_WITH_ZLIB, XML_WITH_ICU, XML_WITH_LZMA, XML_WITH_NONE = 99999
} xmlFeature;
int xmlHasFeature(xmlFeature feature);
#endif
