#ifndef _MAYRUN_PACK_CURL_CURLVER_H
#define _MAYRUN_PACK_CURL_CURLVER_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define LIBCURL_COPYRIGHT "Daniel Stenberg, <daniel@haxx.se>."
#define LIBCURL_VERSION "7.88.1"
#define LIBCURL_VERSION_MAJOR 7
#define LIBCURL_VERSION_MINOR 88
#define LIBCURL_VERSION_PATCH 1
#define LIBCURL_VERSION_NUM 0x075801
#define LIBCURL_TIMESTAMP "2023-02-20"
#define CURL_VERSION_BITS(x,y,z) ((x)<<16|(y)<<8|(z))
#define CURL_AT_LEAST_VERSION(x,y,z) (LIBCURL_VERSION_NUM >= CURL_VERSION_BITS(x, y, z))
#endif
