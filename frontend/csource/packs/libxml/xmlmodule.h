#ifndef _MAYRUN_PACK_LIBXML_XMLMODULE_H
#define _MAYRUN_PACK_LIBXML_XMLMODULE_H
#include <libxml/parser.h>
#define __XML_MODULE_H__
typedef struct _xmlModule xmlModule;
typedef xmlModule *xmlModulePtr;
typedef enum { XML_MODULE_LAZY = 1, XML_MODULE_LOCAL = 2 } xmlModuleOption;
xmlModulePtr xmlModuleOpen(const char *filename, int options);
int xmlModuleSymbol(xmlModulePtr module, const char* name, void **result);
int xmlModuleClose(xmlModulePtr module);
int xmlModuleFree(xmlModulePtr module);
#endif
