#ifndef _MAYRUN_PACK_OPENSSL_OSSL_TYP_H
#define _MAYRUN_PACK_OPENSSL_OSSL_TYP_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/types.h>
#endif
