#ifndef _MAYRUN_PACK_EV_H
#define _MAYRUN_PACK_EV_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EV_CPP(x)
#define EV_NOEXCEPT
#define EV_THROW EV_NOEXCEPT
#define EV_COMPAT3 1
#define EV_FEATURES 0x7f
#define EV_FEATURE_CODE ((EV_FEATURES) & 1)
#define EV_FEATURE_DATA ((EV_FEATURES) & 2)
#define EV_FEATURE_CONFIG ((EV_FEATURES) & 4)
#define EV_FEATURE_API ((EV_FEATURES) & 8)
#define EV_FEATURE_WATCHERS ((EV_FEATURES) & 16)
#define EV_FEATURE_BACKENDS ((EV_FEATURES) & 32)
#define EV_FEATURE_OS ((EV_FEATURES) & 64)
#define EV_MINPRI (EV_FEATURE_CONFIG ? -2 : 0)
#define EV_MAXPRI (EV_FEATURE_CONFIG ? +2 : 0)
#define EV_MULTIPLICITY EV_FEATURE_CONFIG
#define EV_PERIODIC_ENABLE EV_FEATURE_WATCHERS
#define EV_STAT_ENABLE EV_FEATURE_WATCHERS
#define EV_PREPARE_ENABLE 1
#define EV_CHECK_ENABLE EV_FEATURE_WATCHERS
#define EV_IDLE_ENABLE EV_FEATURE_WATCHERS
#define EV_FORK_ENABLE EV_FEATURE_WATCHERS
#define EV_CLEANUP_ENABLE EV_FEATURE_WATCHERS
#define EV_SIGNAL_ENABLE EV_FEATURE_WATCHERS
#define EV_CHILD_ENABLE EV_FEATURE_WATCHERS
#define EV_ASYNC_ENABLE EV_FEATURE_WATCHERS
#define EV_EMBED_ENABLE EV_FEATURE_WATCHERS
#define EV_WALK_ENABLE 0
#define EV_TSTAMP_T double
typedef double ev_tstamp;
#include <string.h>
#include <signal.h>
#define EV_ATOMIC_T sig_atomic_t volatile
#include <sys/stat.h>
struct ev_loop;
#define EV_P struct ev_loop *loop
#define EV_P_ EV_P,
#define EV_A loop
#define EV_A_ EV_A,
#define EV_DEFAULT_UC ev_default_loop_uc_ ()
#define EV_DEFAULT_UC_ EV_DEFAULT_UC,
#define EV_DEFAULT ev_default_loop (0)
#define EV_DEFAULT_ EV_DEFAULT,
#define EV_INLINE static inline
#define EV_API_DECL extern
#define EV_PROTOTYPES 1
#define EV_VERSION_MAJOR 4
#define EV_VERSION_MINOR 33
enum { EV_UNDEF = (int)0xFFFFFFFF, EV_NONE = 0x00, EV_READ = 0x01, EV_WRITE = 0x02, EV__IOFDSET = 0x80, EV_IO = EV_READ, EV_TIMER = 0x00000100, EV_TIMEOUT = EV_TIMER, EV_PERIODIC = 0x00000200, EV_SIGNAL = 0x00000400, EV_CHILD = 0x00000800, EV_STAT = 0x00001000, EV_IDLE = 0x00002000, EV_PREPARE = 0x00004000, EV_CHECK = 0x00008000, EV_EMBED = 0x00010000, EV_FORK = 0x00020000, EV_CLEANUP = 0x00040000, EV_ASYNC = 0x00080000, EV_CUSTOM = 0x01000000, EV_ERROR = (int)0x80000000 };
#define EV_COMMON void *data;
#define EV_CB_DECLARE(type) void (*cb)(EV_P_ struct type *w, int revents);
#define EV_CB_INVOKE(watcher,revents) (watcher)->cb (EV_A_ (watcher), (revents))
#define EV_CB(type,name) void name (EV_P_ struct ev_ ## type *w, int revents)
#define EV_DECL_PRIORITY int priority;
#define EV_WATCHER(type) int active; int pending; EV_DECL_PRIORITY EV_COMMON EV_CB_DECLARE (type)
#define EV_WATCHER_LIST(type) EV_WATCHER (type) struct ev_watcher_list *next;
#define EV_WATCHER_TIME(type) EV_WATCHER (type) ev_tstamp at;
typedef struct ev_watcher { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_watcher *w, int revents); } ev_watcher;
typedef struct ev_watcher_list { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_watcher_list *w, int revents); struct ev_watcher_list *next; } ev_watcher_list;
typedef struct ev_watcher_time { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_watcher_time *w, int revents); ev_tstamp at; } ev_watcher_time;
typedef struct ev_io { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_io *w, int revents); struct ev_watcher_list *next; int fd; int events; } ev_io;
typedef struct ev_timer { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_timer *w, int revents); ev_tstamp at; ev_tstamp repeat; } ev_timer;
typedef struct ev_periodic { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_periodic *w, int revents); ev_tstamp at; ev_tstamp offset; ev_tstamp interval; ev_tstamp (*reschedule_cb)(struct ev_periodic *w, ev_tstamp now); } ev_periodic;
typedef struct ev_signal { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_signal *w, int revents); struct ev_watcher_list *next; int signum; } ev_signal;
typedef struct ev_child { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_child *w, int revents); struct ev_watcher_list *next; int flags; int pid; int rpid; int rstatus; } ev_child;
typedef struct stat ev_statdata;
typedef struct ev_stat { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_stat *w, int revents); struct ev_watcher_list *next; ev_timer timer; ev_tstamp interval; const char *path; ev_statdata prev; ev_statdata attr; int wd; } ev_stat;
typedef struct ev_idle { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_idle *w, int revents); } ev_idle;
typedef struct ev_prepare { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_prepare *w, int revents); } ev_prepare;
typedef struct ev_check { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_check *w, int revents); } ev_check;
typedef struct ev_fork { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_fork *w, int revents); } ev_fork;
typedef struct ev_cleanup { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_cleanup *w, int revents); } ev_cleanup;
typedef struct ev_embed { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_embed *w, int revents); struct ev_loop *other; ev_io io; ev_prepare prepare; ev_check check; ev_timer timer; ev_periodic periodic; ev_idle idle; ev_fork fork; ev_cleanup cleanup; } ev_embed;
typedef struct ev_async { int active; int pending; int priority; void *data; void (*cb)(struct ev_loop *loop, struct ev_async *w, int revents); sig_atomic_t volatile sent; } ev_async;
#define ev_async_pending(w) (+(w)->sent)
union ev_any_watcher { struct ev_watcher w; struct ev_watcher_list wl; struct ev_io io; struct ev_timer timer; struct ev_periodic periodic; struct ev_signal signal; struct ev_child child; struct ev_stat stat; struct ev_idle idle; struct ev_prepare prepare; struct ev_check check; struct ev_fork fork; struct ev_cleanup cleanup; struct ev_embed embed; struct ev_async async; };
enum { EVFLAG_AUTO = 0x00000000U, EVFLAG_NOENV = 0x01000000U, EVFLAG_FORKCHECK = 0x02000000U, EVFLAG_NOINOTIFY = 0x00100000U, EVFLAG_NOSIGFD = 0, EVFLAG_SIGNALFD = 0x00200000U, EVFLAG_NOSIGMASK = 0x00400000U, EVFLAG_NOTIMERFD = 0x00800000U };
enum { EVBACKEND_SELECT = 0x00000001U, EVBACKEND_POLL = 0x00000002U, EVBACKEND_EPOLL = 0x00000004U, EVBACKEND_KQUEUE = 0x00000008U, EVBACKEND_DEVPOLL = 0x00000010U, EVBACKEND_PORT = 0x00000020U, EVBACKEND_LINUXAIO = 0x00000040U, EVBACKEND_IOURING = 0x00000080U, EVBACKEND_ALL = 0x000000FFU, EVBACKEND_MASK = 0x0000FFFFU };
extern int ev_version_major (void);
extern int ev_version_minor (void);
extern unsigned int ev_supported_backends (void);
extern unsigned int ev_recommended_backends (void);
extern unsigned int ev_embeddable_backends (void);
extern ev_tstamp ev_time (void);
extern void ev_sleep (ev_tstamp delay);
extern void ev_set_allocator (void *(*cb)(void *ptr, long size));
extern void ev_set_syserr_cb (void (*cb)(const char *msg));
extern struct ev_loop *ev_default_loop (unsigned int flags);
struct ev_loop * ev_default_loop_uc_ (void);
int ev_is_default_loop (struct ev_loop *loop);
extern struct ev_loop *ev_loop_new (unsigned int flags);
extern ev_tstamp ev_now (struct ev_loop *loop);
extern void ev_loop_destroy (struct ev_loop *loop);
extern void ev_loop_fork (struct ev_loop *loop);
extern unsigned int ev_backend (struct ev_loop *loop);
extern void ev_now_update (struct ev_loop *loop);
enum { EVRUN_NOWAIT = 1, EVRUN_ONCE = 2 };
enum { EVBREAK_CANCEL = 0, EVBREAK_ONE = 1, EVBREAK_ALL = 2 };
extern int ev_run (struct ev_loop *loop, int flags);
extern void ev_break (struct ev_loop *loop, int how);
extern void ev_ref (struct ev_loop *loop);
extern void ev_unref (struct ev_loop *loop);
extern void ev_once (struct ev_loop *loop, int fd, int events, ev_tstamp timeout, void (*cb)(int revents, void *arg), void *arg);
extern void ev_invoke_pending (struct ev_loop *loop);
extern unsigned int ev_iteration (struct ev_loop *loop);
extern unsigned int ev_depth (struct ev_loop *loop);
extern void ev_verify (struct ev_loop *loop);
extern void ev_set_io_collect_interval (struct ev_loop *loop, ev_tstamp interval);
extern void ev_set_timeout_collect_interval (struct ev_loop *loop, ev_tstamp interval);
extern void ev_set_userdata (struct ev_loop *loop, void *data);
extern void *ev_userdata (struct ev_loop *loop);
typedef void (*ev_loop_callback)(struct ev_loop *loop);
extern void ev_set_invoke_pending_cb (struct ev_loop *loop, ev_loop_callback invoke_pending_cb);
extern void ev_set_loop_release_cb (struct ev_loop *loop, void (*release)(struct ev_loop *loop) , void (*acquire)(struct ev_loop *loop));
extern unsigned int ev_pending_count (struct ev_loop *loop);
extern void ev_suspend (struct ev_loop *loop);
extern void ev_resume (struct ev_loop *loop);
#define ev_init(ev,cb_) do { ((ev_watcher *)(void *)(ev))->active = ((ev_watcher *)(void *)(ev))->pending = 0; ev_set_priority ((ev), 0); ev_set_cb ((ev), cb_); } while (0)
#define ev_io_modify(ev,events_) do { (ev)->events = (ev)->events & EV__IOFDSET | (events_); } while (0)
#define ev_io_set(ev,fd_,events_) do { (ev)->fd = (fd_); (ev)->events = (events_) | EV__IOFDSET; } while (0)
#define ev_timer_set(ev,after_,repeat_) do { ((ev_watcher_time *)(ev))->at = (after_); (ev)->repeat = (repeat_); } while (0)
#define ev_periodic_set(ev,ofs_,ival_,rcb_) do { (ev)->offset = (ofs_); (ev)->interval = (ival_); (ev)->reschedule_cb = (rcb_); } while (0)
#define ev_signal_set(ev,signum_) do { (ev)->signum = (signum_); } while (0)
#define ev_child_set(ev,pid_,trace_) do { (ev)->pid = (pid_); (ev)->flags = !!(trace_); } while (0)
#define ev_stat_set(ev,path_,interval_) do { (ev)->path = (path_); (ev)->interval = (interval_); (ev)->wd = -2; } while (0)
#define ev_idle_set(ev)
#define ev_prepare_set(ev)
#define ev_check_set(ev)
#define ev_embed_set(ev,other_) do { (ev)->other = (other_); } while (0)
#define ev_fork_set(ev)
#define ev_cleanup_set(ev)
#define ev_async_set(ev)
#define ev_io_init(ev,cb,fd,events) do { ev_init ((ev), (cb)); ev_io_set ((ev),(fd),(events)); } while (0)
#define ev_timer_init(ev,cb,after,repeat) do { ev_init ((ev), (cb)); ev_timer_set ((ev),(after),(repeat)); } while (0)
#define ev_periodic_init(ev,cb,ofs,ival,rcb) do { ev_init ((ev), (cb)); ev_periodic_set ((ev),(ofs),(ival),(rcb)); } while (0)
#define ev_signal_init(ev,cb,signum) do { ev_init ((ev), (cb)); ev_signal_set ((ev), (signum)); } while (0)
#define ev_child_init(ev,cb,pid,trace) do { ev_init ((ev), (cb)); ev_child_set ((ev),(pid),(trace)); } while (0)
#define ev_stat_init(ev,cb,path,interval) do { ev_init ((ev), (cb)); ev_stat_set ((ev),(path),(interval)); } while (0)
#define ev_idle_init(ev,cb) do { ev_init ((ev), (cb)); ev_idle_set ((ev)); } while (0)
#define ev_prepare_init(ev,cb) do { ev_init ((ev), (cb)); ev_prepare_set ((ev)); } while (0)
#define ev_check_init(ev,cb) do { ev_init ((ev), (cb)); ev_check_set ((ev)); } while (0)
#define ev_embed_init(ev,cb,other) do { ev_init ((ev), (cb)); ev_embed_set ((ev),(other)); } while (0)
#define ev_fork_init(ev,cb) do { ev_init ((ev), (cb)); ev_fork_set ((ev)); } while (0)
#define ev_cleanup_init(ev,cb) do { ev_init ((ev), (cb)); ev_cleanup_set ((ev)); } while (0)
#define ev_async_init(ev,cb) do { ev_init ((ev), (cb)); ev_async_set ((ev)); } while (0)
#define ev_is_pending(ev) (0 + ((ev_watcher *)(void *)(ev))->pending)
#define ev_is_active(ev) (0 + ((ev_watcher *)(void *)(ev))->active)
#define ev_cb_(ev) (ev)->cb
#define ev_cb(ev) (memmove (&ev_cb_ (ev), &((ev_watcher *)(ev))->cb, sizeof (ev_cb_ (ev))), (ev)->cb)
#define ev_priority(ev) (+(((ev_watcher *)(void *)(ev))->priority))
#define ev_set_priority(ev,pri) ( (ev_watcher *)(void *)(ev))->priority = (pri)
#define ev_periodic_at(ev) (+((ev_watcher_time *)(ev))->at)
#define ev_set_cb(ev,cb_) (ev_cb_ (ev) = (cb_), memmove (&((ev_watcher *)(ev))->cb, &ev_cb_ (ev), sizeof (ev_cb_ (ev))))
extern void ev_feed_event (struct ev_loop *loop, void *w, int revents);
extern void ev_feed_fd_event (struct ev_loop *loop, int fd, int revents);
extern void ev_feed_signal (int signum);
extern void ev_feed_signal_event (struct ev_loop *loop, int signum);
extern void ev_invoke (struct ev_loop *loop, void *w, int revents);
extern int ev_clear_pending (struct ev_loop *loop, void *w);
extern void ev_io_start (struct ev_loop *loop, ev_io *w);
extern void ev_io_stop (struct ev_loop *loop, ev_io *w);
extern void ev_timer_start (struct ev_loop *loop, ev_timer *w);
extern void ev_timer_stop (struct ev_loop *loop, ev_timer *w);
extern void ev_timer_again (struct ev_loop *loop, ev_timer *w);
extern ev_tstamp ev_timer_remaining (struct ev_loop *loop, ev_timer *w);
extern void ev_periodic_start (struct ev_loop *loop, ev_periodic *w);
extern void ev_periodic_stop (struct ev_loop *loop, ev_periodic *w);
extern void ev_periodic_again (struct ev_loop *loop, ev_periodic *w);
extern void ev_signal_start (struct ev_loop *loop, ev_signal *w);
extern void ev_signal_stop (struct ev_loop *loop, ev_signal *w);
extern void ev_child_start (struct ev_loop *loop, ev_child *w);
extern void ev_child_stop (struct ev_loop *loop, ev_child *w);
extern void ev_stat_start (struct ev_loop *loop, ev_stat *w);
extern void ev_stat_stop (struct ev_loop *loop, ev_stat *w);
extern void ev_stat_stat (struct ev_loop *loop, ev_stat *w);
extern void ev_idle_start (struct ev_loop *loop, ev_idle *w);
extern void ev_idle_stop (struct ev_loop *loop, ev_idle *w);
extern void ev_prepare_start (struct ev_loop *loop, ev_prepare *w);
extern void ev_prepare_stop (struct ev_loop *loop, ev_prepare *w);
extern void ev_check_start (struct ev_loop *loop, ev_check *w);
extern void ev_check_stop (struct ev_loop *loop, ev_check *w);
extern void ev_fork_start (struct ev_loop *loop, ev_fork *w);
extern void ev_fork_stop (struct ev_loop *loop, ev_fork *w);
extern void ev_cleanup_start (struct ev_loop *loop, ev_cleanup *w);
extern void ev_cleanup_stop (struct ev_loop *loop, ev_cleanup *w);
extern void ev_embed_start (struct ev_loop *loop, ev_embed *w);
extern void ev_embed_stop (struct ev_loop *loop, ev_embed *w);
extern void ev_embed_sweep (struct ev_loop *loop, ev_embed *w);
extern void ev_async_start (struct ev_loop *loop, ev_async *w);
extern void ev_async_stop (struct ev_loop *loop, ev_async *w);
extern void ev_async_send (struct ev_loop *loop, ev_async *w);
#define EVLOOP_NONBLOCK EVRUN_NOWAIT
#define EVLOOP_ONESHOT EVRUN_ONCE
#define EVUNLOOP_CANCEL EVBREAK_CANCEL
#define EVUNLOOP_ONE EVBREAK_ONE
#define EVUNLOOP_ALL EVBREAK_ALL
void ev_loop (struct ev_loop *loop, int flags);
void ev_unloop (struct ev_loop *loop, int how);
void ev_default_destroy (void);
void ev_default_fork (void);
unsigned int ev_loop_count (struct ev_loop *loop);
unsigned int ev_loop_depth (struct ev_loop *loop);
void ev_loop_verify (struct ev_loop *loop);
#define EV_IO_ENABLE 1
#endif
