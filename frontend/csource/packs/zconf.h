#ifndef _MAYRUN_PACK_ZCONF_H
#define _MAYRUN_PACK_ZCONF_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define STDC
#define STDC99
#define z_const
#define z_longlong long long
#include <stddef.h>
typedef size_t z_size_t;
#define MAX_MEM_LEVEL 9
#define MAX_WBITS 15
#define OF(args) args
#define Z_ARG(args) args
#define ZEXTERN extern
#define ZEXPORT
#define ZEXPORTVA
#define FAR
typedef unsigned char Byte;
typedef unsigned int uInt;
typedef unsigned long uLong;
typedef Byte Bytef;
typedef char charf;
typedef int intf;
typedef uInt uIntf;
typedef uLong uLongf;
typedef void const *voidpc;
typedef void *voidpf;
typedef void *voidp;
#include <limits.h>
#define Z_U4 unsigned
typedef unsigned z_crc_t;
#include <sys/types.h>
#include <stdarg.h>
#include <unistd.h>
#define z_off_t off_t
#define Z_LFS64
#define Z_LARGE64
#define z_off64_t off64_t
#endif
