/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_MNTENT_H
#define _MAYRUN_MNTENT_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <paths.h>
#include <stdio.h>
struct _IO_FILE;
#define MNTTAB _PATH_MNTTAB
#define MOUNTED _PATH_MOUNTED
#define MNTTYPE_IGNORE "ignore"
#define MNTTYPE_NFS "nfs"
#define MNTTYPE_SWAP "swap"
#define MNTOPT_DEFAULTS "defaults"
#define MNTOPT_RO "ro"
#define MNTOPT_RW "rw"
#define MNTOPT_SUID "suid"
#define MNTOPT_NOSUID "nosuid"
#define MNTOPT_NOAUTO "noauto"
struct mntent { char *mnt_fsname; char *mnt_dir; char *mnt_type; char *mnt_opts; int mnt_freq; int mnt_passno; };
extern FILE *setmntent (const char *, const char *);
extern struct mntent *getmntent (FILE *);
extern struct mntent *getmntent_r (FILE *__restrict, struct mntent *__restrict, char *__restrict, int);
extern int addmntent (FILE *__restrict, const struct mntent *__restrict);
extern int endmntent (FILE *);
extern char *hasmntopt (const struct mntent *, const char *);
#endif
