#ifndef _MAYRUN_PACK_CURL_WEBSOCKETS_H
#define _MAYRUN_PACK_CURL_WEBSOCKETS_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <curl/curl.h>
struct curl_ws_frame { int age; int flags; curl_off_t offset; curl_off_t bytesleft; size_t len; };
#define CURLWS_TEXT (1<<0)
#define CURLWS_BINARY (1<<1)
#define CURLWS_CONT (1<<2)
#define CURLWS_CLOSE (1<<3)
#define CURLWS_PING (1<<4)
#define CURLWS_OFFSET (1<<5)
CURL_EXTERN CURLcode curl_ws_recv(CURL *curl, void *buffer, size_t buflen, size_t *recv, struct curl_ws_frame **metap);
#define CURLWS_PONG (1<<6)
CURL_EXTERN CURLcode curl_ws_send(CURL *curl, const void *buffer, size_t buflen, size_t *sent, curl_off_t framesize, unsigned int sendflags);
#define CURLWS_RAW_MODE (1<<0)
CURL_EXTERN struct curl_ws_frame *curl_ws_meta(CURL *curl);
#endif
