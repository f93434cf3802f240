#ifndef _MAYRUN_PACK_LIBXML_TREE_H
#define _MAYRUN_PACK_LIBXML_TREE_H
#include <stdio.h>
#include <limits.h>
#include <libxml/xmlversion.h>
#include <libxml/xmlstring.h>
typedef struct _xmlParserInputBuffer xmlParserInputBuffer;
typedef xmlParserInputBuffer *xmlParserInputBufferPtr;
typedef struct _xmlOutputBuffer xmlOutputBuffer;
typedef xmlOutputBuffer *xmlOutputBufferPtr;
typedef struct _xmlParserInput xmlParserInput;
typedef xmlParserInput *xmlParserInputPtr;
typedef struct _xmlParserCtxt xmlParserCtxt;
typedef xmlParserCtxt *xmlParserCtxtPtr;
typedef struct _xmlSAXLocator xmlSAXLocator;
typedef xmlSAXLocator *xmlSAXLocatorPtr;
typedef struct _xmlSAXHandler xmlSAXHandler;
typedef xmlSAXHandler *xmlSAXHandlerPtr;
typedef struct _xmlEntity xmlEntity;
typedef xmlEntity *xmlEntityPtr;
#define BASE_BUFFER_SIZE 4096
#define LIBXML_NAMESPACE_DICT
typedef enum {
	XML_BUFFER_ALLOC_DOUBLEIT, XML_BUFFER_ALLOC_EXACT, XML_BUFFER_ALLOC_IMMUTABLE, XML_BUFFER_ALLOC_IO, XML_BUFFER_ALLOC_HYBRID,
	XML_BUFFER_ALLOC_BOUNDED
} xmlBufferAllocationScheme;
typedef struct _xmlBuffer xmlBuffer;
typedef xmlBuffer *xmlBufferPtr;
struct _xmlBuffer {
	xmlChar *content;
	unsigned int use, size;
	xmlBufferAllocationScheme alloc;
	xmlChar *contentIO;
};
typedef struct _xmlBuf xmlBuf;
typedef xmlBuf *xmlBufPtr;
#define LIBXML2_NEW_BUFFER
xmlChar *xmlBufContent(const xmlBuf *buf);
xmlChar *xmlBufEnd(xmlBufPtr buf);
size_t xmlBufUse(const xmlBufPtr buf);
size_t xmlBufShrink(xmlBufPtr buf, size_t len);
#define XML_XML_NAMESPACE (const xmlChar *)"http://www.w3.org/XML/1998/namespace"
#define XML_XML_ID (const xmlChar *)"xml:id"
typedef enum {
	XML_ELEMENT_NODE = 1, XML_ATTRIBUTE_NODE, XML_TEXT_NODE, XML_CDATA_SECTION_NODE, XML_ENTITY_REF_NODE, XML_ENTITY_NODE,
	XML_PI_NODE, XML_COMMENT_NODE, XML_DOCUMENT_NODE, XML_DOCUMENT_TYPE_NODE, XML_DOCUMENT_FRAG_NODE, XML_NOTATION_NODE,
	XML_HTML_DOCUMENT_NODE, XML_DTD_NODE, XML_ELEMENT_DECL, XML_ATTRIBUTE_DECL, XML_ENTITY_DECL, XML_NAMESPACE_DECL,
	XML_XINCLUDE_START, XML_XINCLUDE_END
} xmlElementType;
typedef struct _xmlNotation xmlNotation;
typedef xmlNotation *xmlNotationPtr;
struct _xmlNotation { const xmlChar *name, *PublicID, *SystemID; };
typedef enum {
	XML_ATTRIBUTE_CDATA = 1, XML_ATTRIBUTE_ID, XML_ATTRIBUTE_IDREF, XML_ATTRIBUTE_IDREFS, XML_ATTRIBUTE_ENTITY,
	XML_ATTRIBUTE_ENTITIES, XML_ATTRIBUTE_NMTOKEN, XML_ATTRIBUTE_NMTOKENS, XML_ATTRIBUTE_ENUMERATION, XML_ATTRIBUTE_NOTATION
} xmlAttributeType;
typedef enum { XML_ATTRIBUTE_NONE = 1, XML_ATTRIBUTE_REQUIRED, XML_ATTRIBUTE_IMPLIED, XML_ATTRIBUTE_FIXED } xmlAttributeDefault;
typedef struct _xmlEnumeration xmlEnumeration;
typedef xmlEnumeration *xmlEnumerationPtr;
struct _xmlEnumeration { struct _xmlEnumeration *next; const xmlChar *name; };
typedef struct _xmlDoc xmlDoc;
typedef xmlDoc *xmlDocPtr;
typedef struct _xmlNode xmlNode;
typedef xmlNode *xmlNodePtr;
typedef struct _xmlDtd xmlDtd;
typedef xmlDtd *xmlDtdPtr;
typedef struct _xmlAttr xmlAttr;
typedef xmlAttr *xmlAttrPtr;
typedef struct _xmlAttribute xmlAttribute;
typedef xmlAttribute *xmlAttributePtr;
struct _xmlAttribute {
	void *_private;
	xmlElementType type;
	const xmlChar *name;
	struct _xmlNode *children, *last;
	struct _xmlDtd *parent;
	struct _xmlNode *next, *prev;
	struct _xmlDoc *doc;
	struct _xmlAttribute *nexth;
	xmlAttributeType atype;
	xmlAttributeDefault def;
	const xmlChar *defaultValue;
	xmlEnumerationPtr tree;
	const xmlChar *prefix, *elem;
};
typedef enum { XML_ELEMENT_CONTENT_PCDATA = 1, XML_ELEMENT_CONTENT_ELEMENT, XML_ELEMENT_CONTENT_SEQ, XML_ELEMENT_CONTENT_OR } xmlElementContentType;
typedef enum { XML_ELEMENT_CONTENT_ONCE = 1, XML_ELEMENT_CONTENT_OPT, XML_ELEMENT_CONTENT_MULT, XML_ELEMENT_CONTENT_PLUS } xmlElementContentOccur;
typedef struct _xmlElementContent xmlElementContent;
typedef xmlElementContent *xmlElementContentPtr;
struct _xmlElementContent {
	xmlElementContentType type;
	xmlElementContentOccur ocur;
	const xmlChar *name;
	struct _xmlElementContent *c1, *c2, *parent;
	const xmlChar *prefix;
};
typedef enum {
	XML_ELEMENT_TYPE_UNDEFINED, XML_ELEMENT_TYPE_EMPTY, XML_ELEMENT_TYPE_ANY, XML_ELEMENT_TYPE_MIXED, XML_ELEMENT_TYPE_ELEMENT
} xmlElementTypeVal;
#include <libxml/xmlregexp.h>
typedef struct _xmlElement xmlElement;
typedef xmlElement *xmlElementPtr;
struct _xmlElement {
	void *_private;
	xmlElementType type;
	const xmlChar *name;
	struct _xmlNode *children, *last;
	struct _xmlDtd *parent;
	struct _xmlNode *next, *prev;
	struct _xmlDoc *doc;
	xmlElementTypeVal etype;
	xmlElementContentPtr content;
	xmlAttributePtr attributes;
	const xmlChar *prefix;
	xmlRegexpPtr contModel;
};
#define XML_LOCAL_NAMESPACE XML_NAMESPACE_DECL
typedef xmlElementType xmlNsType;
typedef struct _xmlNs xmlNs;
typedef xmlNs *xmlNsPtr;
struct _xmlNs {
	struct _xmlNs *next;
	xmlNsType type;
	const xmlChar *href, *prefix;
	void *_private;
	struct _xmlDoc *context;
};
struct _xmlDtd {
	void *_private;
	xmlElementType type;
	const xmlChar *name;
	struct _xmlNode *children, *last;
	struct _xmlDoc *parent;
	struct _xmlNode *next, *prev;
	struct _xmlDoc *doc;
	void *notations, *elements, *attributes, *entities;
	const xmlChar *ExternalID, *SystemID;
	void *pentities;
};
struct _xmlAttr {
	void *_private;
	xmlElementType type;
	const xmlChar *name;
	struct _xmlNode *children, *last, *parent;
	struct _xmlAttr *next, *prev;
	struct _xmlDoc *doc;
	xmlNs *ns;
	xmlAttributeType atype;
	void *psvi;
};
typedef struct _xmlID xmlID;
typedef xmlID *xmlIDPtr;
struct _xmlID {
	struct _xmlID *next;
	const xmlChar *value;
	xmlAttrPtr attr;
	const xmlChar *name;
	int lineno;
	struct _xmlDoc *doc;
};
typedef struct _xmlRef xmlRef;
typedef xmlRef *xmlRefPtr;
struct _xmlRef {
	struct _xmlRef *next;
	const xmlChar *value;
	xmlAttrPtr attr;
	const xmlChar *name;
	int lineno;
};
struct _xmlNode {
	void *_private;
	xmlElementType type;
	const xmlChar *name;
	struct _xmlNode *children, *last, *parent, *next, *prev;
	struct _xmlDoc *doc;
	xmlNs *ns;
	xmlChar *content;
	struct _xmlAttr *properties;
	xmlNs *nsDef;
	void *psvi;
	unsigned short line, extra;
};
#define XML_GET_CONTENT(n) ((n)->type == XML_ELEMENT_NODE ? NULL : (n)->content)
#define XML_GET_LINE(n) (xmlGetLineNo(n))
typedef enum {
	XML_DOC_WELLFORMED = 1, XML_DOC_NSVALID = 2, XML_DOC_OLD10 = 4, XML_DOC_DTDVALID = 8, XML_DOC_XINCLUDE = 16,
	XML_DOC_USERBUILT = 32, XML_DOC_INTERNAL = 64, XML_DOC_HTML = 128
} xmlDocProperties;
struct _xmlDoc {
	void *_private;
	xmlElementType type;
	char *name;
	struct _xmlNode *children, *last, *parent, *next, *prev;
	struct _xmlDoc *doc;
	int compression, standalone;
	struct _xmlDtd *intSubset, *extSubset;
	struct _xmlNs *oldNs;
	const xmlChar *version, *encoding;
	void *ids, *refs;
	const xmlChar *URL;
	int charset;
	struct _xmlDict *dict;
	void *psvi;
	int parseFlags, properties;
};
typedef struct _xmlDOMWrapCtxt xmlDOMWrapCtxt;
typedef xmlDOMWrapCtxt *xmlDOMWrapCtxtPtr;
typedef xmlNsPtr (*xmlDOMWrapAcquireNsFunction)(xmlDOMWrapCtxtPtr ctxt, xmlNodePtr node, const xmlChar *nsName, const xmlChar *nsPrefix);
struct _xmlDOMWrapCtxt { void *_private; int type; void *namespaceMap; xmlDOMWrapAcquireNsFunction getNsForNodeFunc; };
#define xmlChildrenNode children
#define xmlRootNode children
#define XML_ATTR_CLEAR_ATYPE(attr) ((attr)->atype = 0)
#define XML_ATTR_GET_ATYPE(attr) ((attr)->atype)
#define XML_ATTR_SET_ATYPE(attr, value) ((attr)->atype = (value))
#define XML_NODE_ADD_EXTRA(node, type) ((node)->extra |= (type))
#define XML_NODE_CLEAR_EXTRA(node) ((node)->extra = 0)
#define XML_NODE_GET_EXTRA(node) ((node)->extra)
#define XML_NODE_SET_EXTRA(node, value) ((node)->extra = (value))
#define XML_DOC_ADD_PROPERTIES(doc, value) ((doc)->properties |= (value))
#define XML_DOC_CLEAR_PROPERTIES(doc) ((doc)->properties = 0)
#define XML_DOC_GET_PROPERTIES(doc) ((doc)->properties)
#define XML_DOC_SET_PROPERTIES(doc, value) ((doc)->properties = (value))
int xmlValidateNCName(const xmlChar *value, int space);
int xmlValidateQName(const xmlChar *value, int space);
int xmlValidateName(const xmlChar *value, int space);
int xmlValidateNMToken(const xmlChar *value, int space);
xmlChar *xmlBuildQName(const xmlChar *ncname, const xmlChar *prefix, xmlChar *memory, int len);
xmlChar *xmlSplitQName2(const xmlChar *name, xmlChar **prefix);
const xmlChar *xmlSplitQName3(const xmlChar *name, int *len);
void xmlSetBufferAllocationScheme(xmlBufferAllocationScheme scheme);
xmlBufferAllocationScheme xmlGetBufferAllocationScheme(void);
xmlBufferPtr xmlBufferCreate(void);
xmlBufferPtr xmlBufferCreateSize(size_t size);
xmlBufferPtr xmlBufferCreateStatic(void *mem, size_t size);
int xmlBufferResize(xmlBufferPtr buf, unsigned int size);
void xmlBufferFree(xmlBufferPtr buf);
int xmlBufferDump(FILE *file, xmlBufferPtr buf);
int xmlBufferAdd(xmlBufferPtr buf, const xmlChar *str, int len);
int xmlBufferAddHead(xmlBufferPtr buf, const xmlChar *str, int len);
int xmlBufferCat(xmlBufferPtr buf, const xmlChar *str);
int xmlBufferCCat(xmlBufferPtr buf, const char *str);
int xmlBufferShrink(xmlBufferPtr buf, unsigned int len);
int xmlBufferGrow(xmlBufferPtr buf, unsigned int len);
void xmlBufferEmpty(xmlBufferPtr buf);
const xmlChar *xmlBufferContent(const xmlBuffer *buf);
xmlChar *xmlBufferDetach(xmlBufferPtr buf);
void xmlBufferSetAllocationScheme(xmlBufferPtr buf, xmlBufferAllocationScheme scheme);
int xmlBufferLength(const xmlBuffer *buf);
void xmlBufferWriteCHAR(xmlBufferPtr buf, const xmlChar *string);
void xmlBufferWriteChar(xmlBufferPtr buf, const char *string);
void xmlBufferWriteQuotedString(xmlBufferPtr buf, const xmlChar *string);
xmlDtdPtr xmlCreateIntSubset(xmlDocPtr doc, const xmlChar *name, const xmlChar *ExternalID, const xmlChar *SystemID);
xmlDtdPtr xmlNewDtd(xmlDocPtr doc, const xmlChar *name, const xmlChar *ExternalID, const xmlChar *SystemID);
xmlDtdPtr xmlGetIntSubset(const xmlDoc *doc);
void xmlFreeDtd(xmlDtdPtr cur);
xmlNsPtr xmlNewGlobalNs(xmlDocPtr doc, const xmlChar *href, const xmlChar *prefix);
xmlNsPtr xmlNewNs(xmlNodePtr node, const xmlChar *href, const xmlChar *prefix);
void xmlFreeNs(xmlNsPtr cur);
void xmlFreeNsList(xmlNsPtr cur);
xmlDocPtr xmlNewDoc(const xmlChar *version);
void xmlFreeDoc(xmlDocPtr cur);
xmlAttrPtr xmlNewDocProp(xmlDocPtr doc, const xmlChar *name, const xmlChar *value);
xmlAttrPtr xmlNewProp(xmlNodePtr node, const xmlChar *name, const xmlChar *value);
xmlAttrPtr xmlNewNsProp(xmlNodePtr node, xmlNsPtr ns, const xmlChar *name, const xmlChar *value);
xmlAttrPtr xmlNewNsPropEatName(xmlNodePtr node, xmlNsPtr ns, xmlChar *name, const xmlChar *value);
void xmlFreePropList(xmlAttrPtr cur);
void xmlFreeProp(xmlAttrPtr cur);
xmlAttrPtr xmlCopyProp(xmlNodePtr target, xmlAttrPtr cur);
xmlAttrPtr xmlCopyPropList(xmlNodePtr target, xmlAttrPtr cur);
xmlDtdPtr xmlCopyDtd(xmlDtdPtr dtd);
xmlDocPtr xmlCopyDoc(xmlDocPtr doc, int recursive);
xmlNodePtr xmlNewDocNode(xmlDocPtr doc, xmlNsPtr ns, const xmlChar *name, const xmlChar *content);
xmlNodePtr xmlNewDocNodeEatName(xmlDocPtr doc, xmlNsPtr ns, xmlChar *name, const xmlChar *content);
xmlNodePtr xmlNewNode(xmlNsPtr ns, const xmlChar *name);
xmlNodePtr xmlNewNodeEatName(xmlNsPtr ns, xmlChar *name);
xmlNodePtr xmlNewChild(xmlNodePtr parent, xmlNsPtr ns, const xmlChar *name, const xmlChar *content);
xmlNodePtr xmlNewDocText(const xmlDoc *doc, const xmlChar *content);
xmlNodePtr xmlNewText(const xmlChar *content);
xmlNodePtr xmlNewDocPI(xmlDocPtr doc, const xmlChar *name, const xmlChar *content);
xmlNodePtr xmlNewPI(const xmlChar *name, const xmlChar *content);
xmlNodePtr xmlNewDocTextLen(xmlDocPtr doc, const xmlChar *content, int len);
xmlNodePtr xmlNewTextLen(const xmlChar *content, int len);
xmlNodePtr xmlNewDocComment(xmlDocPtr doc, const xmlChar *content);
xmlNodePtr xmlNewComment(const xmlChar *content);
xmlNodePtr xmlNewCDataBlock(xmlDocPtr doc, const xmlChar *content, int len);
xmlNodePtr xmlNewCharRef(xmlDocPtr doc, const xmlChar *name);
xmlNodePtr xmlNewReference(const xmlDoc *doc, const xmlChar *name);
xmlNodePtr xmlCopyNode(xmlNodePtr node, int recursive);
xmlNodePtr xmlDocCopyNode(xmlNodePtr node, xmlDocPtr doc, int recursive);
xmlNodePtr xmlDocCopyNodeList(xmlDocPtr doc, xmlNodePtr node);
xmlNodePtr xmlCopyNodeList(xmlNodePtr node);
xmlNodePtr xmlNewTextChild(xmlNodePtr parent, xmlNsPtr ns, const xmlChar *name, const xmlChar *content);
xmlNodePtr xmlNewDocRawNode(xmlDocPtr doc, xmlNsPtr ns, const xmlChar *name, const xmlChar *content);
xmlNodePtr xmlNewDocFragment(xmlDocPtr doc);
long xmlGetLineNo(const xmlNode *node);
xmlChar *xmlGetNodePath(const xmlNode *node);
xmlNodePtr xmlDocGetRootElement(const xmlDoc *doc);
xmlNodePtr xmlGetLastChild(const xmlNode *parent);
int xmlNodeIsText(const xmlNode *node);
int xmlIsBlankNode(const xmlNode *node);
xmlNodePtr xmlDocSetRootElement(xmlDocPtr doc, xmlNodePtr root);
void xmlNodeSetName(xmlNodePtr cur, const xmlChar *name);
xmlNodePtr xmlAddChild(xmlNodePtr parent, xmlNodePtr cur);
xmlNodePtr xmlAddChildList(xmlNodePtr parent, xmlNodePtr cur);
xmlNodePtr xmlReplaceNode(xmlNodePtr old, xmlNodePtr cur);
xmlNodePtr xmlAddPrevSibling(xmlNodePtr cur, xmlNodePtr elem);
xmlNodePtr xmlAddSibling(xmlNodePtr cur, xmlNodePtr elem);
xmlNodePtr xmlAddNextSibling(xmlNodePtr cur, xmlNodePtr elem);
void xmlUnlinkNode(xmlNodePtr cur);
xmlNodePtr xmlTextMerge(xmlNodePtr first, xmlNodePtr second);
int xmlTextConcat(xmlNodePtr node, const xmlChar *content, int len);
void xmlFreeNodeList(xmlNodePtr cur);
void xmlFreeNode(xmlNodePtr cur);
void xmlSetTreeDoc(xmlNodePtr tree, xmlDocPtr doc);
void xmlSetListDoc(xmlNodePtr list, xmlDocPtr doc);
xmlNsPtr xmlSearchNs(xmlDocPtr doc, xmlNodePtr node, const xmlChar *nameSpace);
xmlNsPtr xmlSearchNsByHref(xmlDocPtr doc, xmlNodePtr node, const xmlChar *href);
xmlNsPtr *xmlGetNsList(const xmlDoc *doc, const xmlNode *node);
void xmlSetNs(xmlNodePtr node, xmlNsPtr ns);
xmlNsPtr xmlCopyNamespace(xmlNsPtr cur);
xmlNsPtr xmlCopyNamespaceList(xmlNsPtr cur);
xmlAttrPtr xmlSetProp(xmlNodePtr node, const xmlChar *name, const xmlChar *value);
xmlAttrPtr xmlSetNsProp(xmlNodePtr node, xmlNsPtr ns, const xmlChar *name, const xmlChar *value);
xmlChar *xmlGetNoNsProp(const xmlNode *node, const xmlChar *name);
xmlChar *xmlGetProp(const xmlNode *node, const xmlChar *name);
xmlAttrPtr xmlHasProp(const xmlNode *node, const xmlChar *name);
xmlAttrPtr xmlHasNsProp(const xmlNode *node, const xmlChar *name, const xmlChar *nameSpace);
xmlChar *xmlGetNsProp(const xmlNode *node, const xmlChar *name, const xmlChar *nameSpace);
xmlNodePtr xmlStringGetNodeList(const xmlDoc *doc, const xmlChar *value);
xmlNodePtr xmlStringLenGetNodeList(const xmlDoc *doc, const xmlChar *value, int len);
xmlChar *xmlNodeListGetString(xmlDocPtr doc, const xmlNode *list, int inLine);
xmlChar *xmlNodeListGetRawString(const xmlDoc *doc, const xmlNode *list, int inLine);
void xmlNodeSetContent(xmlNodePtr cur, const xmlChar *content);
void xmlNodeSetContentLen(xmlNodePtr cur, const xmlChar *content, int len);
void xmlNodeAddContent(xmlNodePtr cur, const xmlChar *content);
void xmlNodeAddContentLen(xmlNodePtr cur, const xmlChar *content, int len);
xmlChar *xmlNodeGetContent(const xmlNode *cur);
int xmlNodeBufGetContent(xmlBufferPtr buffer, const xmlNode *cur);
int xmlBufGetNodeContent(xmlBufPtr buf, const xmlNode *cur);
xmlChar *xmlNodeGetLang(const xmlNode *cur);
int xmlNodeGetSpacePreserve(const xmlNode *cur);
void xmlNodeSetLang(xmlNodePtr cur, const xmlChar *lang);
void xmlNodeSetSpacePreserve(xmlNodePtr cur, int val);
xmlChar *xmlNodeGetBase(const xmlDoc *doc, const xmlNode *cur);
void xmlNodeSetBase(xmlNodePtr cur, const xmlChar *uri);
int xmlRemoveProp(xmlAttrPtr cur);
int xmlUnsetNsProp(xmlNodePtr node, xmlNsPtr ns, const xmlChar *name);
int xmlUnsetProp(xmlNodePtr node, const xmlChar *name);
int xmlReconciliateNs(xmlDocPtr doc, xmlNodePtr tree);
void xmlDocDumpFormatMemory(xmlDocPtr cur, xmlChar **mem, int *size, int format);
void xmlDocDumpMemory(xmlDocPtr cur, xmlChar **mem, int *size);
void xmlDocDumpMemoryEnc(xmlDocPtr doc, xmlChar **mem, int *size, const char *encoding);
void xmlDocDumpFormatMemoryEnc(xmlDocPtr doc, xmlChar **mem, int *size, const char *encoding, int format);
int xmlDocFormatDump(FILE *f, xmlDocPtr cur, int format);
int xmlDocDump(FILE *f, xmlDocPtr cur);
void xmlElemDump(FILE *f, xmlDocPtr doc, xmlNodePtr cur);
int xmlSaveFile(const char *filename, xmlDocPtr cur);
int xmlSaveFormatFile(const char *filename, xmlDocPtr cur, int format);
size_t xmlBufNodeDump(xmlBufPtr buf, xmlDocPtr doc, xmlNodePtr cur, int level, int format);
int xmlNodeDump(xmlBufferPtr buf, xmlDocPtr doc, xmlNodePtr cur, int level, int format);
int xmlSaveFileTo(xmlOutputBufferPtr buf, xmlDocPtr cur, const char *encoding);
int xmlSaveFormatFileTo(xmlOutputBufferPtr buf, xmlDocPtr cur, const char *encoding, int format);
void xmlNodeDumpOutput(xmlOutputBufferPtr buf, xmlDocPtr doc, xmlNodePtr cur, int level, int format, const char *encoding);
int xmlSaveFormatFileEnc(const char *filename, xmlDocPtr cur, const char *encoding, int format);
int xmlSaveFileEnc(const char *filename, xmlDocPtr cur, const char *encoding);
int xmlIsXHTML(const xmlChar *systemID, const xmlChar *publicID);
int xmlGetDocCompressMode(const xmlDoc *doc);
void xmlSetDocCompressMode(xmlDocPtr doc, int mode);
int xmlGetCompressMode(void);
void xmlSetCompressMode(int mode);
xmlDOMWrapCtxtPtr xmlDOMWrapNewCtxt(void);
void xmlDOMWrapFreeCtxt(xmlDOMWrapCtxtPtr ctxt);
int xmlDOMWrapReconcileNamespaces(xmlDOMWrapCtxtPtr ctxt, xmlNodePtr elem, int options);
int xmlDOMWrapAdoptNode(xmlDOMWrapCtxtPtr ctxt, xmlDocPtr from, xmlNodePtr node, xmlDocPtr to, xmlNodePtr parent, int options);
int xmlDOMWrapRemoveNode(xmlDOMWrapCtxtPtr ctxt, xmlDocPtr doc, xmlNodePtr node, int options);
int xmlDOMWrapCloneNode(xmlDOMWrapCtxtPtr ctxt, xmlDocPtr from, xmlNodePtr node, xmlNodePtr *clone, xmlDocPtr to, xmlNodePtr parent, int deep, int options);
unsigned long xmlChildElementCount(xmlNodePtr parent);
xmlNodePtr xmlNextElementSibling(xmlNodePtr node);
xmlNodePtr xmlFirstElementChild(xmlNodePtr parent);
xmlNodePtr xmlLastElementChild(xmlNodePtr parent);
xmlNodePtr xmlPreviousElementSibling(xmlNodePtr node);
#include <libxml/xmlmemory.h>
#endif
