#ifndef _MAYRUN_PACK_LIBXML_THREADS_H
#define _MAYRUN_PACK_LIBXML_THREADS_H
#include <libxml/parser.h>
#endif
