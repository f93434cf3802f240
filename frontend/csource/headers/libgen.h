#ifndef _LIBGEN_H
#define _LIBGEN_H
#include <features.h>
char *dirname(char *);
char *__xpg_basename(char *);
#define basename __xpg_basename
#endif
