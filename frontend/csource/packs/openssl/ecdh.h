#ifndef _MAYRUN_PACK_OPENSSL_ECDH_H
#define _MAYRUN_PACK_OPENSSL_ECDH_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/ec.h>
#endif
