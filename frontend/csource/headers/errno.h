#ifndef _ERRNO_H
#define _ERRNO_H
#include <features.h>
/* errno is one object per thread: __errno_location returns its address. */
int *__errno_location(void) __attribute__((__nothrow__, __const__));
#define errno (*__errno_location())
#include <asm/errno.h>
#define ENOTSUP 95
extern char *program_invocation_name;
extern char *program_invocation_short_name;
#include <mayrun/more/errno.h>
#endif
