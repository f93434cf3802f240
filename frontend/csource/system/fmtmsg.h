/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_FMTMSG_H
#define _MAYRUN_FMTMSG_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
enum { MM_HARD = 0x001, MM_SOFT = 0x002, MM_FIRM = 0x004, MM_APPL = 0x008, MM_UTIL = 0x010, MM_OPSYS = 0x020, MM_RECOVER = 0x040, MM_NRECOV = 0x080, MM_PRINT = 0x100, MM_CONSOLE = 0x200 };
enum { MM_NOSEV = 0, MM_HALT, MM_ERROR, MM_WARNING, MM_INFO };
#define MM_NULLLBL ((char *) 0)
#define MM_NULLSEV 0
#define MM_NULLMC ((long int) 0)
#define MM_NULLTXT ((char *) 0)
#define MM_NULLACT ((char *) 0)
#define MM_NULLTAG ((char *) 0)
enum { MM_NOTOK = -1, MM_OK = 0, MM_NOMSG = 1, MM_NOCON = 4 };
extern int fmtmsg (long int, const char *, int, const char *, const char *, const char *);
extern int addseverity (int, const char *);
#endif
