#ifndef _MAYRUN_PACK_OPENSSL_RIPEMD_H
#define _MAYRUN_PACK_OPENSSL_RIPEMD_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#include <openssl/e_os2.h>
#include <stddef.h>
#define RIPEMD160_DIGEST_LENGTH 20
#define RIPEMD160_LONG unsigned int
#define RIPEMD160_CBLOCK 64
#define RIPEMD160_LBLOCK (RIPEMD160_CBLOCK / 4)
typedef struct RIPEMD160state_st { unsigned int A, B, C, D, E; unsigned int Nl, Nh; unsigned int data[(64 / 4)]; unsigned int num; } RIPEMD160_CTX;
int RIPEMD160_Init(RIPEMD160_CTX *c);
int RIPEMD160_Update(RIPEMD160_CTX *c, const void *data, size_t len);
int RIPEMD160_Final(unsigned char *md, RIPEMD160_CTX *c);
unsigned char *RIPEMD160(const unsigned char *d, size_t n, unsigned char *md);
void RIPEMD160_Transform(RIPEMD160_CTX *c, const unsigned char *b);
#endif
