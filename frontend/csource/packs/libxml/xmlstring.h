#ifndef _MAYRUN_PACK_LIBXML_XMLSTRING_H
#define _MAYRUN_PACK_LIBXML_XMLSTRING_H
#include <libxml/parser.h>
#endif
