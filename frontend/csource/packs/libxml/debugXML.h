#ifndef _MAYRUN_PACK_LIBXML_DEBUGXML_H
#define _MAYRUN_PACK_LIBXML_DEBUGXML_H
#include <libxml/parser.h>
#include <libxml/xpath.h>
#define __DEBUG_XML__
void xmlDebugDumpString(FILE *output, const xmlChar *str);
void xmlDebugDumpAttr(FILE *output, xmlAttrPtr attr, int depth);
void xmlDebugDumpAttrList(FILE *output, xmlAttrPtr attr, int depth);
void xmlDebugDumpOneNode(FILE *output, xmlNodePtr node, int depth);
void xmlDebugDumpNode(FILE *output, xmlNodePtr node, int depth);
void xmlDebugDumpNodeList(FILE *output, xmlNodePtr node, int depth);
void xmlDebugDumpDocumentHead(FILE *output, xmlDocPtr doc);
void xmlDebugDumpDocument(FILE *output, xmlDocPtr doc);
void xmlDebugDumpDTD(FILE *output, xmlDtdPtr dtd);
void xmlDebugDumpEntities(FILE *output, xmlDocPtr doc);
int xmlDebugCheckDocument(FILE * output, xmlDocPtr doc);
void xmlLsOneNode(FILE *output, xmlNodePtr node);
int xmlLsCountNode(xmlNodePtr node);
const char * xmlBoolToText(int boolval);
typedef char *(* xmlShellReadlineFunc)(char *prompt);
typedef struct _xmlShellCtxt xmlShellCtxt;
typedef xmlShellCtxt *xmlShellCtxtPtr;
struct _xmlShellCtxt { char *filename; xmlDocPtr doc; xmlNodePtr node; xmlXPathContextPtr pctxt; int loaded; FILE *output; xmlShellReadlineFunc input; };
typedef int(* xmlShellCmd)(xmlShellCtxtPtr ctxt, char *arg, xmlNodePtr node, xmlNodePtr node2);
void xmlShellPrintXPathError(int errorType, const char *arg);
void xmlShellPrintXPathResult(xmlXPathObjectPtr list);
int xmlShellList(xmlShellCtxtPtr ctxt, char *arg, xmlNodePtr node, xmlNodePtr node2);
int xmlShellBase(xmlShellCtxtPtr ctxt, char *arg, xmlNodePtr node, xmlNodePtr node2);
int xmlShellDir(xmlShellCtxtPtr ctxt, char *arg, xmlNodePtr node, xmlNodePtr node2);
int xmlShellLoad(xmlShellCtxtPtr ctxt, char *filename, xmlNodePtr node, xmlNodePtr node2);
void xmlShellPrintNode(xmlNodePtr node);
int xmlShellCat(xmlShellCtxtPtr ctxt, char *arg, xmlNodePtr node, xmlNodePtr node2);
int xmlShellWrite(xmlShellCtxtPtr ctxt, char *filename, xmlNodePtr node, xmlNodePtr node2);
int xmlShellSave(xmlShellCtxtPtr ctxt, char *filename, xmlNodePtr node, xmlNodePtr node2);
int xmlShellValidate(xmlShellCtxtPtr ctxt, char *dtd, xmlNodePtr node, xmlNodePtr node2);
int xmlShellDu(xmlShellCtxtPtr ctxt, char *arg, xmlNodePtr tree, xmlNodePtr node2);
int xmlShellPwd(xmlShellCtxtPtr ctxt, char *buffer, xmlNodePtr node, xmlNodePtr node2);
void xmlShell(xmlDocPtr doc, char *filename, xmlShellReadlineFunc input, FILE *output);
#endif
