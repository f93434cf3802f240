/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_ALIASES_H
#define _MAYRUN_ALIASES_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
struct aliasent { char *alias_name; size_t alias_members_len; char **alias_members; int alias_local; };
extern void setaliasent (void);
extern void endaliasent (void);
extern struct aliasent *getaliasent (void);
extern int getaliasent_r (struct aliasent *__restrict, char *__restrict, size_t, struct aliasent **__restrict);
extern struct aliasent *getaliasbyname (const char *);
extern int getaliasbyname_r (const char *__restrict, struct aliasent *__restrict, char *__restrict, size_t, struct aliasent **__restrict);
#endif
