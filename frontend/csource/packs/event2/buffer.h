#ifndef _MAYRUN_PACK_EVENT2_BUFFER_H
#define _MAYRUN_PACK_EVENT2_BUFFER_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_BUFFER_H_INCLUDED_
#include <event2/visibility.h>
#include <stdarg.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <event2/util.h>
struct evbuffer;
struct evbuffer_ptr { ssize_t pos; struct { void *chain; size_t pos_in_chain; } internal_; };
#define evbuffer_iovec iovec
#define EVBUFFER_IOVEC_IS_NATIVE_
struct evbuffer *evbuffer_new(void);
void evbuffer_free(struct evbuffer *buf);
int evbuffer_enable_locking(struct evbuffer *buf, void *lock);
void evbuffer_lock(struct evbuffer *buf);
void evbuffer_unlock(struct evbuffer *buf);
#define EVBUFFER_FLAG_DRAINS_TO_FD 1
int evbuffer_set_flags(struct evbuffer *buf, uint64_t flags);
int evbuffer_clear_flags(struct evbuffer *buf, uint64_t flags);
size_t evbuffer_get_length(const struct evbuffer *buf);
size_t evbuffer_get_contiguous_space(const struct evbuffer *buf);
int evbuffer_expand(struct evbuffer *buf, size_t datlen);
int evbuffer_reserve_space(struct evbuffer *buf, ssize_t size, struct iovec *vec, int n_vec);
int evbuffer_commit_space(struct evbuffer *buf, struct iovec *vec, int n_vecs);
int evbuffer_add(struct evbuffer *buf, const void *data, size_t datlen);
int evbuffer_remove(struct evbuffer *buf, void *data, size_t datlen);
ssize_t evbuffer_copyout(struct evbuffer *buf, void *data_out, size_t datlen);
ssize_t evbuffer_copyout_from(struct evbuffer *buf, const struct evbuffer_ptr *pos, void *data_out, size_t datlen);
int evbuffer_remove_buffer(struct evbuffer *src, struct evbuffer *dst, size_t datlen);
enum evbuffer_eol_style { EVBUFFER_EOL_ANY, EVBUFFER_EOL_CRLF, EVBUFFER_EOL_CRLF_STRICT, EVBUFFER_EOL_LF, EVBUFFER_EOL_NUL };
char *evbuffer_readln(struct evbuffer *buffer, size_t *n_read_out, enum evbuffer_eol_style eol_style);
int evbuffer_add_buffer(struct evbuffer *outbuf, struct evbuffer *inbuf);
int evbuffer_add_buffer_reference(struct evbuffer *outbuf, struct evbuffer *inbuf);
typedef void (*evbuffer_ref_cleanup_cb)(const void *data, size_t datalen, void *extra);
int evbuffer_add_reference(struct evbuffer *outbuf, const void *data, size_t datlen, evbuffer_ref_cleanup_cb cleanupfn, void *cleanupfn_arg);
int evbuffer_add_file(struct evbuffer *outbuf, int fd, int64_t offset, int64_t length);
struct evbuffer_file_segment;
#define EVBUF_FS_CLOSE_ON_FREE 0x01
#define EVBUF_FS_DISABLE_MMAP 0x02
#define EVBUF_FS_DISABLE_SENDFILE 0x04
#define EVBUF_FS_DISABLE_LOCKING 0x08
typedef void (*evbuffer_file_segment_cleanup_cb)(struct evbuffer_file_segment const* seg, int flags, void* arg);
struct evbuffer_file_segment *evbuffer_file_segment_new(int fd, int64_t offset, int64_t length, unsigned flags);
void evbuffer_file_segment_free(struct evbuffer_file_segment *seg);
void evbuffer_file_segment_add_cleanup_cb(struct evbuffer_file_segment *seg, evbuffer_file_segment_cleanup_cb cb, void* arg);
int evbuffer_add_file_segment(struct evbuffer *buf, struct evbuffer_file_segment *seg, int64_t offset, int64_t length);
int evbuffer_add_printf(struct evbuffer *buf, const char *fmt, ...);
int evbuffer_add_vprintf(struct evbuffer *buf, const char *fmt, va_list ap);
int evbuffer_drain(struct evbuffer *buf, size_t len);
int evbuffer_write(struct evbuffer *buffer, int fd);
int evbuffer_write_atmost(struct evbuffer *buffer, int fd, ssize_t howmuch);
int evbuffer_read(struct evbuffer *buffer, int fd, int howmuch);
struct evbuffer_ptr evbuffer_search(struct evbuffer *buffer, const char *what, size_t len, const struct evbuffer_ptr *start);
struct evbuffer_ptr evbuffer_search_range(struct evbuffer *buffer, const char *what, size_t len, const struct evbuffer_ptr *start, const struct evbuffer_ptr *end);
enum evbuffer_ptr_how { EVBUFFER_PTR_SET, EVBUFFER_PTR_ADD };
int evbuffer_ptr_set(struct evbuffer *buffer, struct evbuffer_ptr *ptr, size_t position, enum evbuffer_ptr_how how);
struct evbuffer_ptr evbuffer_search_eol(struct evbuffer *buffer, struct evbuffer_ptr *start, size_t *eol_len_out, enum evbuffer_eol_style eol_style);
int evbuffer_peek(struct evbuffer *buffer, ssize_t len, struct evbuffer_ptr *start_at, struct iovec *vec_out, int n_vec);
struct evbuffer_cb_info { size_t orig_size; size_t n_added; size_t n_deleted; };
typedef void (*evbuffer_cb_func)(struct evbuffer *buffer, const struct evbuffer_cb_info *info, void *arg);
struct evbuffer_cb_entry;
struct evbuffer_cb_entry *evbuffer_add_cb(struct evbuffer *buffer, evbuffer_cb_func cb, void *cbarg);
int evbuffer_remove_cb_entry(struct evbuffer *buffer, struct evbuffer_cb_entry *ent);
int evbuffer_remove_cb(struct evbuffer *buffer, evbuffer_cb_func cb, void *cbarg);
#define EVBUFFER_CB_ENABLED 1
int evbuffer_cb_set_flags(struct evbuffer *buffer, struct evbuffer_cb_entry *cb, uint32_t flags);
int evbuffer_cb_clear_flags(struct evbuffer *buffer, struct evbuffer_cb_entry *cb, uint32_t flags);
unsigned char *evbuffer_pullup(struct evbuffer *buf, ssize_t size);
int evbuffer_prepend(struct evbuffer *buf, const void *data, size_t size);
int evbuffer_prepend_buffer(struct evbuffer *dst, struct evbuffer* src);
int evbuffer_freeze(struct evbuffer *buf, int at_front);
int evbuffer_unfreeze(struct evbuffer *buf, int at_front);
struct event_base;
int evbuffer_defer_callbacks(struct evbuffer *buffer, struct event_base *base);
size_t evbuffer_add_iovec(struct evbuffer * buffer, struct iovec * vec, int n_vec);
#endif
