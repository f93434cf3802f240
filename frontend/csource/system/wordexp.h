/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_WORDEXP_H
#define _MAYRUN_WORDEXP_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <stddef.h>
enum { WRDE_DOOFFS = (1 << 0), WRDE_APPEND = (1 << 1), WRDE_NOCMD = (1 << 2), WRDE_REUSE = (1 << 3), WRDE_SHOWERR = (1 << 4), WRDE_UNDEF = (1 << 5), __WRDE_FLAGS = (WRDE_DOOFFS | WRDE_APPEND | WRDE_NOCMD | WRDE_REUSE | WRDE_SHOWERR | WRDE_UNDEF) };
typedef struct { size_t we_wordc; char **we_wordv; size_t we_offs; } wordexp_t;
enum { WRDE_NOSYS = -1, WRDE_NOSPACE = 1, WRDE_BADCHAR, WRDE_BADVAL, WRDE_CMDSUB, WRDE_SYNTAX };
extern int wordexp (const char *__restrict, wordexp_t *__restrict, int);
extern void wordfree (wordexp_t *);
#endif
