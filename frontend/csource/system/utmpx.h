/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_UTMPX_H
#define _MAYRUN_UTMPX_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/time.h>
#include <paths.h>
#define _PATH_UTMPX _PATH_UTMP
#define _PATH_WTMPX _PATH_WTMP
struct __exit_status { short int e_termination; short int e_exit; };
struct utmpx { short int ut_type; __pid_t ut_pid; char ut_line[32]; char ut_id[4]; char ut_user[32]; char ut_host[256]; struct __exit_status ut_exit; __int32_t ut_session; struct { __int32_t tv_sec; __int32_t tv_usec; } ut_tv; __int32_t ut_addr_v6[4]; char __glibc_reserved[20]; };
#define EMPTY 0
#define RUN_LVL 1
#define BOOT_TIME 2
#define NEW_TIME 3
#define OLD_TIME 4
#define INIT_PROCESS 5
#define LOGIN_PROCESS 6
#define USER_PROCESS 7
#define DEAD_PROCESS 8
#define ACCOUNTING 9
#define UTMPX_FILE _PATH_UTMPX
#define UTMPX_FILENAME _PATH_UTMPX
#define WTMPX_FILE _PATH_WTMPX
#define WTMPX_FILENAME _PATH_WTMPX
struct utmp;
extern void setutxent (void);
extern void endutxent (void);
extern struct utmpx *getutxent (void);
extern struct utmpx *getutxid (const struct utmpx *);
extern struct utmpx *getutxline (const struct utmpx *);
extern struct utmpx *pututxline (const struct utmpx *);
extern int utmpxname (const char *);
extern void updwtmpx (const char *, const struct utmpx *);
extern void getutmp (const struct utmpx *, struct utmp *);
extern void getutmpx (const struct utmp *, struct utmpx *);
#endif
