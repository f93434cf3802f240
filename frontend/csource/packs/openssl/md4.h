#ifndef _MAYRUN_PACK_OPENSSL_MD4_H
#define _MAYRUN_PACK_OPENSSL_MD4_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#include <openssl/e_os2.h>
#include <stddef.h>
#define MD4_DIGEST_LENGTH 16
#define MD4_LONG unsigned int
#define MD4_CBLOCK 64
#define MD4_LBLOCK (MD4_CBLOCK / 4)
typedef struct MD4state_st { unsigned int A, B, C, D; unsigned int Nl, Nh; unsigned int data[(64 / 4)]; unsigned int num; } MD4_CTX;
int MD4_Init(MD4_CTX *c);
int MD4_Update(MD4_CTX *c, const void *data, size_t len);
int MD4_Final(unsigned char *md, MD4_CTX *c);
unsigned char *MD4(const unsigned char *d, size_t n, unsigned char *md);
void MD4_Transform(MD4_CTX *c, const unsigned char *b);
#endif
