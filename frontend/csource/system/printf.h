#ifndef _PRINTF_H
#define _PRINTF_H
#include <stdio.h>
#include <stddef.h>
#include <stdarg.h>
struct printf_info { int prec, width; wchar_t spec; unsigned int is_long_double : 1, is_short : 1, is_long : 1, alt : 1, space : 1, left : 1,
	showsign : 1, group : 1, extra : 1, is_char : 1, wide : 1, i18n : 1, is_binary128 : 1, __pad : 3; unsigned short user; wchar_t pad; };
typedef int printf_function(FILE *, const struct printf_info *, const void *const *);
typedef int printf_arginfo_size_function(const struct printf_info *, size_t, int *, int *);
typedef int printf_arginfo_function(const struct printf_info *, size_t, int *);
int register_printf_specifier(int, printf_function *, printf_arginfo_size_function *);
int register_printf_function(int, printf_function *, printf_arginfo_function *);
size_t parse_printf_format(const char *restrict, size_t, int *restrict);
enum { PA_INT, PA_CHAR, PA_WCHAR, PA_STRING, PA_WSTRING, PA_POINTER, PA_FLOAT, PA_DOUBLE, PA_LAST };
#define PA_FLAG_MASK 0xff00
#define PA_FLAG_LONG_LONG (1 << 8)
#define PA_FLAG_LONG_DOUBLE PA_FLAG_LONG_LONG
#define PA_FLAG_LONG (1 << 9)
#define PA_FLAG_SHORT (1 << 10)
#define PA_FLAG_PTR (1 << 11)
#endif
