#ifndef _MAYRUN_PACK_OPENSSL_SSLERR_H
#define _MAYRUN_PACK_OPENSSL_SSLERR_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/opensslconf.h>
#include <openssl/symhacks.h>
#endif
