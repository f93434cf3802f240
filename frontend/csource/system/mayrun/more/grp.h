/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_GRP_H_MORE
#define _MAYRUN_GRP_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
struct _IO_FILE;
extern struct group *fgetgrent (FILE *);
extern int putgrent (const struct group *__restrict, FILE *__restrict);
extern int getgrent_r (struct group *__restrict, char *__restrict, size_t, struct group **__restrict);
extern int fgetgrent_r (FILE *__restrict, struct group *__restrict, char *__restrict, size_t, struct group **__restrict);
extern int getgrouplist (const char *, __gid_t, __gid_t *, int *);
#endif
