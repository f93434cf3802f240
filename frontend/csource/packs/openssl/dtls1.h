#ifndef _MAYRUN_PACK_OPENSSL_DTLS1_H
#define _MAYRUN_PACK_OPENSSL_DTLS1_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#include <openssl/prov_ssl.h>
#define DTLS_MIN_VERSION DTLS1_VERSION
#define DTLS_MAX_VERSION DTLS1_2_VERSION
#define DTLS1_VERSION_MAJOR 0xFE
#define DTLS_ANY_VERSION 0x1FFFF
#define DTLS1_COOKIE_LENGTH 255
#define DTLS1_RT_HEADER_LENGTH 13
#define DTLS1_HM_HEADER_LENGTH 12
#define DTLS1_HM_BAD_FRAGMENT -2
#define DTLS1_HM_FRAGMENT_RETRY -3
#define DTLS1_CCS_HEADER_LENGTH 1
#define DTLS1_AL_HEADER_LENGTH 2
#define DTLS1_TMO_ALERT_COUNT 12
#endif
