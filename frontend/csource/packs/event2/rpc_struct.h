#ifndef _MAYRUN_PACK_EVENT2_RPC_STRUCT_H
#define _MAYRUN_PACK_EVENT2_RPC_STRUCT_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_RPC_STRUCT_H_INCLUDED_
#define EVENT_DEFINED_TQENTRY_
#define TAILQ_ENTRY(type) struct { struct type *tqe_next; struct type **tqe_prev; }
struct evrpc_status { int error; struct evhttp_request *http_req; };
struct evrpc { struct { struct evrpc *tqe_next; struct evrpc **tqe_prev; } next; const char* uri; void *(*request_new)(void *); void *request_new_arg; void (*request_free)(void *); int (*request_unmarshal)(void *, struct evbuffer *); void *(*reply_new)(void *); void *reply_new_arg; void (*reply_free)(void *); int (*reply_complete)(void *); void (*reply_marshal)(struct evbuffer*, void *); void (*cb)(struct evrpc_req_generic *, void *); void *cb_arg; struct evrpc_base *base; };
#define EVRPC_STATUS_ERR_NONE 0
#define EVRPC_STATUS_ERR_TIMEOUT 1
#define EVRPC_STATUS_ERR_BADPAYLOAD 2
#define EVRPC_STATUS_ERR_UNSTARTED 3
#define EVRPC_STATUS_ERR_HOOKABORTED 4
#endif
