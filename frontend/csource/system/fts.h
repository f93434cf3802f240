/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_FTS_H
#define _MAYRUN_FTS_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
typedef struct { struct _ftsent *fts_cur; struct _ftsent *fts_child; struct _ftsent **fts_array; dev_t fts_dev; char *fts_path; int fts_rfd; int fts_pathlen; int fts_nitems; int (*fts_compar) (const void *, const void *); int fts_options; } FTS;
typedef struct { struct _ftsent64 *fts_cur; struct _ftsent64 *fts_child; struct _ftsent64 **fts_array; dev_t fts_dev; char *fts_path; int fts_rfd; int fts_pathlen; int fts_nitems; int (*fts_compar) (const void *, const void *); int fts_options; } FTS64;
typedef struct _ftsent { struct _ftsent *fts_cycle; struct _ftsent *fts_parent; struct _ftsent *fts_link; long fts_number; void *fts_pointer; char *fts_accpath; char *fts_path; int fts_errno; int fts_symfd; unsigned short fts_pathlen; unsigned short fts_namelen; ino_t fts_ino; dev_t fts_dev; nlink_t fts_nlink; short fts_level; unsigned short fts_info; unsigned short fts_flags; unsigned short fts_instr; struct stat *fts_statp; char fts_name[1]; } FTSENT;
typedef struct _ftsent64 { struct _ftsent64 *fts_cycle; struct _ftsent64 *fts_parent; struct _ftsent64 *fts_link; long fts_number; void *fts_pointer; char *fts_accpath; char *fts_path; int fts_errno; int fts_symfd; unsigned short fts_pathlen; unsigned short fts_namelen; ino64_t fts_ino; dev_t fts_dev; nlink_t fts_nlink; short fts_level; unsigned short fts_info; unsigned short fts_flags; unsigned short fts_instr; struct stat64 *fts_statp; char fts_name[1]; } FTSENT64;
FTSENT *fts_children (FTS *, int);
int fts_close (FTS *);
FTS *fts_open (char * const *, int, int (*)(const FTSENT **, const FTSENT **));
FTSENT *fts_read (FTS *);
int fts_set (FTS *, FTSENT *, int);
FTSENT64 *fts64_children (FTS64 *, int);
int fts64_close (FTS64 *);
FTS64 *fts64_open (char * const *, int, int (*)(const FTSENT64 **, const FTSENT64 **));
FTSENT64 *fts64_read (FTS64 *);
int fts64_set (FTS64 *, FTSENT64 *, int);
#define FTS_AGAIN 1
#define FTS_COMFOLLOW 1
#define FTS_D 1
#define FTS_DC 2
#define FTS_DEFAULT 3
#define FTS_DNR 4
#define FTS_DONTCHDIR 1
#define FTS_DOT 5
#define FTS_DP 6
#define FTS_ERR 7
#define FTS_F 8
#define FTS_FOLLOW 2
#define FTS_INIT 9
#define FTS_LOGICAL 2
#define FTS_NAMEONLY 256
#define FTS_NOCHDIR 4
#define FTS_NOINSTR 3
#define FTS_NOSTAT 8
#define FTS_NS 10
#define FTS_NSOK 11
#define FTS_OPTIONMASK 255
#define FTS_PHYSICAL 16
#define FTS_ROOTLEVEL 0
#define FTS_ROOTPARENTLEVEL -1
#define FTS_SEEDOT 32
#define FTS_SKIP 4
#define FTS_SL 12
#define FTS_SLNONE 13
#define FTS_STOP 512
#define FTS_SYMFOLLOW 2
#define FTS_W 14
#define FTS_WHITEOUT 128
#define FTS_XDEV 64
#endif
