#ifndef _SYS_TYPES_H
#define _SYS_TYPES_H
#include <features.h>
#include <stddef.h>
#include <mayrun/types.h>
#include <mayrun/pthreadtypes.h>
#include <sys/select.h>
#include <endian.h>
#ifndef __int8_t_defined
#define __int8_t_defined
typedef __INT8_TYPE__ int8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;
typedef __INT64_TYPE__ int64_t;
#endif
typedef __UINT8_TYPE__ u_int8_t;
typedef __UINT16_TYPE__ u_int16_t;
typedef __UINT32_TYPE__ u_int32_t;
typedef __UINT64_TYPE__ u_int64_t;
#include <mayrun/more/sys_types.h>
#endif
