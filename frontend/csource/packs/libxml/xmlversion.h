#ifndef _MAYRUN_PACK_LIBXML_XMLVERSION_H
#define _MAYRUN_PACK_LIBXML_XMLVERSION_H
#include <libxml/parser.h>
#endif
