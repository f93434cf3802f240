#ifndef _MAYRUN_PACK_LIBXML_XMLREGEXP_H
#define _MAYRUN_PACK_LIBXML_XMLREGEXP_H
#include <libxml/parser.h>
#endif
