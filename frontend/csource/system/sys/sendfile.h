/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_SENDFILE_H
#define _MAYRUN_SYS_SENDFILE_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
extern ssize_t sendfile (int, int, off_t *, size_t);
extern ssize_t sendfile64 (int, int, __off64_t *, size_t);
#endif
