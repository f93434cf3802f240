/* The scalar types of POSIX, with the sizes that glibc gives them. */
#ifndef _BITS_TYPES_H
#define _BITS_TYPES_H
typedef unsigned char u_char;
typedef unsigned short u_short;
typedef unsigned int u_int;
typedef unsigned long u_long;
typedef unsigned char __u_char;
typedef unsigned short __u_short;
typedef unsigned int __u_int;
typedef unsigned long __u_long;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef char *caddr_t;
typedef __INT64_TYPE__ quad_t;
typedef __UINT64_TYPE__ u_quad_t;
#if __SIZEOF_LONG__ == 8
typedef unsigned long dev_t;
typedef unsigned long nlink_t;
typedef long ssize_t;
#else
typedef unsigned long long dev_t;
typedef unsigned int nlink_t;
typedef int ssize_t;
#endif
typedef unsigned long ino_t;
typedef unsigned int mode_t;
typedef long blksize_t;
#if defined _FILE_OFFSET_BITS && _FILE_OFFSET_BITS == 64
typedef __INT64_TYPE__ off_t;
typedef __INT64_TYPE__ blkcnt_t;
#else
typedef long off_t;
typedef long blkcnt_t;
#endif
typedef __INT64_TYPE__ off64_t;
typedef __INT64_TYPE__ loff_t;
typedef __UINT64_TYPE__ ino64_t;
typedef __INT64_TYPE__ blkcnt64_t;
typedef unsigned long fsblkcnt_t;
typedef unsigned long fsfilcnt_t;
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int id_t;
typedef int key_t;
typedef int daddr_t;
typedef long time_t;
typedef long clock_t;
typedef int clockid_t;
typedef void *timer_t;
typedef long suseconds_t;
typedef unsigned int useconds_t;
typedef long register_t;
typedef unsigned int socklen_t;
typedef int __pid_t;
typedef unsigned int __uid_t;
typedef unsigned int __gid_t;
typedef long __time_t;
typedef long __off_t;
typedef __INT64_TYPE__ __off64_t;
typedef ssize_t __ssize_t;
typedef unsigned int __mode_t;
typedef unsigned int __useconds_t;
typedef unsigned int __socklen_t;
typedef __INT32_TYPE__ __int32_t;
typedef __UINT32_TYPE__ __uint32_t;
typedef __INT64_TYPE__ __int64_t;
typedef __UINT64_TYPE__ __uint64_t;
typedef __INT8_TYPE__ __int8_t;
typedef __UINT8_TYPE__ __uint8_t;
typedef __INT16_TYPE__ __int16_t;
typedef __UINT16_TYPE__ __uint16_t;
struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
#endif
