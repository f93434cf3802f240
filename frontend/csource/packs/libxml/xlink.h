#ifndef _MAYRUN_PACK_LIBXML_XLINK_H
#define _MAYRUN_PACK_LIBXML_XLINK_H
#include <libxml/parser.h>
#endif
