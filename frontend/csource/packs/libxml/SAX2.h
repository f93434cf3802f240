#ifndef _MAYRUN_PACK_LIBXML_SAX2_H
#define _MAYRUN_PACK_LIBXML_SAX2_H
#include <libxml/parser.h>
#endif
