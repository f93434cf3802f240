#ifndef _MAYRUN_PACK_LIBXML_HTMLTREE_H
#define _MAYRUN_PACK_LIBXML_HTMLTREE_H
#include <stdio.h>
#include <libxml/xmlversion.h>
#include <libxml/tree.h>
#include <libxml/HTMLparser.h>
#define HTML_TEXT_NODE XML_TEXT_NODE
#define HTML_ENTITY_REF_NODE XML_ENTITY_REF_NODE
#define HTML_COMMENT_NODE XML_COMMENT_NODE
#define HTML_PRESERVE_NODE XML_CDATA_SECTION_NODE
#define HTML_PI_NODE XML_PI_NODE
htmlDocPtr htmlNewDoc(const xmlChar *URI, const xmlChar *ExternalID);
htmlDocPtr htmlNewDocNoDtD(const xmlChar *URI, const xmlChar *ExternalID);
const xmlChar *htmlGetMetaEncoding(htmlDocPtr doc);
int htmlSetMetaEncoding(htmlDocPtr doc, const xmlChar *encoding);
void htmlDocDumpMemory(xmlDocPtr cur, xmlChar **mem, int *size);
void htmlDocDumpMemoryFormat(xmlDocPtr cur, xmlChar **mem, int *size, int format);
int htmlDocDump(FILE *f, xmlDocPtr cur);
int htmlSaveFile(const char *filename, xmlDocPtr cur);
int htmlNodeDump(xmlBufferPtr buf, xmlDocPtr doc, xmlNodePtr cur);
void htmlNodeDumpFile(FILE *out, xmlDocPtr doc, xmlNodePtr cur);
int htmlNodeDumpFileFormat(FILE *out, xmlDocPtr doc, xmlNodePtr cur, const char *encoding, int format);
int htmlSaveFileEnc(const char *filename, xmlDocPtr cur, const char *encoding);
int htmlSaveFileFormat(const char *filename, xmlDocPtr cur, const char *encoding, int format);
void htmlNodeDumpFormatOutput(xmlOutputBufferPtr buf, xmlDocPtr doc, xmlNodePtr cur, const char *encoding, int format);
void htmlDocContentDumpOutput(xmlOutputBufferPtr buf, xmlDocPtr cur, const char *encoding);
void htmlDocContentDumpFormatOutput(xmlOutputBufferPtr buf, xmlDocPtr cur, const char *encoding, int format);
void htmlNodeDumpOutput(xmlOutputBufferPtr buf, xmlDocPtr doc, xmlNodePtr cur, const char *encoding);
int htmlIsBooleanAttr(const xmlChar *name);
#endif
