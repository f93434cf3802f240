#ifndef _MAYRUN_PACK_CURL_MULTI_H
#define _MAYRUN_PACK_CURL_MULTI_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <curl/curl.h>
#include <curl/curl.h>
typedef void CURLM;
typedef enum { CURLM_CALL_MULTI_PERFORM = -1, CURLM_OK, CURLM_BAD_HANDLE, CURLM_BAD_EASY_HANDLE, CURLM_OUT_OF_MEMORY, CURLM_INTERNAL_ERROR, CURLM_BAD_SOCKET, CURLM_UNKNOWN_OPTION, CURLM_ADDED_ALREADY, CURLM_RECURSIVE_API_CALL, CURLM_WAKEUP_FAILURE, CURLM_BAD_FUNCTION_ARGUMENT, CURLM_ABORTED_BY_CALLBACK, CURLM_UNRECOVERABLE_POLL, CURLM_LAST } CURLMcode;
#define CURLM_CALL_MULTI_SOCKET CURLM_CALL_MULTI_PERFORM
#define CURLPIPE_NOTHING 0L
#define CURLPIPE_HTTP1 1L
#define CURLPIPE_MULTIPLEX 2L
typedef enum { CURLMSG_NONE, CURLMSG_DONE, CURLMSG_LAST } CURLMSG;
struct CURLMsg { CURLMSG msg; CURL *easy_handle; union { void *whatever; CURLcode result; } data; };
typedef struct CURLMsg CURLMsg;
#define CURL_WAIT_POLLIN 0x0001
#define CURL_WAIT_POLLPRI 0x0002
#define CURL_WAIT_POLLOUT 0x0004
struct curl_waitfd { curl_socket_t fd; short events; short revents; };
CURLM *curl_multi_init(void);
CURLMcode curl_multi_add_handle(CURLM *multi_handle, CURL *curl_handle);
CURLMcode curl_multi_remove_handle(CURLM *multi_handle, CURL *curl_handle);
CURLMcode curl_multi_fdset(CURLM *multi_handle, fd_set *read_fd_set, fd_set *write_fd_set, fd_set *exc_fd_set, int *max_fd);
CURLMcode curl_multi_wait(CURLM *multi_handle, struct curl_waitfd extra_fds[], unsigned int extra_nfds, int timeout_ms, int *ret);
CURLMcode curl_multi_poll(CURLM *multi_handle, struct curl_waitfd extra_fds[], unsigned int extra_nfds, int timeout_ms, int *ret);
CURLMcode curl_multi_wakeup(CURLM *multi_handle);
CURLMcode curl_multi_perform(CURLM *multi_handle, int *running_handles);
CURLMcode curl_multi_cleanup(CURLM *multi_handle);
CURLMsg *curl_multi_info_read(CURLM *multi_handle, int *msgs_in_queue);
const char *curl_multi_strerror(CURLMcode);
#define CURL_POLL_NONE 0
#define CURL_POLL_IN 1
#define CURL_POLL_OUT 2
#define CURL_POLL_INOUT 3
#define CURL_POLL_REMOVE 4
#define CURL_SOCKET_TIMEOUT CURL_SOCKET_BAD
#define CURL_CSELECT_IN 0x01
#define CURL_CSELECT_OUT 0x02
#define CURL_CSELECT_ERR 0x04
typedef int (*curl_socket_callback)(CURL *easy, curl_socket_t s, int what, void *userp, void *socketp);
typedef int (*curl_multi_timer_callback)(CURLM *multi, long timeout_ms, void *userp);
CURLMcode curl_multi_socket(CURLM *multi_handle, curl_socket_t s, int *running_handles);
CURLMcode curl_multi_socket_action(CURLM *multi_handle, curl_socket_t s, int ev_bitmask, int *running_handles);
CURLMcode curl_multi_socket_all(CURLM *multi_handle, int *running_handles);
#define curl_multi_socket(x,y,z) curl_multi_socket_action(x,y,0,z)
CURLMcode curl_multi_timeout(CURLM *multi_handle, long *milliseconds);
typedef enum { CURLMOPT_SOCKETFUNCTION = 20000 + 1, CURLMOPT_SOCKETDATA = 10000 + 2, CURLMOPT_PIPELINING = 0 + 3, CURLMOPT_TIMERFUNCTION = 20000 + 4, CURLMOPT_TIMERDATA = 10000 + 5, CURLMOPT_MAXCONNECTS = 0 + 6, CURLMOPT_MAX_HOST_CONNECTIONS = 0 + 7, CURLMOPT_MAX_PIPELINE_LENGTH = 0 + 8, CURLMOPT_CONTENT_LENGTH_PENALTY_SIZE = 30000 + 9, CURLMOPT_CHUNK_LENGTH_PENALTY_SIZE = 30000 + 10, CURLMOPT_PIPELINING_SITE_BL = 10000 + 11, CURLMOPT_PIPELINING_SERVER_BL = 10000 + 12, CURLMOPT_MAX_TOTAL_CONNECTIONS = 0 + 13, CURLMOPT_PUSHFUNCTION = 20000 + 14, CURLMOPT_PUSHDATA = 10000 + 15, CURLMOPT_MAX_CONCURRENT_STREAMS = 0 + 16, CURLMOPT_LASTENTRY } CURLMoption;
CURLMcode curl_multi_setopt(CURLM *multi_handle,CURLMoption option,...);
CURLMcode curl_multi_assign(CURLM *multi_handle, curl_socket_t sockfd, void *sockp);
#define CURL_PUSH_OK 0
#define CURL_PUSH_DENY 1
#define CURL_PUSH_ERROROUT 2
struct curl_pushheaders;
char *curl_pushheader_bynum(struct curl_pushheaders *h, size_t num);
char *curl_pushheader_byname(struct curl_pushheaders *h, const char *name);
typedef int (*curl_push_callback)(CURL *parent, CURL *easy, size_t num_headers, struct curl_pushheaders *headers, void *userp);
#endif
