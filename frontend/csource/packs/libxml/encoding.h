#ifndef _MAYRUN_PACK_LIBXML_ENCODING_H
#define _MAYRUN_PACK_LIBXML_ENCODING_H
#include <libxml/parser.h>
#endif
