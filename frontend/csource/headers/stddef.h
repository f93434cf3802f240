#ifndef _STDDEF_H
#define _STDDEF_H
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __WCHAR_TYPE__ wchar_t;
typedef struct {
  long long __ll __attribute__((__aligned__(8)));
  long double __ld __attribute__((__aligned__(16)));
} max_align_t;
#ifndef NULL
#define NULL ((void *)0)
#endif
#define offsetof(type, member) __builtin_offsetof(type, member)
#if defined __STDC_VERSION__ && __STDC_VERSION__ > 201710L
typedef __typeof__(nullptr) nullptr_t;
#define unreachable() __builtin_unreachable()
#define __STDC_VERSION_STDDEF_H__ 202311L
#endif
#endif
