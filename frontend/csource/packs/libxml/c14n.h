#ifndef _MAYRUN_PACK_LIBXML_C14N_H
#define _MAYRUN_PACK_LIBXML_C14N_H
#include <libxml/xmlversion.h>
#include <libxml/tree.h>
#include <libxml/xpath.h>
typedef enum { XML_C14N_1_0, XML_C14N_EXCLUSIVE_1_0, XML_C14N_1_1 } xmlC14NMode;
typedef int (*xmlC14NIsVisibleCallback)(void *user_data, xmlNodePtr node, xmlNodePtr parent);
int xmlC14NDocSaveTo(xmlDocPtr doc, xmlNodeSetPtr nodes, int mode, xmlChar **prefixes, int with_comments, xmlOutputBufferPtr buf);
int xmlC14NDocDumpMemory(xmlDocPtr doc, xmlNodeSetPtr nodes, int mode, xmlChar **prefixes, int with_comments, xmlChar **text);
int xmlC14NDocSave(xmlDocPtr doc, xmlNodeSetPtr nodes, int mode, xmlChar **prefixes, int with_comments, const char *filename, int compression);
int xmlC14NExecute(xmlDocPtr doc, xmlC14NIsVisibleCallback visible, void *user_data, int mode, xmlChar **prefixes, int with_comments, xmlOutputBufferPtr buf);
#endif
