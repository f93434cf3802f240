#ifndef _MAYRUN_PACK_OPENSSL_RC4_H
#define _MAYRUN_PACK_OPENSSL_RC4_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#include <stddef.h>
typedef struct rc4_key_st { unsigned int x, y; unsigned int data[256]; } RC4_KEY;
const char *RC4_options(void);
void RC4_set_key(RC4_KEY *key, int len, const unsigned char *data);
void RC4(RC4_KEY *key, size_t len, const unsigned char *indata, unsigned char *outdata);
#endif
