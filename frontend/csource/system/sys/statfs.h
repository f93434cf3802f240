/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_STATFS_H
#define _MAYRUN_SYS_STATFS_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
struct statfs { __fsword_t f_type; __fsword_t f_bsize; __fsblkcnt_t f_blocks; __fsblkcnt_t f_bfree; __fsblkcnt_t f_bavail; __fsfilcnt_t f_files; __fsfilcnt_t f_ffree; __fsid_t f_fsid; __fsword_t f_namelen; __fsword_t f_frsize; __fsword_t f_flags; __fsword_t f_spare[4]; };
struct statfs64 { __fsword_t f_type; __fsword_t f_bsize; __fsblkcnt64_t f_blocks; __fsblkcnt64_t f_bfree; __fsblkcnt64_t f_bavail; __fsfilcnt64_t f_files; __fsfilcnt64_t f_ffree; __fsid_t f_fsid; __fsword_t f_namelen; __fsword_t f_frsize; __fsword_t f_flags; __fsword_t f_spare[4]; };
extern int statfs (const char *, struct statfs *);
extern int statfs64 (const char *, struct statfs64 *);
extern int fstatfs (int, struct statfs *);
extern int fstatfs64 (int, struct statfs64 *);
#endif
