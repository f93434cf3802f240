/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_UTMP_H
#define _MAYRUN_UTMP_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <paths.h>
#include <sys/time.h>
#define UT_LINESIZE 32
#define UT_NAMESIZE 32
#define UT_HOSTSIZE 256
struct lastlog { int32_t ll_time; char ll_line[32]; char ll_host[256]; };
struct exit_status { short int e_termination; short int e_exit; };
struct utmp { short int ut_type; pid_t ut_pid; char ut_line[32]; char ut_id[4]; char ut_user[32]; char ut_host[256]; struct exit_status ut_exit; int32_t ut_session; struct { int32_t tv_sec; int32_t tv_usec; } ut_tv; int32_t ut_addr_v6[4]; char __glibc_reserved[20]; };
#define ut_name ut_user
#define ut_time ut_tv.tv_sec
#define ut_xtime ut_tv.tv_sec
#define ut_addr ut_addr_v6[0]
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
#define UT_UNKNOWN EMPTY
#define UTMP_FILE _PATH_UTMP
#define UTMP_FILENAME _PATH_UTMP
#define WTMP_FILE _PATH_WTMP
#define WTMP_FILENAME _PATH_WTMP
extern int login_tty (int);
extern void login (const struct utmp *);
extern int logout (const char *);
extern void logwtmp (const char *, const char *, const char *);
extern void updwtmp (const char *, const struct utmp *);
extern int utmpname (const char *);
extern struct utmp *getutent (void);
extern void setutent (void);
extern void endutent (void);
extern struct utmp *getutid (const struct utmp *);
extern struct utmp *getutline (const struct utmp *);
extern struct utmp *pututline (const struct utmp *);
extern int getutent_r (struct utmp *, struct utmp **);
extern int getutid_r (const struct utmp *, struct utmp *, struct utmp **);
extern int getutline_r (const struct utmp *, struct utmp *, struct utmp **);
#endif
