#ifndef _MAYRUN_PACK_EVDNS_H
#define _MAYRUN_PACK_EVDNS_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT1_EVDNS_H_INCLUDED_
#include <event.h>
#include <event2/dns.h>
#include <event2/dns_compat.h>
#include <event2/dns_struct.h>
#endif
