#ifndef _MAYRUN_PACK_LIBXML_LIST_H
#define _MAYRUN_PACK_LIBXML_LIST_H
#include <libxml/parser.h>
#endif
