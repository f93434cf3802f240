#ifndef _SYS_CDEFS_H
#define _SYS_CDEFS_H
#define __BEGIN_DECLS
#define __END_DECLS
#define __P(args) args
#define __PMT(args) args
#define __CONCAT(x, y) x##y
#define __STRING(x) #x
#define __THROW __attribute__((__nothrow__))
#define __THROWNL __attribute__((__nothrow__))
#define __NTH(fct) fct
#define __nonnull(params)
#define __wur
#define __ptr_t void *
#define __attribute_pure__ __attribute__((__pure__))
#define __attribute_const__ __attribute__((__const__))
#define __attribute_used__ __attribute__((__used__))
#define __attribute_noinline__ __attribute__((__noinline__))
#define __attribute_deprecated__
#define __attribute_malloc__ __attribute__((__malloc__))
#define __attribute_warn_unused_result__
#define __always_inline __inline __attribute__((__always_inline__))
#define __glibc_likely(cond) (cond)
#define __glibc_unlikely(cond) (cond)
#define __restrict_arr
#define __flexarr []
#endif
