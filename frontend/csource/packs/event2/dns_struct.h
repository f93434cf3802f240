#ifndef _MAYRUN_PACK_EVENT2_DNS_STRUCT_H
#define _MAYRUN_PACK_EVENT2_DNS_STRUCT_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_DNS_STRUCT_H_INCLUDED_
#include <event2/event-config.h>
#include <sys/types.h>
#include <sys/time.h>
#include <event2/util.h>
struct evdns_server_request { int flags; int nquestions; struct evdns_server_question **questions; };
struct evdns_server_question { int type; int class; char name[1]; };
#define dns_question_class class
#endif
