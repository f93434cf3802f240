#ifndef _MAYRUN_PACK_LIBXML_XMLIO_H
#define _MAYRUN_PACK_LIBXML_XMLIO_H
#include <libxml/parser.h>
#endif
