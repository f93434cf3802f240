#ifndef _MAYRUN_PACK_OPENSSL_SEED_H
#define _MAYRUN_PACK_OPENSSL_SEED_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#include <openssl/e_os2.h>
#include <openssl/crypto.h>
#define SEED_BLOCK_SIZE 16
#define SEED_KEY_LENGTH 16
typedef struct seed_key_st { unsigned int data[32]; } SEED_KEY_SCHEDULE;
void SEED_set_key(const unsigned char rawkey[16], SEED_KEY_SCHEDULE *ks);
void SEED_encrypt(const unsigned char s[16], unsigned char d[16], const SEED_KEY_SCHEDULE *ks);
void SEED_decrypt(const unsigned char s[16], unsigned char d[16], const SEED_KEY_SCHEDULE *ks);
void SEED_ecb_encrypt(const unsigned char *in, unsigned char *out, const SEED_KEY_SCHEDULE *ks, int enc);
void SEED_cbc_encrypt(const unsigned char *in, unsigned char *out, size_t len, const SEED_KEY_SCHEDULE *ks, unsigned char ivec[16], int enc);
void SEED_cfb128_encrypt(const unsigned char *in, unsigned char *out, size_t len, const SEED_KEY_SCHEDULE *ks, unsigned char ivec[16], int *num, int enc);
void SEED_ofb128_encrypt(const unsigned char *in, unsigned char *out, size_t len, const SEED_KEY_SCHEDULE *ks, unsigned char ivec[16], int *num);
#endif
