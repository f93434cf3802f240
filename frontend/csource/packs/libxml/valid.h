#ifndef _MAYRUN_PACK_LIBXML_VALID_H
#define _MAYRUN_PACK_LIBXML_VALID_H
#include <libxml/parser.h>
#endif
