#ifndef _MAYRUN_PACK_OPENSSL_IDEA_H
#define _MAYRUN_PACK_OPENSSL_IDEA_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#endif
