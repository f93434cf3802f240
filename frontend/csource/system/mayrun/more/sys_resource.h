/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_RESOURCE_H_MORE
#define _MAYRUN_SYS_RESOURCE_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define __RLIMIT_RSS (5)
#define __RLIMIT_OFILE (RLIMIT_NOFILE)
#define __RLIMIT_NPROC (6)
#define __RLIMIT_MEMLOCK (8)
#define __RLIMIT_LOCKS (10)
#define __RLIMIT_SIGPENDING (11)
#define __RLIMIT_MSGQUEUE (12)
#define __RLIMIT_NICE (13)
#define __RLIMIT_RTPRIO (14)
#define __RLIMIT_RTTIME (15)
#define __RLIMIT_NLIMITS (16)
#define __RLIM_NLIMITS (__RLIMIT_NLIMITS)
typedef __rlim64_t rlim64_t;
struct rlimit64 { rlim64_t rlim_cur; rlim64_t rlim_max; };
extern int prlimit (__pid_t, enum __rlimit_resource, const struct rlimit *, struct rlimit *);
extern int prlimit64 (__pid_t, enum __rlimit_resource, const struct rlimit64 *, struct rlimit64 *);
typedef enum __rlimit_resource __rlimit_resource_t;
typedef enum __rusage_who __rusage_who_t;
typedef enum __priority_which __priority_which_t;
extern int getrlimit64 (__rlimit_resource_t, struct rlimit64 *);
extern int setrlimit64 (__rlimit_resource_t, const struct rlimit64 *);
#endif
