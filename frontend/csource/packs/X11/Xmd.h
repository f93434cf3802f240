#ifndef _MAYRUN_PACK_X11_XMD_H
#define _MAYRUN_PACK_X11_XMD_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define XMD_H 1
#define LONG64
#define _SIZEOF(x) sz_ ##x
#define SIZEOF(x) _SIZEOF(x)
#define B32
#define B16
typedef long INT64;
typedef int INT32;
typedef short INT16;
typedef signed char INT8;
typedef unsigned long CARD64;
typedef unsigned int CARD32;
typedef unsigned short CARD16;
typedef unsigned char CARD8;
typedef CARD32 BITS32;
typedef CARD16 BITS16;
typedef CARD8 BYTE;
typedef CARD8 BOOL;
#define cvtINT8toInt(val) (val)
#define cvtINT16toInt(val) (val)
#define cvtINT32toInt(val) (val)
#define cvtINT8toShort(val) (val)
#define cvtINT16toShort(val) (val)
#define cvtINT32toShort(val) (val)
#define cvtINT8toLong(val) (val)
#define cvtINT16toLong(val) (val)
#define cvtINT32toLong(val) (val)
#define NEXTPTR(p,t) (((t *)(p)) + 1)
#endif
