/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_IFADDRS_H
#define _MAYRUN_IFADDRS_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>
struct ifaddrs { struct ifaddrs *ifa_next; char *ifa_name; unsigned int ifa_flags; struct sockaddr *ifa_addr; struct sockaddr *ifa_netmask; union { struct sockaddr *ifu_broadaddr; struct sockaddr *ifu_dstaddr; } ifa_ifu; void *ifa_data; };
#define ifa_broadaddr ifa_ifu.ifu_broadaddr
#define ifa_dstaddr ifa_ifu.ifu_dstaddr
extern int getifaddrs (struct ifaddrs **);
extern void freeifaddrs (struct ifaddrs *);
#endif
