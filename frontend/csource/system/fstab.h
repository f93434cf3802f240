/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_FSTAB_H
#define _MAYRUN_FSTAB_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define _PATH_FSTAB "/etc/fstab"
#define FSTAB "/etc/fstab"
#define FSTAB_RW "rw"
#define FSTAB_RQ "rq"
#define FSTAB_RO "ro"
#define FSTAB_SW "sw"
#define FSTAB_XX "xx"
struct fstab { char *fs_spec; char *fs_file; char *fs_vfstype; char *fs_mntops; const char *fs_type; int fs_freq; int fs_passno; };
extern struct fstab *getfsent (void);
extern struct fstab *getfsspec (const char *);
extern struct fstab *getfsfile (const char *);
extern int setfsent (void);
extern void endfsent (void);
#endif
