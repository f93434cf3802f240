#ifndef _MAYRUN_PACK_OPENSSL_WHRLPOOL_H
#define _MAYRUN_PACK_OPENSSL_WHRLPOOL_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#include <openssl/e_os2.h>
#include <stddef.h>
#define WHIRLPOOL_DIGEST_LENGTH (512 / 8)
#define WHIRLPOOL_BBLOCK 512
#define WHIRLPOOL_COUNTER (256 / 8)
typedef struct { union { unsigned char c[(512 / 8)]; double q[(512 / 8) / sizeof(double)]; } H; unsigned char data[512 / 8]; unsigned int bitoff; size_t bitlen[(256 / 8) / sizeof(size_t)]; } WHIRLPOOL_CTX;
int WHIRLPOOL_Init(WHIRLPOOL_CTX *c);
int WHIRLPOOL_Update(WHIRLPOOL_CTX *c, const void *inp, size_t bytes);
void WHIRLPOOL_BitUpdate(WHIRLPOOL_CTX *c, const void *inp, size_t bits);
int WHIRLPOOL_Final(unsigned char *md, WHIRLPOOL_CTX *c);
unsigned char *WHIRLPOOL(const void *inp, size_t bytes, unsigned char *md);
#endif
