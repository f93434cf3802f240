#ifndef _MAYRUN_PACK_LIBXML_XMLEXPORTS_H
#define _MAYRUN_PACK_LIBXML_XMLEXPORTS_H
#include <libxml/xmlversion.h>
#endif
