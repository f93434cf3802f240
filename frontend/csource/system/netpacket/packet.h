/* Types and constants. */
#ifndef _MAYRUN_NETPACKET_PACKET_H
#define _MAYRUN_NETPACKET_PACKET_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/if_packet.h>
#endif
