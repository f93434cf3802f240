#ifndef _MAYRUN_PACK_OPENSSL_BLOWFISH_H
#define _MAYRUN_PACK_OPENSSL_BLOWFISH_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#include <openssl/e_os2.h>
#define BF_BLOCK 8
#define BF_ENCRYPT 1
#define BF_DECRYPT 0
#define BF_LONG unsigned int
#define BF_ROUNDS 16
typedef struct bf_key_st { unsigned int P[16 + 2]; unsigned int S[4 * 256]; } BF_KEY;
void BF_set_key(BF_KEY *key, int len, const unsigned char *data);
void BF_encrypt(unsigned int *data, const BF_KEY *key);
void BF_decrypt(unsigned int *data, const BF_KEY *key);
void BF_ecb_encrypt(const unsigned char *in, unsigned char *out, const BF_KEY *key, int enc);
void BF_cbc_encrypt(const unsigned char *in, unsigned char *out, long length, const BF_KEY *schedule, unsigned char *ivec, int enc);
void BF_cfb64_encrypt(const unsigned char *in, unsigned char *out, long length, const BF_KEY *schedule, unsigned char *ivec, int *num, int enc);
void BF_ofb64_encrypt(const unsigned char *in, unsigned char *out, long length, const BF_KEY *schedule, unsigned char *ivec, int *num);
const char *BF_options(void);
#endif
