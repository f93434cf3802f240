#ifndef _MAYRUN_PACK_LIBXML_ENTITIES_H
#define _MAYRUN_PACK_LIBXML_ENTITIES_H
#include <libxml/parser.h>
#endif
