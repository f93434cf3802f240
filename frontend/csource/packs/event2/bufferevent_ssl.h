#ifndef _MAYRUN_PACK_EVENT2_BUFFEREVENT_SSL_H
#define _MAYRUN_PACK_EVENT2_BUFFEREVENT_SSL_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_BUFFEREVENT_SSL_H_INCLUDED_
#include <event2/visibility.h>
#include <event2/bufferevent.h>
struct ssl_st;
enum bufferevent_ssl_state { BUFFEREVENT_SSL_OPEN = 0, BUFFEREVENT_SSL_CONNECTING = 1, BUFFEREVENT_SSL_ACCEPTING = 2 };
struct bufferevent * bufferevent_openssl_filter_new(struct event_base *base, struct bufferevent *underlying, struct ssl_st *ssl, enum bufferevent_ssl_state state, int options);
struct bufferevent * bufferevent_openssl_socket_new(struct event_base *base, int fd, struct ssl_st *ssl, enum bufferevent_ssl_state state, int options);
int bufferevent_openssl_get_allow_dirty_shutdown(struct bufferevent *bev);
void bufferevent_openssl_set_allow_dirty_shutdown(struct bufferevent *bev, int allow_dirty_shutdown);
struct ssl_st * bufferevent_openssl_get_ssl(struct bufferevent *bufev);
int bufferevent_ssl_renegotiate(struct bufferevent *bev);
unsigned long bufferevent_get_openssl_error(struct bufferevent *bev);
#endif
