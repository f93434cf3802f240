#ifndef _MAYRUN_PACK_CURL_SYSTEM_H
#define _MAYRUN_PACK_CURL_SYSTEM_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define CURL_TYPEOF_CURL_OFF_T long
#define CURL_FORMAT_CURL_OFF_T "ld"
#define CURL_FORMAT_CURL_OFF_TU "lu"
#define CURL_SUFFIX_CURL_OFF_T L
#define CURL_SUFFIX_CURL_OFF_TU UL
#define CURL_TYPEOF_CURL_SOCKLEN_T socklen_t
#define CURL_PULL_SYS_TYPES_H 1
#define CURL_PULL_SYS_SOCKET_H 1
#include <sys/types.h>
#include <sys/socket.h>
typedef socklen_t curl_socklen_t;
typedef long curl_off_t;
#define CURL_ISOCPP
#define CURLINC_OFF_T_C_HLPR2(Val,Suffix) Val ## Suffix
#define CURLINC_OFF_T_C_HLPR1(Val,Suffix) CURLINC_OFF_T_C_HLPR2(Val,Suffix)
#define CURL_OFF_T_C(Val) CURLINC_OFF_T_C_HLPR1(Val,CURL_SUFFIX_CURL_OFF_T)
#define CURL_OFF_TU_C(Val) CURLINC_OFF_T_C_HLPR1(Val,CURL_SUFFIX_CURL_OFF_TU)
#endif
