#ifndef _MAYRUN_PACK_LIBXML_HASH_H
#define _MAYRUN_PACK_LIBXML_HASH_H
#include <libxml/parser.h>
#endif
