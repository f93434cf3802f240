/* The objects of <pthread.h>: opaque, with glibc's sizes, and the kind of a mutex where glibc keeps it. */
#ifndef _BITS_PTHREAD_H
#define _BITS_PTHREAD_H
typedef unsigned long pthread_t;
typedef unsigned int pthread_key_t;
typedef int pthread_once_t;
typedef volatile int pthread_spinlock_t;
typedef union { char __size[4]; int __align; } pthread_mutexattr_t;
typedef union { char __size[4]; int __align; } pthread_condattr_t;
typedef union { char __size[4]; int __align; } pthread_barrierattr_t;
typedef union { char __size[8]; long __align; } pthread_rwlockattr_t;
#if __SIZEOF_LONG__ == 8
union pthread_attr_t { char __size[56]; long __align; };
typedef union {
  struct __pthread_mutex_s { int __lock; unsigned int __count; int __owner; unsigned int __nusers; int __kind; } __data;
  char __size[40];
  long __align;
} pthread_mutex_t;
typedef union { char __size[56]; long __align; } pthread_rwlock_t;
typedef union { char __size[32]; long __align; } pthread_barrier_t;
#else
union pthread_attr_t { char __size[36]; long __align; };
typedef union {
  struct __pthread_mutex_s { int __lock; unsigned int __count; int __owner; int __kind; unsigned int __nusers; } __data;
  char __size[24];
  long __align;
} pthread_mutex_t;
typedef union { char __size[32]; long __align; } pthread_rwlock_t;
typedef union { char __size[20]; long __align; } pthread_barrier_t;
#endif
typedef union pthread_attr_t pthread_attr_t;
typedef union { char __size[48]; long long __align; } pthread_cond_t;
#endif
