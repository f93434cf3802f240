#ifndef _MAYRUN_PACK_LIBXML_DICT_H
#define _MAYRUN_PACK_LIBXML_DICT_H
#include <libxml/parser.h>
#endif
