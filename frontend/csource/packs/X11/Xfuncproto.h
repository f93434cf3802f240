#ifndef _MAYRUN_PACK_X11_XFUNCPROTO_H
#define _MAYRUN_PACK_X11_XFUNCPROTO_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define NeedFunctionPrototypes 1
#define NeedVarargsPrototypes 1
#define NeedNestedPrototypes 1
#define _Xconst const
#define NARROWPROTO
#define FUNCPROTO 15
#define NeedWidePrototypes 0
#define _XFUNCPROTOBEGIN
#define _XFUNCPROTOEND
#define __has_feature(x) 0
#define __has_extension(x) 0
#define _X_SENTINEL(x)
#define _X_EXPORT
#define _X_HIDDEN
#define _X_INTERNAL
#define _X_LIKELY(x) __builtin_expect(!!(x), 1)
#define _X_UNLIKELY(x) __builtin_expect(!!(x), 0)
#define _X_COLD
#define _X_DEPRECATED
#define _X_DEPRECATED_MSG(_msg)
#define _X_NORETURN __attribute((noreturn))
#define _X_ATTRIBUTE_PRINTF(x,y)
#define _X_NONNULL(...)
#define _X_UNUSED
#define _X_INLINE inline
#define _X_RESTRICT_KYWD restrict
#define _X_NOTSAN
#define _X_NONSTRING
#endif
