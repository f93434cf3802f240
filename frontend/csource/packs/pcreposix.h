#ifndef _MAYRUN_PACK_PCREPOSIX_H
#define _MAYRUN_PACK_PCREPOSIX_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <stdlib.h>
#define REG_ICASE 0x0001
#define REG_NEWLINE 0x0002
#define REG_NOTBOL 0x0004
#define REG_NOTEOL 0x0008
#define REG_DOTALL 0x0010
#define REG_NOSUB 0x0020
#define REG_UTF8 0x0040
#define REG_STARTEND 0x0080
#define REG_NOTEMPTY 0x0100
#define REG_UNGREEDY 0x0200
#define REG_UCP 0x0400
#define REG_EXTENDED 0
enum { REG_ASSERT = 1, REG_BADBR, REG_BADPAT, REG_BADRPT, REG_EBRACE, REG_EBRACK, REG_ECOLLATE, REG_ECTYPE, REG_EESCAPE, REG_EMPTY, REG_EPAREN, REG_ERANGE, REG_ESIZE, REG_ESPACE, REG_ESUBREG, REG_INVARG, REG_NOMATCH };
typedef struct { void *re_pcre; size_t re_nsub; size_t re_erroffset; } regex_t;
typedef int regoff_t;
typedef struct { regoff_t rm_so; regoff_t rm_eo; } regmatch_t;
#define PCREPOSIX_EXP_DECL extern
#define PCREPOSIX_EXP_DEFN extern
extern int pcreposix_regcomp(regex_t *, const char *, int);
extern int pcreposix_regexec(const regex_t *, const char *, size_t, regmatch_t *, int);
extern size_t pcreposix_regerror(int, const regex_t *, char *, size_t);
extern void pcreposix_regfree(regex_t *);
#define regcomp pcreposix_regcomp
#define regexec pcreposix_regexec
#define regerror pcreposix_regerror
#define regfree pcreposix_regfree
#endif
