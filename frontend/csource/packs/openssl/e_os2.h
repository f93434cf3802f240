#ifndef _MAYRUN_PACK_OPENSSL_E_OS2_H
#define _MAYRUN_PACK_OPENSSL_E_OS2_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#define OPENSSL_SYS_UNIX
#define OPENSSL_SYS_LINUX
#define OPENSSL_EXPORT extern
#define OPENSSL_EXTERN extern
#define ossl_ssize_t ssize_t
#define OSSL_SSIZE_MAX ((ssize_t)(SIZE_MAX >> 1))
#include <inttypes.h>
typedef intmax_t ossl_intmax_t;
typedef uintmax_t ossl_uintmax_t;
#define ossl_inline inline
#define ossl_noreturn _Noreturn
#define ossl_unused
#endif
