#ifndef _MAYRUN_PACK_EVENT2_BUFFEREVENT_STRUCT_H
#define _MAYRUN_PACK_EVENT2_BUFFEREVENT_STRUCT_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <event2/bufferevent.h>
#define EVENT2_BUFFEREVENT_STRUCT_H_INCLUDED_
#include <event2/event-config.h>
#include <sys/types.h>
#include <sys/time.h>
#include <event2/util.h>
#include <event2/event_struct.h>
struct event_watermark { size_t low; size_t high; };
struct bufferevent { struct event_base *ev_base; const struct bufferevent_ops *be_ops; struct event ev_read; struct event ev_write; struct evbuffer *input; struct evbuffer *output; struct event_watermark wm_read; struct event_watermark wm_write; bufferevent_data_cb readcb; bufferevent_data_cb writecb; bufferevent_event_cb errorcb; void *cbarg; struct timeval timeout_read; struct timeval timeout_write; short enabled; };
#endif
