#ifndef _REGEX_H
#define _REGEX_H
#include <features.h>
#include <stddef.h>
typedef int regoff_t;
typedef struct { void *__buffer; unsigned long __allocated, __used, __syntax; char *__fastmap; unsigned char *__translate; size_t re_nsub; unsigned char __flags; } regex_t;
typedef struct { regoff_t rm_so, rm_eo; } regmatch_t;
#define REG_EXTENDED 1
#define REG_ICASE 2
#define REG_NEWLINE 4
#define REG_NOSUB 8
#define REG_NOTBOL 1
#define REG_NOTEOL 2
#define REG_NOMATCH 1
#define REG_ESPACE 12
int regcomp(regex_t *, const char *, int);
int regexec(const regex_t *, const char *, size_t, regmatch_t[], int);
size_t regerror(int, const regex_t *, char *, size_t);
void regfree(regex_t *);
#endif
