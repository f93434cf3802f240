#ifndef _MAYRUN_PACK_LIBXML_DICT_H
#define _MAYRUN_PACK_LIBXML_DICT_H
#include <stddef.h>
#include <libxml/xmlstring.h>
typedef struct _xmlDict xmlDict;
typedef xmlDict *xmlDictPtr;
int xmlInitializeDict(void);
xmlDictPtr xmlDictCreate(void);
size_t xmlDictSetLimit(xmlDictPtr dict, size_t limit);
size_t xmlDictGetUsage(xmlDictPtr dict);
xmlDictPtr xmlDictCreateSub(xmlDictPtr sub);
int xmlDictReference(xmlDictPtr dict);
void xmlDictFree(xmlDictPtr dict);
const xmlChar *xmlDictLookup(xmlDictPtr dict, const xmlChar *name, int len);
const xmlChar *xmlDictExists(xmlDictPtr dict, const xmlChar *name, int len);
const xmlChar *xmlDictQLookup(xmlDictPtr dict, const xmlChar *prefix, const xmlChar *name);
int xmlDictOwns(xmlDictPtr dict, const xmlChar *str);
int xmlDictSize(xmlDictPtr dict);
void xmlDictCleanup(void);
#endif
