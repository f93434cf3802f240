/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_ENVZ_H
#define _MAYRUN_ENVZ_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <errno.h>
#include <argz.h>
extern char *envz_entry (const char *__restrict, size_t, const char *__restrict);
extern char *envz_get (const char *__restrict, size_t, const char *__restrict);
extern error_t envz_add (char **__restrict, size_t *__restrict, const char *__restrict, const char *__restrict);
extern error_t envz_merge (char **__restrict, size_t *__restrict, const char *__restrict, size_t, int);
extern void envz_remove (char **__restrict, size_t *__restrict, const char *__restrict);
extern void envz_strip (char **__restrict, size_t *__restrict);
#endif
