#ifndef _MAYRUN_PACK_LIBXML_C14N_H
#define _MAYRUN_PACK_LIBXML_C14N_H
#include <libxml/parser.h>
#include <libxml/xpath.h>
#define __XML_C14N_H__
typedef enum { XML_C14N_1_0 = 0, XML_C14N_EXCLUSIVE_1_0 = 1, XML_C14N_1_1 = 2 } xmlC14NMode;
int xmlC14NDocSaveTo(xmlDocPtr doc, xmlNodeSetPtr nodes, int mode, xmlChar **inclusive_ns_prefixes, int with_comments, xmlOutputBufferPtr buf);
int xmlC14NDocDumpMemory(xmlDocPtr doc, xmlNodeSetPtr nodes, int mode, xmlChar **inclusive_ns_prefixes, int with_comments, xmlChar **doc_txt_ptr);
int xmlC14NDocSave(xmlDocPtr doc, xmlNodeSetPtr nodes, int mode, xmlChar **inclusive_ns_prefixes, int with_comments, const char* filename, int compression);
typedef int(*xmlC14NIsVisibleCallback)(void* user_data, xmlNodePtr node, xmlNodePtr parent);
int xmlC14NExecute(xmlDocPtr doc, xmlC14NIsVisibleCallback is_visible_callback, void* user_data, int mode, xmlChar **inclusive_ns_prefixes, int with_comments, xmlOutputBufferPtr buf);
#endif
