#ifndef _MAYRUN_PACK_OPENSSL_SYMHACKS_H
#define _MAYRUN_PACK_OPENSSL_SYMHACKS_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#include <openssl/e_os2.h>
#endif
