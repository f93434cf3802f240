#ifndef _MAYRUN_PACK_FUSE3_FUSE_COMMON_H
#define _MAYRUN_PACK_FUSE3_FUSE_COMMON_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#ifndef FUSE_COMMON_H_
#define FUSE_COMMON_H_
#include <fuse3/libfuse_config.h>
#include <fuse3/fuse_opt.h>
#include <fuse3/fuse_log.h>
#include <stdint.h>
#include <sys/types.h>
#define FUSE_MAJOR_VERSION 3
#define FUSE_MINOR_VERSION 14
#define FUSE_MAKE_VERSION(maj, min) ((maj) * 100 + (min))
#define FUSE_VERSION FUSE_MAKE_VERSION(FUSE_MAJOR_VERSION, FUSE_MINOR_VERSION)
struct fuse_file_info { int flags; unsigned int writepage : 1; unsigned int direct_io : 1; unsigned int keep_cache : 1; unsigned int flush : 1; unsigned int nonseekable : 1; unsigned int flock_release : 1; unsigned int cache_readdir : 1; unsigned int noflush : 1; unsigned int padding : 24; unsigned int padding2 : 32; uint64_t fh; uint64_t lock_owner; uint32_t poll_events; };
#if FUSE_USE_VERSION < FUSE_MAKE_VERSION(3, 12)
struct fuse_loop_config_v1;
struct fuse_loop_config {
#else
struct fuse_loop_config_v1 {
#endif
int clone_fd;
unsigned int max_idle_threads;
};
#define FUSE_CAP_ASYNC_READ (1 << 0)
#define FUSE_CAP_POSIX_LOCKS (1 << 1)
#define FUSE_CAP_ATOMIC_O_TRUNC (1 << 3)
#define FUSE_CAP_EXPORT_SUPPORT (1 << 4)
#define FUSE_CAP_DONT_MASK (1 << 6)
#define FUSE_CAP_SPLICE_WRITE (1 << 7)
#define FUSE_CAP_SPLICE_MOVE (1 << 8)
#define FUSE_CAP_SPLICE_READ (1 << 9)
#define FUSE_CAP_FLOCK_LOCKS (1 << 10)
#define FUSE_CAP_IOCTL_DIR (1 << 11)
#define FUSE_CAP_AUTO_INVAL_DATA (1 << 12)
#define FUSE_CAP_READDIRPLUS (1 << 13)
#define FUSE_CAP_READDIRPLUS_AUTO (1 << 14)
#define FUSE_CAP_ASYNC_DIO (1 << 15)
#define FUSE_CAP_WRITEBACK_CACHE (1 << 16)
#define FUSE_CAP_NO_OPEN_SUPPORT (1 << 17)
#define FUSE_CAP_PARALLEL_DIROPS (1 << 18)
#define FUSE_CAP_POSIX_ACL (1 << 19)
#define FUSE_CAP_HANDLE_KILLPRIV (1 << 20)
#define FUSE_CAP_CACHE_SYMLINKS (1 << 23)
#define FUSE_CAP_NO_OPENDIR_SUPPORT (1 << 24)
#define FUSE_CAP_EXPLICIT_INVAL_DATA (1 << 25)
#define FUSE_CAP_EXPIRE_ONLY (1 << 26)
#define FUSE_IOCTL_COMPAT (1 << 0)
#define FUSE_IOCTL_UNRESTRICTED (1 << 1)
#define FUSE_IOCTL_RETRY (1 << 2)
#define FUSE_IOCTL_DIR (1 << 4)
#define FUSE_IOCTL_MAX_IOV 256
struct fuse_conn_info { unsigned proto_major; unsigned proto_minor; unsigned max_write; unsigned max_read; unsigned max_readahead; unsigned capable; unsigned want; unsigned max_background; unsigned congestion_threshold; unsigned time_gran; unsigned reserved[22]; };
struct fuse_session;
struct fuse_pollhandle;
struct fuse_conn_info_opts;
struct fuse_conn_info_opts* fuse_parse_conn_info_opts(struct fuse_args *args);
void fuse_apply_conn_info_opts(struct fuse_conn_info_opts *opts, struct fuse_conn_info *conn);
int fuse_daemonize(int foreground);
int fuse_version(void);
const char *fuse_pkgversion(void);
void fuse_pollhandle_destroy(struct fuse_pollhandle *ph);
enum fuse_buf_flags { FUSE_BUF_IS_FD = (1 << 1), FUSE_BUF_FD_SEEK = (1 << 2), FUSE_BUF_FD_RETRY = (1 << 3) };
enum fuse_buf_copy_flags { FUSE_BUF_NO_SPLICE = (1 << 1), FUSE_BUF_FORCE_SPLICE = (1 << 2), FUSE_BUF_SPLICE_MOVE = (1 << 3), FUSE_BUF_SPLICE_NONBLOCK= (1 << 4) };
struct fuse_buf { size_t size; enum fuse_buf_flags flags; void *mem; int fd; off_t pos; };
struct fuse_bufvec { size_t count; size_t idx; size_t off; struct fuse_buf buf[1]; };
#define FUSE_BUFVEC_INIT(size__) ((struct fuse_bufvec) { 1, 0, 0, { { (size__), (enum fuse_buf_flags) 0, NULL, -1, 0, } } } )
size_t fuse_buf_size(const struct fuse_bufvec *bufv);
ssize_t fuse_buf_copy(struct fuse_bufvec *dst, struct fuse_bufvec *src, enum fuse_buf_copy_flags flags);
int fuse_set_signal_handlers(struct fuse_session *se);
void fuse_remove_signal_handlers(struct fuse_session *se);
struct fuse_loop_config *fuse_loop_cfg_create(void);
void fuse_loop_cfg_destroy(struct fuse_loop_config *config);
void fuse_loop_cfg_set_idle_threads(struct fuse_loop_config *config, unsigned int value);
void fuse_loop_cfg_set_max_threads(struct fuse_loop_config *config, unsigned int value);
void fuse_loop_cfg_set_clone_fd(struct fuse_loop_config *config, unsigned int value);
void fuse_loop_cfg_convert(struct fuse_loop_config *config, struct fuse_loop_config_v1 *v1_conf);
#if defined(FUSE_USE_VERSION) && FUSE_USE_VERSION < 30
#error only API version 30 or greater is supported
#endif
#if defined(__GNUC__) && (__GNUC__ > 4 || __GNUC__ == 4 && __GNUC_MINOR__ >= 6) && !defined __cplusplus
_Static_assert(sizeof(off_t) == 8, "fuse: off_t must be 64bit");
#else
struct _fuse_off_t_must_be_64bit_dummy_struct { unsigned _fuse_off_t_must_be_64bit:((sizeof(off_t) == 8) ? 1 : -1); };
#endif
#endif
#endif
