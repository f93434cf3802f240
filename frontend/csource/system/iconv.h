/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_ICONV_H
#define _MAYRUN_ICONV_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <stddef.h>
typedef void *iconv_t;
extern int iconv_close (iconv_t);
extern iconv_t iconv_open (const char *, const char *);
extern size_t iconv (iconv_t, char **__restrict, size_t *__restrict, char **__restrict, size_t *__restrict);
#endif
