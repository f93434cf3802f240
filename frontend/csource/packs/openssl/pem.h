#ifndef _MAYRUN_PACK_OPENSSL_PEM_H
#define _MAYRUN_PACK_OPENSSL_PEM_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#include <openssl/e_os2.h>
#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <openssl/pemerr.h>
#define PEM_BUFSIZE 1024
#define PEM_STRING_X509_OLD "X509 CERTIFICATE"
#define PEM_STRING_X509 "CERTIFICATE"
#define PEM_STRING_X509_TRUSTED "TRUSTED CERTIFICATE"
#define PEM_STRING_X509_REQ_OLD "NEW CERTIFICATE REQUEST"
#define PEM_STRING_X509_REQ "CERTIFICATE REQUEST"
#define PEM_STRING_X509_CRL "X509 CRL"
#define PEM_STRING_EVP_PKEY "ANY PRIVATE KEY"
#define PEM_STRING_PUBLIC "PUBLIC KEY"
#define PEM_STRING_RSA "RSA PRIVATE KEY"
#define PEM_STRING_RSA_PUBLIC "RSA PUBLIC KEY"
#define PEM_STRING_DSA "DSA PRIVATE KEY"
#define PEM_STRING_DSA_PUBLIC "DSA PUBLIC KEY"
#define PEM_STRING_PKCS7 "PKCS7"
#define PEM_STRING_PKCS7_SIGNED "PKCS #7 SIGNED DATA"
#define PEM_STRING_PKCS8 "ENCRYPTED PRIVATE KEY"
#define PEM_STRING_PKCS8INF "PRIVATE KEY"
#define PEM_STRING_DHPARAMS "DH PARAMETERS"
#define PEM_STRING_DHXPARAMS "X9.42 DH PARAMETERS"
#define PEM_STRING_SSL_SESSION "SSL SESSION PARAMETERS"
#define PEM_STRING_DSAPARAMS "DSA PARAMETERS"
#define PEM_STRING_ECDSA_PUBLIC "ECDSA PUBLIC KEY"
#define PEM_STRING_ECPARAMETERS "EC PARAMETERS"
#define PEM_STRING_ECPRIVATEKEY "EC PRIVATE KEY"
#define PEM_STRING_PARAMETERS "PARAMETERS"
#define PEM_STRING_CMS "CMS"
#define PEM_STRING_SM2PRIVATEKEY "SM2 PRIVATE KEY"
#define PEM_STRING_SM2PARAMETERS "SM2 PARAMETERS"
#define PEM_TYPE_ENCRYPTED 10
#define PEM_TYPE_MIC_ONLY 20
#define PEM_TYPE_MIC_CLEAR 30
#define PEM_TYPE_CLEAR 40
#define PEM_read_cb_fnsig(name,type,INTYPE,readname) type *PEM_ ##readname ##_ ##name(INTYPE *out, type **x, pem_password_cb *cb, void *u)
#define PEM_read_cb_ex_fnsig(name,type,INTYPE,readname) type *PEM_ ##readname ##_ ##name ##_ex(INTYPE *out, type **x, pem_password_cb *cb, void *u, OSSL_LIB_CTX *libctx, const char *propq)
#define PEM_write_fnsig(name,type,OUTTYPE,writename) int PEM_ ##writename ##_ ##name(OUTTYPE *out, const type *x)
#define PEM_write_cb_fnsig(name,type,OUTTYPE,writename) int PEM_ ##writename ##_ ##name(OUTTYPE *out, const type *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u)
#define PEM_write_ex_fnsig(name,type,OUTTYPE,writename) int PEM_ ##writename ##_ ##name ##_ex(OUTTYPE *out, const type *x, OSSL_LIB_CTX *libctx, const char *propq)
#define PEM_write_cb_ex_fnsig(name,type,OUTTYPE,writename) int PEM_ ##writename ##_ ##name ##_ex(OUTTYPE *out, const type *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u, OSSL_LIB_CTX *libctx, const char *propq)
#define IMPLEMENT_PEM_read_fp(name,type,str,asn1) type *PEM_read_ ##name(FILE *fp, type **x, pem_password_cb *cb, void *u) { return PEM_ASN1_read((d2i_of_void *)d2i_ ##asn1, str, fp, (void **)x, cb, u); }
#define IMPLEMENT_PEM_write_fp(name,type,str,asn1) PEM_write_fnsig(name, type, FILE, write) { return PEM_ASN1_write((i2d_of_void *)i2d_ ##asn1, str, out, x, NULL, NULL, 0, NULL, NULL); }
#define IMPLEMENT_PEM_write_fp_const(name,type,str,asn1) IMPLEMENT_PEM_write_fp(name, type, str, asn1)
#define IMPLEMENT_PEM_write_cb_fp(name,type,str,asn1) PEM_write_cb_fnsig(name, type, FILE, write) { return PEM_ASN1_write((i2d_of_void *)i2d_ ##asn1, str, out, x, enc, kstr, klen, cb, u); }
#define IMPLEMENT_PEM_write_cb_fp_const(name,type,str,asn1) IMPLEMENT_PEM_write_cb_fp(name, type, str, asn1)
#define IMPLEMENT_PEM_read_bio(name,type,str,asn1) type *PEM_read_bio_ ##name(BIO *bp, type **x, pem_password_cb *cb, void *u) { return PEM_ASN1_read_bio((d2i_of_void *)d2i_ ##asn1, str, bp, (void **)x, cb, u); }
#define IMPLEMENT_PEM_write_bio(name,type,str,asn1) PEM_write_fnsig(name, type, BIO, write_bio) { return PEM_ASN1_write_bio((i2d_of_void *)i2d_ ##asn1, str, out, x, NULL, NULL, 0, NULL, NULL); }
#define IMPLEMENT_PEM_write_bio_const(name,type,str,asn1) IMPLEMENT_PEM_write_bio(name, type, str, asn1)
#define IMPLEMENT_PEM_write_cb_bio(name,type,str,asn1) PEM_write_cb_fnsig(name, type, BIO, write_bio) { return PEM_ASN1_write_bio((i2d_of_void *)i2d_ ##asn1, str, out, x, enc, kstr, klen, cb, u); }
#define IMPLEMENT_PEM_write_cb_bio_const(name,type,str,asn1) IMPLEMENT_PEM_write_cb_bio(name, type, str, asn1)
#define IMPLEMENT_PEM_write(name,type,str,asn1) IMPLEMENT_PEM_write_bio(name, type, str, asn1) IMPLEMENT_PEM_write_fp(name, type, str, asn1)
#define IMPLEMENT_PEM_write_const(name,type,str,asn1) IMPLEMENT_PEM_write_bio_const(name, type, str, asn1) IMPLEMENT_PEM_write_fp_const(name, type, str, asn1)
#define IMPLEMENT_PEM_write_cb(name,type,str,asn1) IMPLEMENT_PEM_write_cb_bio(name, type, str, asn1) IMPLEMENT_PEM_write_cb_fp(name, type, str, asn1)
#define IMPLEMENT_PEM_write_cb_const(name,type,str,asn1) IMPLEMENT_PEM_write_cb_bio_const(name, type, str, asn1) IMPLEMENT_PEM_write_cb_fp_const(name, type, str, asn1)
#define IMPLEMENT_PEM_read(name,type,str,asn1) IMPLEMENT_PEM_read_bio(name, type, str, asn1) IMPLEMENT_PEM_read_fp(name, type, str, asn1)
#define IMPLEMENT_PEM_rw(name,type,str,asn1) IMPLEMENT_PEM_read(name, type, str, asn1) IMPLEMENT_PEM_write(name, type, str, asn1)
#define IMPLEMENT_PEM_rw_const(name,type,str,asn1) IMPLEMENT_PEM_read(name, type, str, asn1) IMPLEMENT_PEM_write_const(name, type, str, asn1)
#define IMPLEMENT_PEM_rw_cb(name,type,str,asn1) IMPLEMENT_PEM_read(name, type, str, asn1) IMPLEMENT_PEM_write_cb(name, type, str, asn1)
#define DECLARE_PEM_read_fp_attr(attr,name,type) attr PEM_read_cb_fnsig(name, type, FILE, read);
#define DECLARE_PEM_read_fp_ex_attr(attr,name,type) attr PEM_read_cb_fnsig(name, type, FILE, read); attr PEM_read_cb_ex_fnsig(name, type, FILE, read);
#define DECLARE_PEM_write_fp_attr(attr,name,type) attr PEM_write_fnsig(name, type, FILE, write);
#define DECLARE_PEM_write_fp_ex_attr(attr,name,type) attr PEM_write_fnsig(name, type, FILE, write); attr PEM_write_ex_fnsig(name, type, FILE, write);
#define DECLARE_PEM_write_fp_const_attr(attr,name,type) attr PEM_write_fnsig(name, type, FILE, write);
#define DECLARE_PEM_write_cb_fp_attr(attr,name,type) attr PEM_write_cb_fnsig(name, type, FILE, write);
#define DECLARE_PEM_write_cb_fp_ex_attr(attr,name,type) attr PEM_write_cb_fnsig(name, type, FILE, write); attr PEM_write_cb_ex_fnsig(name, type, FILE, write);
#define DECLARE_PEM_read_fp(name,type) DECLARE_PEM_read_fp_attr(extern, name, type)
#define DECLARE_PEM_write_fp(name,type) DECLARE_PEM_write_fp_attr(extern, name, type)
#define DECLARE_PEM_write_fp_const(name,type) DECLARE_PEM_write_fp_const_attr(extern, name, type)
#define DECLARE_PEM_write_cb_fp(name,type) DECLARE_PEM_write_cb_fp_attr(extern, name, type)
#define DECLARE_PEM_read_bio_attr(attr,name,type) attr PEM_read_cb_fnsig(name, type, BIO, read_bio);
#define DECLARE_PEM_read_bio_ex_attr(attr,name,type) attr PEM_read_cb_fnsig(name, type, BIO, read_bio); attr PEM_read_cb_ex_fnsig(name, type, BIO, read_bio);
#define DECLARE_PEM_read_bio(name,type) DECLARE_PEM_read_bio_attr(extern, name, type)
#define DECLARE_PEM_read_bio_ex(name,type) DECLARE_PEM_read_bio_ex_attr(extern, name, type)
#define DECLARE_PEM_write_bio_attr(attr,name,type) attr PEM_write_fnsig(name, type, BIO, write_bio);
#define DECLARE_PEM_write_bio_ex_attr(attr,name,type) attr PEM_write_fnsig(name, type, BIO, write_bio); attr PEM_write_ex_fnsig(name, type, BIO, write_bio);
#define DECLARE_PEM_write_bio(name,type) DECLARE_PEM_write_bio_attr(extern, name, type)
#define DECLARE_PEM_write_bio_ex(name,type) DECLARE_PEM_write_bio_ex_attr(extern, name, type)
#define DECLARE_PEM_write_bio_const_attr(attr,name,type) attr PEM_write_fnsig(name, type, BIO, write_bio);
#define DECLARE_PEM_write_bio_const(name,type) DECLARE_PEM_write_bio_const_attr(extern, name, type)
#define DECLARE_PEM_write_cb_bio_attr(attr,name,type) attr PEM_write_cb_fnsig(name, type, BIO, write_bio);
#define DECLARE_PEM_write_cb_bio_ex_attr(attr,name,type) attr PEM_write_cb_fnsig(name, type, BIO, write_bio); attr PEM_write_cb_ex_fnsig(name, type, BIO, write_bio);
#define DECLARE_PEM_write_cb_bio(name,type) DECLARE_PEM_write_cb_bio_attr(extern, name, type)
#define DECLARE_PEM_write_cb_ex_bio(name,type) DECLARE_PEM_write_cb_bio_ex_attr(extern, name, type)
#define DECLARE_PEM_write_attr(attr,name,type) DECLARE_PEM_write_bio_attr(attr, name, type) DECLARE_PEM_write_fp_attr(attr, name, type)
#define DECLARE_PEM_write_ex_attr(attr,name,type) DECLARE_PEM_write_bio_ex_attr(attr, name, type) DECLARE_PEM_write_fp_ex_attr(attr, name, type)
#define DECLARE_PEM_write(name,type) DECLARE_PEM_write_attr(extern, name, type)
#define DECLARE_PEM_write_ex(name,type) DECLARE_PEM_write_ex_attr(extern, name, type)
#define DECLARE_PEM_write_const_attr(attr,name,type) DECLARE_PEM_write_bio_const_attr(attr, name, type) DECLARE_PEM_write_fp_const_attr(attr, name, type)
#define DECLARE_PEM_write_const(name,type) DECLARE_PEM_write_const_attr(extern, name, type)
#define DECLARE_PEM_write_cb_attr(attr,name,type) DECLARE_PEM_write_cb_bio_attr(attr, name, type) DECLARE_PEM_write_cb_fp_attr(attr, name, type)
#define DECLARE_PEM_write_cb_ex_attr(attr,name,type) DECLARE_PEM_write_cb_bio_ex_attr(attr, name, type) DECLARE_PEM_write_cb_fp_ex_attr(attr, name, type)
#define DECLARE_PEM_write_cb(name,type) DECLARE_PEM_write_cb_attr(extern, name, type)
#define DECLARE_PEM_write_cb_ex(name,type) DECLARE_PEM_write_cb_ex_attr(extern, name, type)
#define DECLARE_PEM_read_attr(attr,name,type) DECLARE_PEM_read_bio_attr(attr, name, type) DECLARE_PEM_read_fp_attr(attr, name, type)
#define DECLARE_PEM_read_ex_attr(attr,name,type) DECLARE_PEM_read_bio_ex_attr(attr, name, type) DECLARE_PEM_read_fp_ex_attr(attr, name, type)
#define DECLARE_PEM_read(name,type) DECLARE_PEM_read_attr(extern, name, type)
#define DECLARE_PEM_read_ex(name,type) DECLARE_PEM_read_ex_attr(extern, name, type)
#define DECLARE_PEM_rw_attr(attr,name,type) DECLARE_PEM_read_attr(attr, name, type) DECLARE_PEM_write_attr(attr, name, type)
#define DECLARE_PEM_rw_ex_attr(attr,name,type) DECLARE_PEM_read_ex_attr(attr, name, type) DECLARE_PEM_write_ex_attr(attr, name, type)
#define DECLARE_PEM_rw(name,type) DECLARE_PEM_rw_attr(extern, name, type)
#define DECLARE_PEM_rw_ex(name,type) DECLARE_PEM_rw_ex_attr(extern, name, type)
#define DECLARE_PEM_rw_const_attr(attr,name,type) DECLARE_PEM_read_attr(attr, name, type) DECLARE_PEM_write_const_attr(attr, name, type)
#define DECLARE_PEM_rw_const(name,type) DECLARE_PEM_rw_const_attr(extern, name, type)
#define DECLARE_PEM_rw_cb_attr(attr,name,type) DECLARE_PEM_read_attr(attr, name, type) DECLARE_PEM_write_cb_attr(attr, name, type)
#define DECLARE_PEM_rw_cb_ex_attr(attr,name,type) DECLARE_PEM_read_ex_attr(attr, name, type) DECLARE_PEM_write_cb_ex_attr(attr, name, type)
#define DECLARE_PEM_rw_cb(name,type) DECLARE_PEM_rw_cb_attr(extern, name, type)
#define DECLARE_PEM_rw_cb_ex(name,type) DECLARE_PEM_rw_cb_ex_attr(extern, name, type)
int PEM_get_EVP_CIPHER_INFO(char *header, EVP_CIPHER_INFO *cipher);
int PEM_do_header(EVP_CIPHER_INFO *cipher, unsigned char *data, long *len, pem_password_cb *callback, void *u);
int PEM_read_bio(BIO *bp, char **name, char **header, unsigned char **data, long *len);
#define PEM_FLAG_SECURE 0x1
#define PEM_FLAG_EAY_COMPATIBLE 0x2
#define PEM_FLAG_ONLY_B64 0x4
int PEM_read_bio_ex(BIO *bp, char **name, char **header, unsigned char **data, long *len, unsigned int flags);
int PEM_bytes_read_bio_secmem(unsigned char **pdata, long *plen, char **pnm, const char *name, BIO *bp, pem_password_cb *cb, void *u);
int PEM_write_bio(BIO *bp, const char *name, const char *hdr, const unsigned char *data, long len);
int PEM_bytes_read_bio(unsigned char **pdata, long *plen, char **pnm, const char *name, BIO *bp, pem_password_cb *cb, void *u);
void *PEM_ASN1_read_bio(d2i_of_void *d2i, const char *name, BIO *bp, void **x, pem_password_cb *cb, void *u);
int PEM_ASN1_write_bio(i2d_of_void *i2d, const char *name, BIO *bp, const void *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u);
struct stack_st_X509_INFO *PEM_X509_INFO_read_bio(BIO *bp, struct stack_st_X509_INFO *sk, pem_password_cb *cb, void *u);
struct stack_st_X509_INFO *PEM_X509_INFO_read_bio_ex(BIO *bp, struct stack_st_X509_INFO *sk, pem_password_cb *cb, void *u, OSSL_LIB_CTX *libctx, const char *propq);
int PEM_X509_INFO_write_bio(BIO *bp, const X509_INFO *xi, EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cd, void *u);
int PEM_read(FILE *fp, char **name, char **header, unsigned char **data, long *len);
int PEM_write(FILE *fp, const char *name, const char *hdr, const unsigned char *data, long len);
void *PEM_ASN1_read(d2i_of_void *d2i, const char *name, FILE *fp, void **x, pem_password_cb *cb, void *u);
int PEM_ASN1_write(i2d_of_void *i2d, const char *name, FILE *fp, const void *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *callback, void *u);
struct stack_st_X509_INFO *PEM_X509_INFO_read(FILE *fp, struct stack_st_X509_INFO *sk, pem_password_cb *cb, void *u);
struct stack_st_X509_INFO *PEM_X509_INFO_read_ex(FILE *fp, struct stack_st_X509_INFO *sk, pem_password_cb *cb, void *u, OSSL_LIB_CTX *libctx, const char *propq);
int PEM_SignInit(EVP_MD_CTX *ctx, EVP_MD *type);
int PEM_SignUpdate(EVP_MD_CTX *ctx, const unsigned char *d, unsigned int cnt);
int PEM_SignFinal(EVP_MD_CTX *ctx, unsigned char *sigret, unsigned int *siglen, EVP_PKEY *pkey);
int PEM_def_callback(char *buf, int num, int rwflag, void *userdata);
void PEM_proc_type(char *buf, int type);
void PEM_dek_info(char *buf, const char *type, int len, const char *str);
extern X509 *PEM_read_bio_X509(BIO *out, X509 **x, pem_password_cb *cb, void *u);
extern X509 *PEM_read_X509(FILE *out, X509 **x, pem_password_cb *cb, void *u);
extern int PEM_write_bio_X509(BIO *out, const X509 *x);
extern int PEM_write_X509(FILE *out, const X509 *x);
extern X509 *PEM_read_bio_X509_AUX(BIO *out, X509 **x, pem_password_cb *cb, void *u);
extern X509 *PEM_read_X509_AUX(FILE *out, X509 **x, pem_password_cb *cb, void *u);
extern int PEM_write_bio_X509_AUX(BIO *out, const X509 *x);
extern int PEM_write_X509_AUX(FILE *out, const X509 *x);
extern X509_REQ *PEM_read_bio_X509_REQ(BIO *out, X509_REQ **x, pem_password_cb *cb, void *u);
extern X509_REQ *PEM_read_X509_REQ(FILE *out, X509_REQ **x, pem_password_cb *cb, void *u);
extern int PEM_write_bio_X509_REQ(BIO *out, const X509_REQ *x);
extern int PEM_write_X509_REQ(FILE *out, const X509_REQ *x);
extern int PEM_write_bio_X509_REQ_NEW(BIO *out, const X509_REQ *x);
extern int PEM_write_X509_REQ_NEW(FILE *out, const X509_REQ *x);
extern X509_CRL *PEM_read_bio_X509_CRL(BIO *out, X509_CRL **x, pem_password_cb *cb, void *u);
extern X509_CRL *PEM_read_X509_CRL(FILE *out, X509_CRL **x, pem_password_cb *cb, void *u);
extern int PEM_write_bio_X509_CRL(BIO *out, const X509_CRL *x);
extern int PEM_write_X509_CRL(FILE *out, const X509_CRL *x);
extern X509_PUBKEY *PEM_read_bio_X509_PUBKEY(BIO *out, X509_PUBKEY **x, pem_password_cb *cb, void *u);
extern X509_PUBKEY *PEM_read_X509_PUBKEY(FILE *out, X509_PUBKEY **x, pem_password_cb *cb, void *u);
extern int PEM_write_bio_X509_PUBKEY(BIO *out, const X509_PUBKEY *x);
extern int PEM_write_X509_PUBKEY(FILE *out, const X509_PUBKEY *x);
extern PKCS7 *PEM_read_bio_PKCS7(BIO *out, PKCS7 **x, pem_password_cb *cb, void *u);
extern PKCS7 *PEM_read_PKCS7(FILE *out, PKCS7 **x, pem_password_cb *cb, void *u);
extern int PEM_write_bio_PKCS7(BIO *out, const PKCS7 *x);
extern int PEM_write_PKCS7(FILE *out, const PKCS7 *x);
extern NETSCAPE_CERT_SEQUENCE *PEM_read_bio_NETSCAPE_CERT_SEQUENCE(BIO *out, NETSCAPE_CERT_SEQUENCE **x, pem_password_cb *cb, void *u);
extern NETSCAPE_CERT_SEQUENCE *PEM_read_NETSCAPE_CERT_SEQUENCE(FILE *out, NETSCAPE_CERT_SEQUENCE **x, pem_password_cb *cb, void *u);
extern int PEM_write_bio_NETSCAPE_CERT_SEQUENCE(BIO *out, const NETSCAPE_CERT_SEQUENCE *x);
extern int PEM_write_NETSCAPE_CERT_SEQUENCE(FILE *out, const NETSCAPE_CERT_SEQUENCE *x);
extern X509_SIG *PEM_read_bio_PKCS8(BIO *out, X509_SIG **x, pem_password_cb *cb, void *u);
extern X509_SIG *PEM_read_PKCS8(FILE *out, X509_SIG **x, pem_password_cb *cb, void *u);
extern int PEM_write_bio_PKCS8(BIO *out, const X509_SIG *x);
extern int PEM_write_PKCS8(FILE *out, const X509_SIG *x);
extern PKCS8_PRIV_KEY_INFO *PEM_read_bio_PKCS8_PRIV_KEY_INFO(BIO *out, PKCS8_PRIV_KEY_INFO **x, pem_password_cb *cb, void *u);
extern PKCS8_PRIV_KEY_INFO *PEM_read_PKCS8_PRIV_KEY_INFO(FILE *out, PKCS8_PRIV_KEY_INFO **x, pem_password_cb *cb, void *u);
extern int PEM_write_bio_PKCS8_PRIV_KEY_INFO(BIO *out, const PKCS8_PRIV_KEY_INFO *x);
extern int PEM_write_PKCS8_PRIV_KEY_INFO(FILE *out, const PKCS8_PRIV_KEY_INFO *x);
RSA *PEM_read_bio_RSAPrivateKey(BIO *out, RSA **x, pem_password_cb *cb, void *u);
RSA *PEM_read_RSAPrivateKey(FILE *out, RSA **x, pem_password_cb *cb, void *u);
int PEM_write_bio_RSAPrivateKey(BIO *out, const RSA *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u);
int PEM_write_RSAPrivateKey(FILE *out, const RSA *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u);
RSA *PEM_read_bio_RSAPublicKey(BIO *out, RSA **x, pem_password_cb *cb, void *u);
RSA *PEM_read_RSAPublicKey(FILE *out, RSA **x, pem_password_cb *cb, void *u);
int PEM_write_bio_RSAPublicKey(BIO *out, const RSA *x);
int PEM_write_RSAPublicKey(FILE *out, const RSA *x);
RSA *PEM_read_bio_RSA_PUBKEY(BIO *out, RSA **x, pem_password_cb *cb, void *u);
RSA *PEM_read_RSA_PUBKEY(FILE *out, RSA **x, pem_password_cb *cb, void *u);
int PEM_write_bio_RSA_PUBKEY(BIO *out, const RSA *x);
int PEM_write_RSA_PUBKEY(FILE *out, const RSA *x);
DSA *PEM_read_bio_DSAPrivateKey(BIO *out, DSA **x, pem_password_cb *cb, void *u);
DSA *PEM_read_DSAPrivateKey(FILE *out, DSA **x, pem_password_cb *cb, void *u);
int PEM_write_bio_DSAPrivateKey(BIO *out, const DSA *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u);
int PEM_write_DSAPrivateKey(FILE *out, const DSA *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u);
DSA *PEM_read_bio_DSA_PUBKEY(BIO *out, DSA **x, pem_password_cb *cb, void *u);
DSA *PEM_read_DSA_PUBKEY(FILE *out, DSA **x, pem_password_cb *cb, void *u);
int PEM_write_bio_DSA_PUBKEY(BIO *out, const DSA *x);
int PEM_write_DSA_PUBKEY(FILE *out, const DSA *x);
DSA *PEM_read_bio_DSAparams(BIO *out, DSA **x, pem_password_cb *cb, void *u);
DSA *PEM_read_DSAparams(FILE *out, DSA **x, pem_password_cb *cb, void *u);
int PEM_write_bio_DSAparams(BIO *out, const DSA *x);
int PEM_write_DSAparams(FILE *out, const DSA *x);
EC_GROUP *PEM_read_bio_ECPKParameters(BIO *out, EC_GROUP **x, pem_password_cb *cb, void *u);
EC_GROUP *PEM_read_ECPKParameters(FILE *out, EC_GROUP **x, pem_password_cb *cb, void *u);
int PEM_write_bio_ECPKParameters(BIO *out, const EC_GROUP *x);
int PEM_write_ECPKParameters(FILE *out, const EC_GROUP *x);
EC_KEY *PEM_read_bio_ECPrivateKey(BIO *out, EC_KEY **x, pem_password_cb *cb, void *u);
EC_KEY *PEM_read_ECPrivateKey(FILE *out, EC_KEY **x, pem_password_cb *cb, void *u);
int PEM_write_bio_ECPrivateKey(BIO *out, const EC_KEY *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u);
int PEM_write_ECPrivateKey(FILE *out, const EC_KEY *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u);
EC_KEY *PEM_read_bio_EC_PUBKEY(BIO *out, EC_KEY **x, pem_password_cb *cb, void *u);
EC_KEY *PEM_read_EC_PUBKEY(FILE *out, EC_KEY **x, pem_password_cb *cb, void *u);
int PEM_write_bio_EC_PUBKEY(BIO *out, const EC_KEY *x);
int PEM_write_EC_PUBKEY(FILE *out, const EC_KEY *x);
DH *PEM_read_bio_DHparams(BIO *out, DH **x, pem_password_cb *cb, void *u);
DH *PEM_read_DHparams(FILE *out, DH **x, pem_password_cb *cb, void *u);
int PEM_write_bio_DHparams(BIO *out, const DH *x);
int PEM_write_DHparams(FILE *out, const DH *x);
int PEM_write_bio_DHxparams(BIO *out, const DH *x);
int PEM_write_DHxparams(FILE *out, const DH *x);
extern EVP_PKEY *PEM_read_bio_PrivateKey(BIO *out, EVP_PKEY **x, pem_password_cb *cb, void *u);
extern EVP_PKEY *PEM_read_bio_PrivateKey_ex(BIO *out, EVP_PKEY **x, pem_password_cb *cb, void *u, OSSL_LIB_CTX *libctx, const char *propq);
extern EVP_PKEY *PEM_read_PrivateKey(FILE *out, EVP_PKEY **x, pem_password_cb *cb, void *u);
extern EVP_PKEY *PEM_read_PrivateKey_ex(FILE *out, EVP_PKEY **x, pem_password_cb *cb, void *u, OSSL_LIB_CTX *libctx, const char *propq);
extern int PEM_write_bio_PrivateKey(BIO *out, const EVP_PKEY *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u);
extern int PEM_write_bio_PrivateKey_ex(BIO *out, const EVP_PKEY *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u, OSSL_LIB_CTX *libctx, const char *propq);
extern int PEM_write_PrivateKey(FILE *out, const EVP_PKEY *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u);
extern int PEM_write_PrivateKey_ex(FILE *out, const EVP_PKEY *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u, OSSL_LIB_CTX *libctx, const char *propq);
extern EVP_PKEY *PEM_read_bio_PUBKEY(BIO *out, EVP_PKEY **x, pem_password_cb *cb, void *u);
extern EVP_PKEY *PEM_read_bio_PUBKEY_ex(BIO *out, EVP_PKEY **x, pem_password_cb *cb, void *u, OSSL_LIB_CTX *libctx, const char *propq);
extern EVP_PKEY *PEM_read_PUBKEY(FILE *out, EVP_PKEY **x, pem_password_cb *cb, void *u);
extern EVP_PKEY *PEM_read_PUBKEY_ex(FILE *out, EVP_PKEY **x, pem_password_cb *cb, void *u, OSSL_LIB_CTX *libctx, const char *propq);
extern int PEM_write_bio_PUBKEY(BIO *out, const EVP_PKEY *x);
extern int PEM_write_bio_PUBKEY_ex(BIO *out, const EVP_PKEY *x, OSSL_LIB_CTX *libctx, const char *propq);
extern int PEM_write_PUBKEY(FILE *out, const EVP_PKEY *x);
extern int PEM_write_PUBKEY_ex(FILE *out, const EVP_PKEY *x, OSSL_LIB_CTX *libctx, const char *propq);
int PEM_write_bio_PrivateKey_traditional(BIO *bp, const EVP_PKEY *x, const EVP_CIPHER *enc, const unsigned char *kstr, int klen, pem_password_cb *cb, void *u);
int PEM_write_bio_PKCS8PrivateKey_nid(BIO *bp, const EVP_PKEY *x, int nid, const char *kstr, int klen, pem_password_cb *cb, void *u);
int PEM_write_bio_PKCS8PrivateKey(BIO *, const EVP_PKEY *, const EVP_CIPHER *, const char *kstr, int klen, pem_password_cb *cb, void *u);
int i2d_PKCS8PrivateKey_bio(BIO *bp, const EVP_PKEY *x, const EVP_CIPHER *enc, const char *kstr, int klen, pem_password_cb *cb, void *u);
int i2d_PKCS8PrivateKey_nid_bio(BIO *bp, const EVP_PKEY *x, int nid, const char *kstr, int klen, pem_password_cb *cb, void *u);
EVP_PKEY *d2i_PKCS8PrivateKey_bio(BIO *bp, EVP_PKEY **x, pem_password_cb *cb, void *u);
int i2d_PKCS8PrivateKey_fp(FILE *fp, const EVP_PKEY *x, const EVP_CIPHER *enc, const char *kstr, int klen, pem_password_cb *cb, void *u);
int i2d_PKCS8PrivateKey_nid_fp(FILE *fp, const EVP_PKEY *x, int nid, const char *kstr, int klen, pem_password_cb *cb, void *u);
int PEM_write_PKCS8PrivateKey_nid(FILE *fp, const EVP_PKEY *x, int nid, const char *kstr, int klen, pem_password_cb *cb, void *u);
EVP_PKEY *d2i_PKCS8PrivateKey_fp(FILE *fp, EVP_PKEY **x, pem_password_cb *cb, void *u);
int PEM_write_PKCS8PrivateKey(FILE *fp, const EVP_PKEY *x, const EVP_CIPHER *enc, const char *kstr, int klen, pem_password_cb *cd, void *u);
EVP_PKEY *PEM_read_bio_Parameters_ex(BIO *bp, EVP_PKEY **x, OSSL_LIB_CTX *libctx, const char *propq);
EVP_PKEY *PEM_read_bio_Parameters(BIO *bp, EVP_PKEY **x);
int PEM_write_bio_Parameters(BIO *bp, const EVP_PKEY *x);
EVP_PKEY *b2i_PrivateKey(const unsigned char **in, long length);
EVP_PKEY *b2i_PublicKey(const unsigned char **in, long length);
EVP_PKEY *b2i_PrivateKey_bio(BIO *in);
EVP_PKEY *b2i_PublicKey_bio(BIO *in);
int i2b_PrivateKey_bio(BIO *out, const EVP_PKEY *pk);
int i2b_PublicKey_bio(BIO *out, const EVP_PKEY *pk);
EVP_PKEY *b2i_PVK_bio(BIO *in, pem_password_cb *cb, void *u);
EVP_PKEY *b2i_PVK_bio_ex(BIO *in, pem_password_cb *cb, void *u, OSSL_LIB_CTX *libctx, const char *propq);
int i2b_PVK_bio(BIO *out, const EVP_PKEY *pk, int enclevel, pem_password_cb *cb, void *u);
int i2b_PVK_bio_ex(BIO *out, const EVP_PKEY *pk, int enclevel, pem_password_cb *cb, void *u, OSSL_LIB_CTX *libctx, const char *propq);
#endif
