#ifndef _MAYRUN_PACK_OPENSSL_OPENSSLCONF_H
#define _MAYRUN_PACK_OPENSSL_OPENSSLCONF_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/configuration.h>
#include <openssl/macros.h>
#endif
