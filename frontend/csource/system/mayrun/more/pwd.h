/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_PWD_H_MORE
#define _MAYRUN_PWD_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
struct _IO_FILE;
extern struct passwd *fgetpwent (FILE *);
extern int putpwent (const struct passwd *__restrict, FILE *__restrict);
extern int getpwent_r (struct passwd *__restrict, char *__restrict, size_t, struct passwd **__restrict);
extern int fgetpwent_r (FILE *__restrict, struct passwd *__restrict, char *__restrict, size_t, struct passwd **__restrict);
extern int getpw (__uid_t, char *);
#endif
