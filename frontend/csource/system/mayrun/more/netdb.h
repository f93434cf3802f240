/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_NETDB_H_MORE
#define _MAYRUN_NETDB_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
struct sigevent;
struct timespec;
#define _PATH_HEQUIV "/etc/hosts.equiv"
#define _PATH_HOSTS "/etc/hosts"
#define _PATH_NETWORKS "/etc/networks"
#define _PATH_NSSWITCH_CONF "/etc/nsswitch.conf"
#define _PATH_PROTOCOLS "/etc/protocols"
#define _PATH_SERVICES "/etc/services"
#define h_errno (*__h_errno_location ())
extern int *__h_errno_location (void);
#define SCOPE_DELIMITER '%'
extern struct hostent *gethostent (void);
extern int gethostent_r (struct hostent *__restrict, char *__restrict, size_t, struct hostent **__restrict, int *__restrict);
extern int gethostbyname2_r (const char *__restrict, int, struct hostent *__restrict, char *__restrict, size_t, struct hostent **__restrict, int *__restrict);
extern void setnetent (int);
extern void endnetent (void);
extern struct netent *getnetent (void);
extern struct netent *getnetbyaddr (uint32_t, int);
extern struct netent *getnetbyname (const char *);
extern int getnetent_r (struct netent *__restrict, char *__restrict, size_t, struct netent **__restrict, int *__restrict);
extern int getnetbyaddr_r (uint32_t, int, struct netent *__restrict, char *__restrict, size_t, struct netent **__restrict, int *__restrict);
extern int getnetbyname_r (const char *__restrict, struct netent *__restrict, char *__restrict, size_t, struct netent **__restrict, int *__restrict);
extern void setservent (int);
extern void endservent (void);
extern struct servent *getservent (void);
extern int getservent_r (struct servent *__restrict, char *__restrict, size_t, struct servent **__restrict);
extern int getservbyname_r (const char *__restrict, const char *__restrict, struct servent *__restrict, char *__restrict, size_t, struct servent **__restrict);
extern int getservbyport_r (int, const char *__restrict, struct servent *__restrict, char *__restrict, size_t, struct servent **__restrict);
extern void setprotoent (int);
extern void endprotoent (void);
extern struct protoent *getprotoent (void);
extern int getprotoent_r (struct protoent *__restrict, char *__restrict, size_t, struct protoent **__restrict);
extern int getprotobyname_r (const char *__restrict, struct protoent *__restrict, char *__restrict, size_t, struct protoent **__restrict);
extern int getprotobynumber_r (int, struct protoent *__restrict, char *__restrict, size_t, struct protoent **__restrict);
extern int setnetgrent (const char *);
extern void endnetgrent (void);
extern int getnetgrent (char **__restrict, char **__restrict, char **__restrict);
extern int innetgr (const char *, const char *, const char *, const char *);
extern int getnetgrent_r (char **__restrict, char **__restrict, char **__restrict, char *__restrict, size_t);
extern int rcmd (char **__restrict, unsigned short int, const char *__restrict, const char *__restrict, const char *__restrict, int *__restrict);
extern int rcmd_af (char **__restrict, unsigned short int, const char *__restrict, const char *__restrict, const char *__restrict, int *__restrict, sa_family_t);
extern int rexec (char **__restrict, int, const char *__restrict, const char *__restrict, const char *__restrict, int *__restrict);
extern int rexec_af (char **__restrict, int, const char *__restrict, const char *__restrict, const char *__restrict, int *__restrict, sa_family_t);
extern int ruserok (const char *, int, const char *, const char *);
extern int ruserok_af (const char *, int, const char *, const char *, sa_family_t);
extern int iruserok (uint32_t, int, const char *, const char *);
extern int iruserok_af (const void *, int, const char *, const char *, sa_family_t);
extern int rresvport (int *);
extern int rresvport_af (int *, sa_family_t);
struct gaicb { const char *ar_name; const char *ar_service; const struct addrinfo *ar_request; struct addrinfo *ar_result; int __return; int __glibc_reserved[5]; };
extern int getaddrinfo_a (int, struct gaicb **, int, struct sigevent *__restrict);
extern int gai_suspend (const struct gaicb **, int, const struct timespec *);
extern int gai_error (struct gaicb *);
extern int gai_cancel (struct gaicb *);
#endif
