#ifndef _MAYRUN_PACK_UV_UNIX_H
#define _MAYRUN_PACK_UV_UNIX_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <uv.h>
#include <sys/types.h>
#include <sys/stat.h>
#include <fcntl.h>
#include <dirent.h>
#include <sys/socket.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <arpa/inet.h>
#include <netdb.h>
#include <termios.h>
#include <pwd.h>
#include <semaphore.h>
#include <sys/param.h>
#include <pthread.h>
#include <uv/threadpool.h>
#include <uv/linux.h>
#define UV_IO_PRIVATE_PLATFORM_FIELDS
struct uv__io_s;
struct uv_loop_s;
typedef void (*uv__io_cb)(struct uv_loop_s* loop, struct uv__io_s* w, unsigned int events);
typedef struct uv__io_s uv__io_t;
struct uv__io_s { uv__io_cb cb; void* pending_queue[2]; void* watcher_queue[2]; unsigned int pevents; unsigned int events; int fd; };
#define UV_PLATFORM_SEM_T sem_t
#define UV_STREAM_PRIVATE_PLATFORM_FIELDS
typedef struct uv_buf_t { char* base; size_t len; } uv_buf_t;
typedef int uv_file;
typedef int uv_os_sock_t;
typedef int uv_os_fd_t;
typedef pid_t uv_pid_t;
#define UV_ONCE_INIT PTHREAD_ONCE_INIT
typedef pthread_once_t uv_once_t;
typedef pthread_t uv_thread_t;
typedef pthread_mutex_t uv_mutex_t;
typedef pthread_rwlock_t uv_rwlock_t;
typedef sem_t uv_sem_t;
typedef pthread_cond_t uv_cond_t;
typedef pthread_key_t uv_key_t;
typedef pthread_barrier_t uv_barrier_t;
typedef gid_t uv_gid_t;
typedef uid_t uv_uid_t;
typedef struct dirent uv__dirent_t;
#define UV_DIR_PRIVATE_FIELDS DIR* dir;
#define HAVE_DIRENT_TYPES
#define UV__DT_FILE DT_REG
#define UV__DT_DIR DT_DIR
#define UV__DT_LINK DT_LNK
#define UV__DT_FIFO DT_FIFO
#define UV__DT_SOCKET DT_SOCK
#define UV__DT_CHAR DT_CHR
#define UV__DT_BLOCK DT_BLK
#define UV_DYNAMIC
typedef struct { void* handle; char* errmsg; } uv_lib_t;
#define UV_LOOP_PRIVATE_FIELDS unsigned long flags; int backend_fd; void* pending_queue[2]; void* watcher_queue[2]; uv__io_t** watchers; unsigned int nwatchers; unsigned int nfds; void* wq[2]; uv_mutex_t wq_mutex; uv_async_t wq_async; uv_rwlock_t cloexec_lock; uv_handle_t* closing_handles; void* process_handles[2]; void* prepare_handles[2]; void* check_handles[2]; void* idle_handles[2]; void* async_handles[2]; void (*async_unused)(void); uv__io_t async_io_watcher; int async_wfd; struct { void* min; unsigned int nelts; } timer_heap; uint64_t timer_counter; uint64_t time; int signal_pipefd[2]; uv__io_t signal_io_watcher; uv_signal_t child_watcher; int emfile_fd; UV_PLATFORM_LOOP_FIELDS
#define UV_REQ_TYPE_PRIVATE
#define UV_REQ_PRIVATE_FIELDS
#define UV_PRIVATE_REQ_TYPES
#define UV_WRITE_PRIVATE_FIELDS void* queue[2]; unsigned int write_index; uv_buf_t* bufs; unsigned int nbufs; int error; uv_buf_t bufsml[4];
#define UV_CONNECT_PRIVATE_FIELDS void* queue[2];
#define UV_SHUTDOWN_PRIVATE_FIELDS
#define UV_UDP_SEND_PRIVATE_FIELDS void* queue[2]; struct sockaddr_storage addr; unsigned int nbufs; uv_buf_t* bufs; ssize_t status; uv_udp_send_cb send_cb; uv_buf_t bufsml[4];
#define UV_HANDLE_PRIVATE_FIELDS uv_handle_t* next_closing; unsigned int flags;
#define UV_STREAM_PRIVATE_FIELDS uv_connect_t *connect_req; uv_shutdown_t *shutdown_req; uv__io_t io_watcher; void* write_queue[2]; void* write_completed_queue[2]; uv_connection_cb connection_cb; int delayed_error; int accepted_fd; void* queued_fds; UV_STREAM_PRIVATE_PLATFORM_FIELDS
#define UV_TCP_PRIVATE_FIELDS
#define UV_UDP_PRIVATE_FIELDS uv_alloc_cb alloc_cb; uv_udp_recv_cb recv_cb; uv__io_t io_watcher; void* write_queue[2]; void* write_completed_queue[2];
#define UV_PIPE_PRIVATE_FIELDS const char* pipe_fname;
#define UV_POLL_PRIVATE_FIELDS uv__io_t io_watcher;
#define UV_PREPARE_PRIVATE_FIELDS uv_prepare_cb prepare_cb; void* queue[2];
#define UV_CHECK_PRIVATE_FIELDS uv_check_cb check_cb; void* queue[2];
#define UV_IDLE_PRIVATE_FIELDS uv_idle_cb idle_cb; void* queue[2];
#define UV_ASYNC_PRIVATE_FIELDS uv_async_cb async_cb; void* queue[2]; int pending;
#define UV_TIMER_PRIVATE_FIELDS uv_timer_cb timer_cb; void* heap_node[3]; uint64_t timeout; uint64_t repeat; uint64_t start_id;
#define UV_GETADDRINFO_PRIVATE_FIELDS struct uv__work work_req; uv_getaddrinfo_cb cb; struct addrinfo* hints; char* hostname; char* service; struct addrinfo* addrinfo; int retcode;
#define UV_GETNAMEINFO_PRIVATE_FIELDS struct uv__work work_req; uv_getnameinfo_cb getnameinfo_cb; struct sockaddr_storage storage; int flags; char host[NI_MAXHOST]; char service[NI_MAXSERV]; int retcode;
#define UV_PROCESS_PRIVATE_FIELDS void* queue[2]; int status;
#define UV_FS_PRIVATE_FIELDS const char *new_path; uv_file file; int flags; mode_t mode; unsigned int nbufs; uv_buf_t* bufs; off_t off; uv_uid_t uid; uv_gid_t gid; double atime; double mtime; struct uv__work work_req; uv_buf_t bufsml[4];
#define UV_WORK_PRIVATE_FIELDS struct uv__work work_req;
#define UV_TTY_PRIVATE_FIELDS struct termios orig_termios; int mode;
#define UV_SIGNAL_PRIVATE_FIELDS struct { struct uv_signal_s* rbe_left; struct uv_signal_s* rbe_right; struct uv_signal_s* rbe_parent; int rbe_color; } tree_entry; unsigned int caught_signals; unsigned int dispatched_signals;
#define UV_FS_EVENT_PRIVATE_FIELDS uv_fs_event_cb cb; UV_PLATFORM_FS_EVENT_FIELDS
#define UV_FS_O_APPEND O_APPEND
#define UV_FS_O_CREAT O_CREAT
#define UV_FS_O_DIRECT 0x04000
#define UV_FS_O_DIRECTORY O_DIRECTORY
#define UV_FS_O_DSYNC O_DSYNC
#define UV_FS_O_EXCL O_EXCL
#define UV_FS_O_EXLOCK 0
#define UV_FS_O_NOATIME O_NOATIME
#define UV_FS_O_NOCTTY O_NOCTTY
#define UV_FS_O_NOFOLLOW O_NOFOLLOW
#define UV_FS_O_NONBLOCK O_NONBLOCK
#define UV_FS_O_RDONLY O_RDONLY
#define UV_FS_O_RDWR O_RDWR
#define UV_FS_O_SYMLINK 0
#define UV_FS_O_SYNC O_SYNC
#define UV_FS_O_TRUNC O_TRUNC
#define UV_FS_O_WRONLY O_WRONLY
#define UV_FS_O_FILEMAP 0
#define UV_FS_O_RANDOM 0
#define UV_FS_O_SHORT_LIVED 0
#define UV_FS_O_SEQUENTIAL 0
#define UV_FS_O_TEMPORARY 0
#endif
