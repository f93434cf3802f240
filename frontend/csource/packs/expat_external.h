#ifndef _MAYRUN_PACK_EXPAT_EXTERNAL_H
#define _MAYRUN_PACK_EXPAT_EXTERNAL_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define Expat_External_INCLUDED 1
#define XMLCALL
#define XML_ENABLE_VISIBILITY 0
#define XMLIMPORT
#define XML_ATTR_MALLOC
#define XML_ATTR_ALLOC_SIZE(x)
#define XMLPARSEAPI(type) XMLIMPORT type XMLCALL
typedef char XML_Char;
typedef char XML_LChar;
typedef long XML_Index;
typedef unsigned long XML_Size;
#endif
