#ifndef _MAYRUN_PACK_EVENT2_HTTP_STRUCT_H
#define _MAYRUN_PACK_EVENT2_HTTP_STRUCT_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_HTTP_STRUCT_H_INCLUDED_
#include <event2/event-config.h>
#include <sys/types.h>
#include <sys/time.h>
#include <event2/util.h>
struct evhttp_request { struct { struct evhttp_request *tqe_next; struct evhttp_request **tqe_prev; } next; struct evhttp_connection *evcon; int flags; struct evkeyvalq *input_headers; struct evkeyvalq *output_headers; char *remote_host; uint16_t remote_port; char *host_cache; enum evhttp_request_kind kind; enum evhttp_cmd_type type; size_t headers_size; size_t body_size; char *uri; struct evhttp_uri *uri_elems; char major; char minor; int response_code; char *response_code_line; struct evbuffer *input_buffer; int64_t ntoread; unsigned chunked:1, userdone:1; struct evbuffer *output_buffer; void (*cb)(struct evhttp_request *, void *); void *cb_arg; void (*chunk_cb)(struct evhttp_request *, void *); int (*header_cb)(struct evhttp_request *, void *); void (*error_cb)(enum evhttp_request_error, void *); void (*on_complete_cb)(struct evhttp_request *, void *); void *on_complete_cb_arg; };
#define EVHTTP_REQ_OWN_CONNECTION 0x0001
#define EVHTTP_PROXY_REQUEST 0x0002
#define EVHTTP_USER_OWNED 0x0004
#define EVHTTP_REQ_DEFER_FREE 0x0008
#define EVHTTP_REQ_NEEDS_FREE 0x0010
#endif
