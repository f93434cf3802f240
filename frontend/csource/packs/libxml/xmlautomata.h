#ifndef _MAYRUN_PACK_LIBXML_XMLAUTOMATA_H
#define _MAYRUN_PACK_LIBXML_XMLAUTOMATA_H
#include <libxml/parser.h>
#endif
