/* Types and constants. */
#ifndef _MAYRUN_ASM_SOCKET_H
#define _MAYRUN_ASM_SOCKET_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>
#include <asm/sockios.h>
#include <linux/futex.h>
#define SO_GET_FILTER SO_ATTACH_FILTER
#define SCM_WIFI_STATUS SO_WIFI_STATUS
#define SO_DETACH_BPF SO_DETACH_FILTER
#define SCM_TXTIME SO_TXTIME
#define SO_TIMESTAMP SO_TIMESTAMP_OLD
#define SO_TIMESTAMPNS SO_TIMESTAMPNS_OLD
#define SO_TIMESTAMPING SO_TIMESTAMPING_OLD
#define SO_RCVTIMEO SO_RCVTIMEO_OLD
#define SO_SNDTIMEO SO_SNDTIMEO_OLD
#define SCM_TIMESTAMP SO_TIMESTAMP
#define SCM_TIMESTAMPNS SO_TIMESTAMPNS
#define SCM_TIMESTAMPING SO_TIMESTAMPING
#endif
