/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_ARGZ_H
#define _MAYRUN_ARGZ_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <errno.h>
#include <string.h>
extern error_t __argz_create (char **, char **__restrict, size_t *__restrict);
extern error_t argz_create (char **, char **__restrict, size_t *__restrict);
extern error_t argz_create_sep (const char *__restrict, int, char **__restrict, size_t *__restrict);
extern size_t __argz_count (const char *, size_t);
extern size_t argz_count (const char *, size_t);
extern void __argz_extract (const char *__restrict, size_t, char **__restrict);
extern void argz_extract (const char *__restrict, size_t, char **__restrict);
extern void __argz_stringify (char *, size_t, int);
extern void argz_stringify (char *, size_t, int);
extern error_t argz_append (char **__restrict, size_t *__restrict, const char *__restrict, size_t);
extern error_t argz_add (char **__restrict, size_t *__restrict, const char *__restrict);
extern error_t argz_add_sep (char **__restrict, size_t *__restrict, const char *__restrict, int);
extern void argz_delete (char **__restrict, size_t *__restrict, char *__restrict);
extern error_t argz_insert (char **__restrict, size_t *__restrict, char *__restrict, const char *__restrict);
extern error_t argz_replace (char **__restrict, size_t *__restrict, const char *__restrict, const char *__restrict, unsigned int *__restrict);
extern char *__argz_next (const char *__restrict, size_t, const char *__restrict);
extern char *argz_next (const char *__restrict, size_t, const char *__restrict);
#endif
