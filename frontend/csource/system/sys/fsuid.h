/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_FSUID_H
#define _MAYRUN_SYS_FSUID_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
extern int setfsuid (__uid_t);
extern int setfsgid (__gid_t);
#endif
