#ifndef _MAYRUN_PACK_X11_XDEFS_H
#define _MAYRUN_PACK_X11_XDEFS_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define _XTYPEDEF_ATOM
typedef unsigned long Atom;
#define _XTYPEDEF_BOOL
typedef int Bool;
#define _XTYPEDEF_POINTER
typedef void *pointer;
typedef struct _Client *ClientPtr;
#define _XTYPEDEF_CLIENTPTR
#define _XTYPEDEF_XID
typedef unsigned long XID;
#define _XTYPEDEF_MASK
typedef unsigned long Mask;
#define _XTYPEDEF_FONTPTR
typedef struct _Font *FontPtr;
#define _XTYPEDEF_FONT
typedef XID Font;
typedef unsigned long FSID;
typedef FSID AccContext;
typedef struct timeval **OSTimePtr;
typedef void (* BlockHandlerProcPtr)(void * , OSTimePtr , void *);
#endif
