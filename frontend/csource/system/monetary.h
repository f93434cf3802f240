/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_MONETARY_H
#define _MAYRUN_MONETARY_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <stddef.h>
#include <langinfo.h>
#include <locale.h>
extern ssize_t strfmon (char *__restrict, size_t, const char *__restrict, ...);
extern ssize_t strfmon_l (char *__restrict, size_t, locale_t, const char *__restrict, ...);
#endif
