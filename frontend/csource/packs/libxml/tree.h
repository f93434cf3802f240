#ifndef _MAYRUN_PACK_LIBXML_TREE_H
#define _MAYRUN_PACK_LIBXML_TREE_H
#include <libxml/parser.h>
#endif
