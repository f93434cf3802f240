#ifndef _MAYRUN_PACK_LIBXML_XMLERROR_H
#define _MAYRUN_PACK_LIBXML_XMLERROR_H
#include <libxml/parser.h>
#endif
