/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_DIRENT_H_MORE
#define _MAYRUN_DIRENT_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/limits.h>
struct dirent64 { __ino64_t d_ino; __off64_t d_off; unsigned short int d_reclen; unsigned char d_type; char d_name[256]; };
#define d_fileno d_ino
#define IFTODT(mode) (((mode) & 0170000) >> 12)
#define DTTOIF(dirtype) ((dirtype) << 12)
extern struct dirent64 *readdir64 (DIR *);
extern int readdir64_r (DIR *__restrict, struct dirent64 *__restrict, struct dirent64 **__restrict);
#define PTHREAD_KEYS_MAX 1024
#define PTHREAD_DESTRUCTOR_ITERATIONS _POSIX_THREAD_DESTRUCTOR_ITERATIONS
#define AIO_PRIO_DELTA_MAX 20
extern long int __sysconf (int);
#define PTHREAD_STACK_MIN __sysconf (__SC_THREAD_STACK_MIN_VALUE)
#define DELAYTIMER_MAX 2147483647
#define TTY_NAME_MAX 32
#define LOGIN_NAME_MAX 256
#define HOST_NAME_MAX 64
#define MQ_PRIO_MAX 32768
#define SEM_VALUE_MAX (2147483647)
#define SSIZE_MAX LONG_MAX
extern int scandir64 (const char *__restrict, struct dirent64 ***__restrict, int (*) (const struct dirent64 *), int (*) (const struct dirent64 **, const struct dirent64 **));
extern int scandirat (int, const char *__restrict, struct dirent ***__restrict, int (*) (const struct dirent *), int (*) (const struct dirent **, const struct dirent **));
extern int scandirat64 (int, const char *__restrict, struct dirent64 ***__restrict, int (*) (const struct dirent64 *), int (*) (const struct dirent64 **, const struct dirent64 **));
extern int alphasort64 (const struct dirent64 **, const struct dirent64 **);
extern __ssize_t getdirentries (int, char *__restrict, size_t, __off_t *__restrict);
extern __ssize_t getdirentries64 (int, char *__restrict, size_t, __off64_t *__restrict);
extern int versionsort (const struct dirent **, const struct dirent **);
extern int versionsort64 (const struct dirent64 **, const struct dirent64 **);
extern __ssize_t getdents64 (int, void *, size_t);
#endif
