#ifndef _FEATURES_H
#define _FEATURES_H
#define __GLIBC__ 2
#define __GLIBC_MINOR__ 36
#define __GNU_LIBRARY__ 6
#define __GLIBC_PREREQ(maj, min) ((__GLIBC__ << 16) + __GLIBC_MINOR__ >= ((maj) << 16) + (min))
#define __USE_POSIX 1
#define __USE_POSIX2 1
#define __USE_UNIX98 1
#define __USE_XOPEN2K 1
#define __USE_XOPEN2K8 1
#define __USE_MISC 1
#ifdef _GNU_SOURCE
#define __USE_GNU 1
#endif
#define __USE_ISOC99 1
#define __USE_ISOC11 1
#include <sys/cdefs.h>
#endif
