#ifndef _MAYRUN_PACK_EVENT2_TAG_H
#define _MAYRUN_PACK_EVENT2_TAG_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_TAG_H_INCLUDED_
#include <event2/visibility.h>
#include <sys/types.h>
#include <sys/time.h>
#include <event2/util.h>
struct evbuffer;
void evtag_init(void);
int evtag_unmarshal_header(struct evbuffer *evbuf, uint32_t *ptag);
void evtag_marshal(struct evbuffer *evbuf, uint32_t tag, const void *data, uint32_t len);
void evtag_marshal_buffer(struct evbuffer *evbuf, uint32_t tag, struct evbuffer *data);
void evtag_encode_int(struct evbuffer *evbuf, uint32_t number);
void evtag_encode_int64(struct evbuffer *evbuf, uint64_t number);
void evtag_marshal_int(struct evbuffer *evbuf, uint32_t tag, uint32_t integer);
void evtag_marshal_int64(struct evbuffer *evbuf, uint32_t tag, uint64_t integer);
void evtag_marshal_string(struct evbuffer *buf, uint32_t tag, const char *string);
void evtag_marshal_timeval(struct evbuffer *evbuf, uint32_t tag, struct timeval *tv);
int evtag_unmarshal(struct evbuffer *src, uint32_t *ptag, struct evbuffer *dst);
int evtag_peek(struct evbuffer *evbuf, uint32_t *ptag);
int evtag_peek_length(struct evbuffer *evbuf, uint32_t *plength);
int evtag_payload_length(struct evbuffer *evbuf, uint32_t *plength);
int evtag_consume(struct evbuffer *evbuf);
int evtag_unmarshal_int(struct evbuffer *evbuf, uint32_t need_tag, uint32_t *pinteger);
int evtag_unmarshal_int64(struct evbuffer *evbuf, uint32_t need_tag, uint64_t *pinteger);
int evtag_unmarshal_fixed(struct evbuffer *src, uint32_t need_tag, void *data, size_t len);
int evtag_unmarshal_string(struct evbuffer *evbuf, uint32_t need_tag, char **pstring);
int evtag_unmarshal_timeval(struct evbuffer *evbuf, uint32_t need_tag, struct timeval *ptv);
#endif
