/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_GLOB_H_MORE
#define _MAYRUN_GLOB_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
struct stat;
struct stat64;
typedef struct { size_t gl_pathc; char **gl_pathv; size_t gl_offs; int gl_flags; void (*gl_closedir) (void *); struct dirent64 *(*gl_readdir) (void *); void *(*gl_opendir) (const char *); int (*gl_lstat) (const char *__restrict, struct stat64 *__restrict); int (*gl_stat) (const char *__restrict, struct stat64 *__restrict); } glob64_t;
extern int glob64 (const char *__restrict, int, int (*) (const char *, int), glob64_t *__restrict);
extern void globfree64 (glob64_t *);
extern int glob_pattern_p (const char *, int);
#endif
