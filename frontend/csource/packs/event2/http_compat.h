#ifndef _MAYRUN_PACK_EVENT2_HTTP_COMPAT_H
#define _MAYRUN_PACK_EVENT2_HTTP_COMPAT_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_HTTP_COMPAT_H_INCLUDED_
#include <event2/event-config.h>
#include <sys/types.h>
#include <sys/time.h>
#include <event2/util.h>
struct evhttp *evhttp_start(const char *address, uint16_t port);
struct evhttp_connection *evhttp_connection_new(const char *address, uint16_t port);
void evhttp_connection_set_base(struct evhttp_connection *evcon, struct event_base *base);
#define evhttp_request_uri evhttp_request_get_uri
#endif
