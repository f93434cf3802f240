#ifndef _MAYRUN_PACK_LIBXML_PATTERN_H
#define _MAYRUN_PACK_LIBXML_PATTERN_H
#include <libxml/parser.h>
#define __XML_PATTERN_H__
typedef struct _xmlPattern xmlPattern;
typedef xmlPattern *xmlPatternPtr;
typedef enum { XML_PATTERN_DEFAULT = 0, XML_PATTERN_XPATH = 1<<0, XML_PATTERN_XSSEL = 1<<1, XML_PATTERN_XSFIELD = 1<<2 } xmlPatternFlags;
void xmlFreePattern(xmlPatternPtr comp);
void xmlFreePatternList(xmlPatternPtr comp);
xmlPatternPtr xmlPatterncompile(const xmlChar *pattern, xmlDict *dict, int flags, const xmlChar **namespaces);
int xmlPatternMatch(xmlPatternPtr comp, xmlNodePtr node);
typedef struct _xmlStreamCtxt xmlStreamCtxt;
typedef xmlStreamCtxt *xmlStreamCtxtPtr;
int xmlPatternStreamable(xmlPatternPtr comp);
int xmlPatternMaxDepth(xmlPatternPtr comp);
int xmlPatternMinDepth(xmlPatternPtr comp);
int xmlPatternFromRoot(xmlPatternPtr comp);
xmlStreamCtxtPtr xmlPatternGetStreamCtxt(xmlPatternPtr comp);
void xmlFreeStreamCtxt(xmlStreamCtxtPtr stream);
int xmlStreamPushNode(xmlStreamCtxtPtr stream, const xmlChar *name, const xmlChar *ns, int nodeType);
int xmlStreamPush(xmlStreamCtxtPtr stream, const xmlChar *name, const xmlChar *ns);
int xmlStreamPushAttr(xmlStreamCtxtPtr stream, const xmlChar *name, const xmlChar *ns);
int xmlStreamPop(xmlStreamCtxtPtr stream);
int xmlStreamWantsAnyNode(xmlStreamCtxtPtr stream);
#endif
