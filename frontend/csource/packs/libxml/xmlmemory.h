#ifndef _MAYRUN_PACK_LIBXML_XMLMEMORY_H
#define _MAYRUN_PACK_LIBXML_XMLMEMORY_H
#include <libxml/parser.h>
#endif
