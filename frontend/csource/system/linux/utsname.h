/* Types and constants. */
#ifndef _MAYRUN_LINUX_UTSNAME_H
#define _MAYRUN_LINUX_UTSNAME_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/utsname.h>
#define __OLD_UTS_LEN 8
struct oldold_utsname { char sysname[9]; char nodename[9]; char release[9]; char version[9]; char machine[9]; };
#define __NEW_UTS_LEN 64
struct old_utsname { char sysname[65]; char nodename[65]; char release[65]; char version[65]; char machine[65]; };
struct new_utsname { char sysname[64 + 1]; char nodename[64 + 1]; char release[64 + 1]; char version[64 + 1]; char machine[64 + 1]; char domainname[64 + 1]; };
#endif
