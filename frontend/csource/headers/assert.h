/* Like the standard one, this header may be included again with NDEBUG changed. */
#include <features.h>
#undef assert
#undef assert_perror
#ifdef NDEBUG
#define assert(...) ((void)0)
#define assert_perror(err) ((void)0)
#else
#if defined __STDC_VERSION__ && __STDC_VERSION__ > 201710L
#define assert(...) ((__VA_ARGS__) ? (void)0 : __assert_fail(#__VA_ARGS__, __FILE__, __LINE__, __func__))
#else
#define assert(expr) ((expr) ? (void)0 : __assert_fail(#expr, __FILE__, __LINE__, __func__))
#endif
#define assert_perror(err) ((err) == 0 ? (void)0 : __assert_perror_fail((err), __FILE__, __LINE__, __func__))
#endif
#ifndef _ASSERT_H
#define _ASSERT_H
void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void __assert_perror_fail(int, const char *, unsigned int, const char *) __attribute__((__noreturn__));
#define static_assert _Static_assert
#endif
