/* Types and constants. */
#ifndef _MAYRUN_NET_IF_ARP_H
#define _MAYRUN_NET_IF_ARP_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <sys/socket.h>
#include <stdint.h>
#include <linux/if_arp.h>
#define MAX_ADDR_LEN 7
#define ARPHRD_IEEE802154_PHY 805
#define ATF_MAGIC 0x80
#define ARPD_UPDATE 0x01
#define ARPD_LOOKUP 0x02
#define ARPD_FLUSH 0x03
struct arpd_request { unsigned short int req; uint32_t ip; unsigned long int dev; unsigned long int stamp; unsigned long int updated; unsigned char ha[7]; };
#endif
