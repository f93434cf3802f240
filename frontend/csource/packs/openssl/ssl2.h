#ifndef _MAYRUN_PACK_OPENSSL_SSL2_H
#define _MAYRUN_PACK_OPENSSL_SSL2_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#define SSL2_VERSION 0x0002
#define SSL2_MT_CLIENT_HELLO 1
#endif
