/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_ARPA_INET_H_MORE
#define _MAYRUN_ARPA_INET_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
extern char *inet_neta (in_addr_t, char *, size_t);
extern char *inet_net_ntop (int, const void *, int, char *, size_t);
extern int inet_net_pton (int, const char *, void *, size_t);
extern unsigned int inet_nsap_addr (const char *, unsigned char *, int);
extern char *inet_nsap_ntoa (int, const unsigned char *, char *);
#endif
