#ifndef _MAYRUN_PACK_EVENT2_LISTENER_H
#define _MAYRUN_PACK_EVENT2_LISTENER_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_LISTENER_H_INCLUDED_
#include <event2/visibility.h>
#include <event2/event.h>
struct sockaddr;
struct evconnlistener;
typedef void (*evconnlistener_cb)(struct evconnlistener *, int, struct sockaddr *, int socklen, void *);
typedef void (*evconnlistener_errorcb)(struct evconnlistener *, void *);
#define LEV_OPT_LEAVE_SOCKETS_BLOCKING (1u<<0)
#define LEV_OPT_CLOSE_ON_FREE (1u<<1)
#define LEV_OPT_CLOSE_ON_EXEC (1u<<2)
#define LEV_OPT_REUSEABLE (1u<<3)
#define LEV_OPT_THREADSAFE (1u<<4)
#define LEV_OPT_DISABLED (1u<<5)
#define LEV_OPT_DEFERRED_ACCEPT (1u<<6)
#define LEV_OPT_REUSEABLE_PORT (1u<<7)
#define LEV_OPT_BIND_IPV6ONLY (1u<<8)
struct evconnlistener *evconnlistener_new(struct event_base *base, evconnlistener_cb cb, void *ptr, unsigned flags, int backlog, int fd);
struct evconnlistener *evconnlistener_new_bind(struct event_base *base, evconnlistener_cb cb, void *ptr, unsigned flags, int backlog, const struct sockaddr *sa, int socklen);
void evconnlistener_free(struct evconnlistener *lev);
int evconnlistener_enable(struct evconnlistener *lev);
int evconnlistener_disable(struct evconnlistener *lev);
struct event_base *evconnlistener_get_base(struct evconnlistener *lev);
int evconnlistener_get_fd(struct evconnlistener *lev);
void evconnlistener_set_cb(struct evconnlistener *lev, evconnlistener_cb cb, void *arg);
void evconnlistener_set_error_cb(struct evconnlistener *lev, evconnlistener_errorcb errorcb);
#endif
