#ifndef _MAYRUN_PACK_OPENSSL_TXT_DB_H
#define _MAYRUN_PACK_OPENSSL_TXT_DB_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <openssl/macros.h>
#include <openssl/bio.h>
#include <openssl/lhash.h>
#define DB_ERROR_OK 0
#define DB_ERROR_MALLOC 1
#define DB_ERROR_INDEX_CLASH 2
#define DB_ERROR_INDEX_OUT_OF_RANGE 3
#define DB_ERROR_NO_INDEX 4
#define DB_ERROR_INSERT_INDEX_CLASH 5
#define DB_ERROR_WRONG_NUM_FIELDS 6
typedef OPENSSL_STRING *OPENSSL_PSTRING;
struct stack_st_OPENSSL_PSTRING;
typedef int (*sk_OPENSSL_PSTRING_compfunc)(const OPENSSL_STRING *const *a, const OPENSSL_STRING *const *b);
typedef void (*sk_OPENSSL_PSTRING_freefunc)(OPENSSL_STRING * a);
typedef OPENSSL_STRING *(*sk_OPENSSL_PSTRING_copyfunc)(const OPENSSL_STRING *a);
int sk_OPENSSL_PSTRING_num(const struct stack_st_OPENSSL_PSTRING *sk);
OPENSSL_STRING *sk_OPENSSL_PSTRING_value(const struct stack_st_OPENSSL_PSTRING *sk, int idx);
struct stack_st_OPENSSL_PSTRING *sk_OPENSSL_PSTRING_new(sk_OPENSSL_PSTRING_compfunc compare);
struct stack_st_OPENSSL_PSTRING *sk_OPENSSL_PSTRING_new_null(void);
struct stack_st_OPENSSL_PSTRING *sk_OPENSSL_PSTRING_new_reserve(sk_OPENSSL_PSTRING_compfunc compare, int n);
int sk_OPENSSL_PSTRING_reserve(struct stack_st_OPENSSL_PSTRING *sk, int n);
void sk_OPENSSL_PSTRING_free(struct stack_st_OPENSSL_PSTRING *sk);
void sk_OPENSSL_PSTRING_zero(struct stack_st_OPENSSL_PSTRING *sk);
OPENSSL_STRING *sk_OPENSSL_PSTRING_delete(struct stack_st_OPENSSL_PSTRING *sk, int i);
OPENSSL_STRING *sk_OPENSSL_PSTRING_delete_ptr(struct stack_st_OPENSSL_PSTRING *sk, OPENSSL_STRING *ptr);
int sk_OPENSSL_PSTRING_push(struct stack_st_OPENSSL_PSTRING *sk, OPENSSL_STRING *ptr);
int sk_OPENSSL_PSTRING_unshift(struct stack_st_OPENSSL_PSTRING *sk, OPENSSL_STRING *ptr);
OPENSSL_STRING *sk_OPENSSL_PSTRING_pop(struct stack_st_OPENSSL_PSTRING *sk);
OPENSSL_STRING *sk_OPENSSL_PSTRING_shift(struct stack_st_OPENSSL_PSTRING *sk);
void sk_OPENSSL_PSTRING_pop_free(struct stack_st_OPENSSL_PSTRING *sk, sk_OPENSSL_PSTRING_freefunc freefunc);
int sk_OPENSSL_PSTRING_insert(struct stack_st_OPENSSL_PSTRING *sk, OPENSSL_STRING *ptr, int idx);
OPENSSL_STRING *sk_OPENSSL_PSTRING_set(struct stack_st_OPENSSL_PSTRING *sk, int idx, OPENSSL_STRING *ptr);
int sk_OPENSSL_PSTRING_find(struct stack_st_OPENSSL_PSTRING *sk, OPENSSL_STRING *ptr);
int sk_OPENSSL_PSTRING_find_ex(struct stack_st_OPENSSL_PSTRING *sk, OPENSSL_STRING *ptr);
int sk_OPENSSL_PSTRING_find_all(struct stack_st_OPENSSL_PSTRING *sk, OPENSSL_STRING *ptr, int *pnum);
void sk_OPENSSL_PSTRING_sort(struct stack_st_OPENSSL_PSTRING *sk);
int sk_OPENSSL_PSTRING_is_sorted(const struct stack_st_OPENSSL_PSTRING *sk);
struct stack_st_OPENSSL_PSTRING *sk_OPENSSL_PSTRING_dup(const struct stack_st_OPENSSL_PSTRING *sk);
struct stack_st_OPENSSL_PSTRING *sk_OPENSSL_PSTRING_deep_copy(const struct stack_st_OPENSSL_PSTRING *sk, sk_OPENSSL_PSTRING_copyfunc copyfunc, sk_OPENSSL_PSTRING_freefunc freefunc);
sk_OPENSSL_PSTRING_compfunc sk_OPENSSL_PSTRING_set_cmp_func(struct stack_st_OPENSSL_PSTRING *sk, sk_OPENSSL_PSTRING_compfunc compare);
typedef struct txt_db_st { int num_fields; struct stack_st_OPENSSL_PSTRING *data; struct lhash_st_OPENSSL_STRING **index; int (**qual)(OPENSSL_STRING *); long error; long arg1; long arg2; OPENSSL_STRING *arg_row; } TXT_DB;
TXT_DB *TXT_DB_read(BIO *in, int num);
long TXT_DB_write(BIO *out, TXT_DB *db);
int TXT_DB_create_index(TXT_DB *db, int field, int (*qual)(OPENSSL_STRING *), OPENSSL_LH_HASHFUNC hash, OPENSSL_LH_COMPFUNC cmp);
void TXT_DB_free(TXT_DB *db);
OPENSSL_STRING *TXT_DB_get_by_index(TXT_DB *db, int idx, OPENSSL_STRING *value);
int TXT_DB_insert(TXT_DB *db, OPENSSL_STRING *value);
#endif
