#ifndef _MAYRUN_PACK_LIBXML_XINCLUDE_H
#define _MAYRUN_PACK_LIBXML_XINCLUDE_H
#include <libxml/xmlversion.h>
#include <libxml/tree.h>
#define XINCLUDE_NS (const xmlChar *)"http://www.w3.org/2003/XInclude"
#define XINCLUDE_OLD_NS (const xmlChar *)"http://www.w3.org/2001/XInclude"
#define XINCLUDE_NODE (const xmlChar *)"include"
#define XINCLUDE_FALLBACK (const xmlChar *)"fallback"
#define XINCLUDE_HREF (const xmlChar *)"href"
#define XINCLUDE_PARSE (const xmlChar *)"parse"
#define XINCLUDE_PARSE_XML (const xmlChar *)"xml"
#define XINCLUDE_PARSE_TEXT (const xmlChar *)"text"
#define XINCLUDE_PARSE_ENCODING (const xmlChar *)"encoding"
#define XINCLUDE_PARSE_XPOINTER (const xmlChar *)"xpointer"
typedef struct _xmlXIncludeCtxt xmlXIncludeCtxt;
typedef xmlXIncludeCtxt *xmlXIncludeCtxtPtr;
int xmlXIncludeProcess(xmlDocPtr doc);
int xmlXIncludeProcessFlags(xmlDocPtr doc, int flags);
int xmlXIncludeProcessFlagsData(xmlDocPtr doc, int flags, void *data);
int xmlXIncludeProcessTreeFlagsData(xmlNodePtr tree, int flags, void *data);
int xmlXIncludeProcessTree(xmlNodePtr tree);
int xmlXIncludeProcessTreeFlags(xmlNodePtr tree, int flags);
xmlXIncludeCtxtPtr xmlXIncludeNewContext(xmlDocPtr doc);
int xmlXIncludeSetFlags(xmlXIncludeCtxtPtr ctxt, int flags);
void xmlXIncludeFreeContext(xmlXIncludeCtxtPtr ctxt);
int xmlXIncludeProcessNode(xmlXIncludeCtxtPtr ctxt, xmlNodePtr tree);
#endif
