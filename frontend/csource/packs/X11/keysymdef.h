#ifndef _MAYRUN_PACK_X11_KEYSYMDEF_H
#define _MAYRUN_PACK_X11_KEYSYMDEF_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define XK_VoidSymbol 0xffffff
#endif
