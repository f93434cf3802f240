/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_NETINET_ETHER_H
#define _MAYRUN_NETINET_ETHER_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <netinet/if_ether.h>
extern char *ether_ntoa (const struct ether_addr *);
extern char *ether_ntoa_r (const struct ether_addr *, char *);
extern struct ether_addr *ether_aton (const char *);
extern struct ether_addr *ether_aton_r (const char *, struct ether_addr *);
extern int ether_ntohost (char *, const struct ether_addr *);
extern int ether_hostton (const char *, struct ether_addr *);
extern int ether_line (const char *, struct ether_addr *, char *);
#endif
