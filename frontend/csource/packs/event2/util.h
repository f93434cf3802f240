#ifndef _MAYRUN_PACK_EVENT2_UTIL_H
#define _MAYRUN_PACK_EVENT2_UTIL_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define EVENT2_UTIL_H_INCLUDED_
#include <event2/visibility.h>
#include <sys/time.h>
#include <stdint.h>
#include <sys/types.h>
#include <stddef.h>
#include <stdarg.h>
#include <netdb.h>
#include <errno.h>
#include <time.h>
#define ev_uint64_t uint64_t
#define ev_int64_t int64_t
#define ev_uint32_t uint32_t
#define ev_int32_t int32_t
#define ev_uint16_t uint16_t
#define ev_int16_t int16_t
#define ev_uint8_t uint8_t
#define ev_int8_t int8_t
#define ev_uintptr_t uintptr_t
#define ev_intptr_t intptr_t
#define ev_ssize_t ssize_t
#define ev_off_t ev_int64_t
#define EV_UINT64_MAX UINT64_MAX
#define EV_INT64_MAX INT64_MAX
#define EV_INT64_MIN INT64_MIN
#define EV_UINT32_MAX UINT32_MAX
#define EV_INT32_MAX INT32_MAX
#define EV_INT32_MIN INT32_MIN
#define EV_UINT16_MAX UINT16_MAX
#define EV_INT16_MIN INT16_MIN
#define EV_INT16_MAX INT16_MAX
#define EV_UINT8_MAX UINT8_MAX
#define EV_INT8_MAX INT8_MAX
#define EV_INT8_MIN INT8_MIN
#define EV_SIZE_MAX EV_UINT64_MAX
#define EV_SSIZE_MAX EV_INT64_MAX
#define EV_SSIZE_MIN ((-EV_SSIZE_MAX) - 1)
#define ev_socklen_t socklen_t
#define evutil_socket_t int
struct evutil_monotonic_timer;
#define EV_MONOT_PRECISE 1
#define EV_MONOT_FALLBACK 2
int evutil_date_rfc1123(char *date, const size_t datelen, const struct tm *tm);
struct evutil_monotonic_timer * evutil_monotonic_timer_new(void);
void evutil_monotonic_timer_free(struct evutil_monotonic_timer *timer);
int evutil_configure_monotonic_time(struct evutil_monotonic_timer *timer, int flags);
int evutil_gettime_monotonic(struct evutil_monotonic_timer *timer, struct timeval *tp);
int evutil_socketpair(int d, int type, int protocol, int sv[2]);
int evutil_make_socket_nonblocking(int sock);
int evutil_make_listen_socket_reuseable(int sock);
int evutil_make_listen_socket_reuseable_port(int sock);
int evutil_make_listen_socket_ipv6only(int sock);
int evutil_make_socket_closeonexec(int sock);
int evutil_closesocket(int sock);
#define EVUTIL_CLOSESOCKET(s) evutil_closesocket(s)
int evutil_make_tcp_listen_socket_deferred(int sock);
#define EVUTIL_SOCKET_ERROR() (errno)
#define EVUTIL_SET_SOCKET_ERROR(errcode) do { errno = (errcode); } while (0)
#define evutil_socket_geterror(sock) (errno)
#define evutil_socket_error_to_string(errcode) (strerror(errcode))
#define EVUTIL_INVALID_SOCKET -1
#define evutil_timeradd(tvp,uvp,vvp) timeradd((tvp), (uvp), (vvp))
#define evutil_timersub(tvp,uvp,vvp) timersub((tvp), (uvp), (vvp))
#define evutil_timerclear(tvp) timerclear(tvp)
#define evutil_timercmp(tvp,uvp,cmp) (((tvp)->tv_sec == (uvp)->tv_sec) ? ((tvp)->tv_usec cmp (uvp)->tv_usec) : ((tvp)->tv_sec cmp (uvp)->tv_sec))
#define evutil_timerisset(tvp) timerisset(tvp)
#define evutil_offsetof(type,field) offsetof(type, field)
int64_t evutil_strtoll(const char *s, char **endptr, int base);
#define evutil_gettimeofday(tv,tz) gettimeofday((tv), (tz))
int evutil_snprintf(char *buf, size_t buflen, const char *format, ...);
int evutil_vsnprintf(char *buf, size_t buflen, const char *format, va_list ap);
const char *evutil_inet_ntop(int af, const void *src, char *dst, size_t len);
int evutil_inet_pton_scope(int af, const char *src, void *dst, unsigned *indexp);
int evutil_inet_pton(int af, const char *src, void *dst);
struct sockaddr;
int evutil_parse_sockaddr_port(const char *str, struct sockaddr *out, int *outlen);
int evutil_sockaddr_cmp(const struct sockaddr *sa1, const struct sockaddr *sa2, int include_port);
int evutil_ascii_strcasecmp(const char *str1, const char *str2);
int evutil_ascii_strncasecmp(const char *str1, const char *str2, size_t n);
#define evutil_addrinfo addrinfo
#define EVUTIL_EAI_ADDRFAMILY EAI_ADDRFAMILY
#define EVUTIL_EAI_AGAIN EAI_AGAIN
#define EVUTIL_EAI_BADFLAGS EAI_BADFLAGS
#define EVUTIL_EAI_FAIL EAI_FAIL
#define EVUTIL_EAI_FAMILY EAI_FAMILY
#define EVUTIL_EAI_MEMORY EAI_MEMORY
#define EVUTIL_EAI_NODATA EAI_NODATA
#define EVUTIL_EAI_NONAME EAI_NONAME
#define EVUTIL_EAI_SERVICE EAI_SERVICE
#define EVUTIL_EAI_SOCKTYPE EAI_SOCKTYPE
#define EVUTIL_EAI_SYSTEM EAI_SYSTEM
#define EVUTIL_EAI_CANCEL -90001
#define EVUTIL_AI_PASSIVE AI_PASSIVE
#define EVUTIL_AI_CANONNAME AI_CANONNAME
#define EVUTIL_AI_NUMERICHOST AI_NUMERICHOST
#define EVUTIL_AI_NUMERICSERV AI_NUMERICSERV
#define EVUTIL_AI_V4MAPPED AI_V4MAPPED
#define EVUTIL_AI_ALL AI_ALL
#define EVUTIL_AI_ADDRCONFIG AI_ADDRCONFIG
struct addrinfo;
int evutil_getaddrinfo(const char *nodename, const char *servname, const struct addrinfo *hints_in, struct addrinfo **res);
void evutil_freeaddrinfo(struct addrinfo *ai);
const char *evutil_gai_strerror(int err);
void evutil_secure_rng_get_bytes(void *buf, size_t n);
int evutil_secure_rng_init(void);
int evutil_secure_rng_set_urandom_device_file(char *fname);
void evutil_secure_rng_add_bytes(const char *dat, size_t datlen);
#endif
