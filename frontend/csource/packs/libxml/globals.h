#ifndef _MAYRUN_PACK_LIBXML_GLOBALS_H
#define _MAYRUN_PACK_LIBXML_GLOBALS_H
#include <libxml/parser.h>
#endif
