#ifndef _STRING_H
#define _STRING_H
#include <features.h>
#include <stddef.h>
#include <strings.h>
typedef struct __locale_struct *locale_t;
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *mempcpy(void *, const void *, size_t);
void *memccpy(void *, const void *, int, size_t);
void *memset(void *, int, size_t);
void explicit_bzero(void *, size_t);
int memcmp(const void *, const void *, size_t);
void *memchr(const void *, int, size_t);
void *memrchr(const void *, int, size_t);
void *rawmemchr(const void *, int);
void *memmem(const void *, size_t, const void *, size_t);
void *memfrob(void *, size_t);
char *strcpy(char *, const char *);
char *strncpy(char *, const char *, size_t);
char *stpcpy(char *, const char *);
char *stpncpy(char *, const char *, size_t);
char *strcat(char *, const char *);
char *strncat(char *, const char *, size_t);
size_t strlcpy(char *, const char *, size_t);
size_t strlcat(char *, const char *, size_t);
int strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
int strverscmp(const char *, const char *);
int strcoll(const char *, const char *);
size_t strxfrm(char *, const char *, size_t);
char *strchr(const char *, int);
char *strchrnul(const char *, int);
char *strrchr(const char *, int);
size_t strspn(const char *, const char *);
size_t strcspn(const char *, const char *);
char *strpbrk(const char *, const char *);
char *strstr(const char *, const char *);
char *strcasestr(const char *, const char *);
char *strnstr(const char *, const char *, size_t);
char *strtok(char *, const char *);
char *strtok_r(char *, const char *, char **);
char *strsep(char **, const char *);
size_t strlen(const char *);
size_t strnlen(const char *, size_t);
char *strdup(const char *);
char *strndup(const char *, size_t);
#define strndupa(s, n) (__extension__ ({ const char *__s = (s); size_t __l = strnlen(__s, (n)); \
	char *__d = (char *)__builtin_alloca(__l + 1); __d[__l] = '\0'; (char *)__builtin_memcpy(__d, __s, __l); }))
#define strdupa(s) __builtin_strcpy((char *)__builtin_alloca(__builtin_strlen(s) + 1), s)
char *strerror(int);
#ifdef _GNU_SOURCE
char *strerror_r(int, char *, size_t);
#else
int strerror_r(int, char *, size_t);
#endif
char *strsignal(int);
#ifdef _GNU_SOURCE
char *basename(const char *);
#endif
#endif
