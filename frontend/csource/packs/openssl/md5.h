#ifndef _MAYRUN_PACK_OPENSSL_MD5_H
#define _MAYRUN_PACK_OPENSSL_MD5_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#include <openssl/e_os2.h>
#include <stddef.h>
#define MD5_DIGEST_LENGTH 16
#define MD5_LONG unsigned int
#define MD5_CBLOCK 64
#define MD5_LBLOCK (MD5_CBLOCK / 4)
typedef struct MD5state_st { unsigned int A, B, C, D; unsigned int Nl, Nh; unsigned int data[(64 / 4)]; unsigned int num; } MD5_CTX;
int MD5_Init(MD5_CTX *c);
int MD5_Update(MD5_CTX *c, const void *data, size_t len);
int MD5_Final(unsigned char *md, MD5_CTX *c);
unsigned char *MD5(const unsigned char *d, size_t n, unsigned char *md);
void MD5_Transform(MD5_CTX *c, const unsigned char *b);
#endif
