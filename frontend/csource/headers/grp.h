#ifndef _GRP_H
#define _GRP_H
#include <features.h>
#include <stddef.h>
#include <mayrun/types.h>
struct group { char *gr_name, *gr_passwd; gid_t gr_gid; char **gr_mem; };
struct group *getgrnam(const char *);
struct group *getgrgid(gid_t);
int getgrnam_r(const char *, struct group *, char *, size_t, struct group **);
int getgrgid_r(gid_t, struct group *, char *, size_t, struct group **);
struct group *getgrent(void);
void setgrent(void);
void endgrent(void);
int initgroups(const char *, gid_t);
int setgroups(size_t, const gid_t *);
#define NSS_BUFLEN_GROUP 1024
#include <mayrun/more/grp.h>
#endif
